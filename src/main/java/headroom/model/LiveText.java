package headroom.model;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/**
 * Text with live numbers. {@code {totalGpus}} is the value of an estimate or assumption, or the option chosen of a choice;
 * {@code {#totalGpus}} its number without the unit; {@code {totalGpus | peakRate * 3, mtp = off}} its value if some
 * assumptions or choices were different, all else equal.
 */
public final class LiveText {

    private static final Pattern SLOT = Pattern.compile("\\{(#?)\\s*(\\w+)\\s*(?:\\|([^}]*))?\\}");
    private static final Pattern CHANGE = Pattern.compile("\\s*(\\w+)\\s*([=*])\\s*([\\w.]+)\\s*");

    /** No text. */
    public static final LiveText EMPTY = new LiveText("");

    private final String template;
    private final List<Part> parts;

    /** A part of a live text. */
    public sealed interface Part permits Words, Slot {}

    /** Text that stays. */
    public record Words(String text) implements Part {}

    /** A number to be filled in. */
    public record Slot(String id, boolean numberOnly, List<Change> changes) implements Part {}

    /** One thing that is different: an assumption set or multiplied, a choice set. */
    public record Change(String id, boolean factor, String value) {}

    /** Parses a template; ids are checked when the problem is built. */
    public LiveText(String template) {
        this.template = template;
        this.parts = List.copyOf(parse(template));
    }

    private static List<Part> parse(String template) {
        List<Part> parts = new ArrayList<>();
        Matcher slot = SLOT.matcher(template);
        int end = 0;
        while (slot.find()) {
            if (slot.start() > end) {
                parts.add(new Words(template.substring(end, slot.start())));
            }
            parts.add(new Slot(slot.group(2), !slot.group(1).isEmpty(), changes(slot.group(3))));
            end = slot.end();
        }
        if (end < template.length()) {
            parts.add(new Words(template.substring(end)));
        }
        return parts;
    }

    private static List<Change> changes(@Nullable String text) {
        List<Change> changes = new ArrayList<>();
        for (String part : text == null ? new String[0] : text.split(",")) {
            Matcher change = CHANGE.matcher(part);
            if (!change.matches()) {
                throw new IllegalArgumentException(
                        "“%s” is no change; it must read id = value or id * factor".formatted(part.strip()));
            }
            changes.add(new Change(change.group(1), change.group(2).equals("*"), change.group(3)));
        }
        return changes;
    }

    /** The parts, in order. */
    public List<Part> parts() {
        return parts;
    }

    /** Whether there is nothing to read. */
    public boolean isEmpty() {
        return template.isEmpty();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LiveText text && text.template.equals(template);
    }

    @Override
    public int hashCode() {
        return template.hashCode();
    }

    @Override
    public String toString() {
        return template;
    }
}
