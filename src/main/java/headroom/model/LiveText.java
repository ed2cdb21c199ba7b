package headroom.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Text with live numbers. {@code {totalGpus}} is the value of an estimate or assumption, or the option chosen of a choice;
 * {@code {#totalGpus}} its number without the unit; {@code {totalGpus | peakRate * 3, mtp = off}} its value if some
 * assumptions or choices were different, all else equal.
 */
public final class LiveText {

    private static final Pattern SLOT = Pattern.compile("\\{(#?)\\s*(\\w+)\\s*(?:\\|([^{}]*))?\\}");
    private static final Pattern CHANGE = Pattern.compile("\\s*(\\w+)\\s*([=*+×])\\s*(.+?)\\s*");

    /** No text. */
    public static final LiveText EMPTY = new LiveText("");

    private final String template;
    private final List<Placed> placed;

    /** A part of a live text. */
    public sealed interface Part permits Words, Slot {}

    /** Text that stays. */
    public record Words(String text) implements Part {}

    /** A number to be filled in. */
    public record Slot(String id, boolean numberOnly, List<Change> changes) implements Part {}

    /** A thing that is different: an assumption set, multiplied or raised by a formula, or a choice set to an option. */
    public record Change(String id, Way way, String value) {}

    /** The way in which an assumption changes. */
    public enum Way {
        SET, TIMES, PLUS
    }

    /** A part and where it stands in the template. */
    record Placed(Part part, int start, int end) {}

    /** Parses a template; ids are checked when the problem is built. */
    public LiveText(String template) {
        this.template = template;
        this.placed = List.copyOf(parse(template));
    }

    private static List<Placed> parse(String template) {
        List<Placed> parts = new ArrayList<>();
        Matcher slot = SLOT.matcher(template);
        int end = 0;
        while (slot.find()) {
            if (slot.start() > end) {
                parts.add(new Placed(new Words(template.substring(end, slot.start())), end, slot.start()));
            }
            Slot found = new Slot(slot.group(2), !slot.group(1).isEmpty(), changes(slot.group(3)));
            parts.add(new Placed(found, slot.start(), slot.end()));
            end = slot.end();
        }
        if (end < template.length()) {
            parts.add(new Placed(new Words(template.substring(end)), end, template.length()));
        }
        return parts;
    }

    /** The changes, which are parted by commas outside of brackets; what is none has no id, for {@link TextRules} to refuse. */
    private static List<Change> changes(@Nullable String text) {
        List<Change> changes = new ArrayList<>();
        for (String part : text == null ? List.<String>of() : parted(text)) {
            Matcher change = CHANGE.matcher(part);
            changes.add(change.matches() ? new Change(change.group(1), way(change.group(2)), change.group(3))
                    : new Change("", Way.SET, part.strip()));
        }
        return changes;
    }

    private static Way way(String sign) {
        return switch (sign) {
            case "=" -> Way.SET;
            case "+" -> Way.PLUS;
            default -> Way.TIMES;
        };
    }

    private static List<String> parted(String text) {
        List<String> parts = new ArrayList<>();
        int depth = 0;
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            depth += sign == '(' ? 1 : sign == ')' ? -1 : 0;
            if (sign == ',' && depth <= 0) {
                parts.add(text.substring(from, i));
                from = i + 1;
            }
        }
        parts.add(text.substring(from));
        return parts;
    }

    /** The parts, in order. */
    public List<Part> parts() {
        return placed.stream().map(Placed::part).toList();
    }

    /** The ids of all quantities and choices that it names, those that it changes too. */
    public Set<String> ids() {
        return parts().stream().filter(Slot.class::isInstance).map(Slot.class::cast)
                .flatMap(slot -> Stream.concat(Stream.of(slot.id), slot.changes.stream().map(Change::id)))
                .collect(Collectors.toSet());
    }

    List<Placed> placed() {
        return placed;
    }

    /** True when it has no live numbers. */
    public boolean isPlain() {
        return placed.stream().allMatch(one -> one.part instanceof Words);
    }

    /** True when there is nothing to read. */
    public boolean isEmpty() {
        return template.isEmpty();
    }

    @Override
    public boolean equals(@Nullable Object other) {
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
