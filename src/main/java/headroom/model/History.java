package headroom.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The scenarios of a problem one after another, and which of them is the present one. Immutable: undo and redo are other
 * positions of the same list.
 *
 * @param entries the oldest first, never empty, at most {@link #MOST}
 * @param position the index of the present one
 */
public record History(List<Entry> entries, int position) {

    /** The most entries that are kept; older ones are forgotten. */
    public static final int MOST = 500;

    /**
     * A scenario and what led to it.
     *
     * @param name as a person reads it: {@code Peak request rate 500 → 800 req/s}
     * @param file the scenario file that is being worked on, empty while there is none
     */
    public record Entry(String name, Scenario scenario, String file) {}

    public History {
        entries = List.copyOf(entries);
        if (position < 0 || position >= entries.size()) {
            throw new IllegalArgumentException("no entry %d among %d".formatted(position, entries.size()));
        }
    }

    /** A history that begins with a scenario. */
    public static History of(Scenario start) {
        return new History(List.of(new Entry(start.name(), start, "")), 0);
    }

    /** The present scenario. */
    public Scenario present() {
        return entries.get(position).scenario();
    }

    /** The scenario file that the present scenario belongs to, empty for none. */
    public String file() {
        return entries.get(position).file();
    }

    /** The history after one more step on the same file; what had been undone is forgotten. */
    public History then(String name, Scenario scenario) {
        return then(new Entry(name, scenario, file()));
    }

    /** The history after one more step; what had been undone is forgotten. */
    public History then(Entry step) {
        List<Entry> kept = new ArrayList<>(entries.subList(Math.max(0, position + 2 - MOST), position + 1));
        kept.add(step);
        return new History(kept, kept.size() - 1);
    }

    /** The same steps, the present one and those beside it on its file now being work on another file. */
    public History movedTo(String file) {
        int first = position;
        while (first > 0 && entries.get(first - 1).file().equals(file())) {
            first--;
        }
        int last = position;
        while (last < entries.size() - 1 && entries.get(last + 1).file().equals(file())) {
            last++;
        }
        List<Entry> moved = new ArrayList<>(entries);
        moved.subList(first, last + 1).replaceAll(entry -> new Entry(entry.name(), entry.scenario(), file));
        return new History(moved, position);
    }

    /** The last so many steps, or as many from the present one on when it lies further back. */
    public History last(int most) {
        int first = Math.min(position, Math.max(0, entries.size() - most));
        int end = Math.min(entries.size(), first + most);
        return new History(entries.subList(first, end), position - first);
    }

    /** The history one step back; empty at its beginning. */
    public Optional<History> undone() {
        return position == 0 ? Optional.empty() : Optional.of(at(position - 1));
    }

    /** The history one step on; empty at its end. */
    public Optional<History> redone() {
        return position == entries.size() - 1 ? Optional.empty() : Optional.of(at(position + 1));
    }

    /** The same history with another of its scenarios as the present one. */
    public History at(int other) {
        return new History(entries, other);
    }

    /** The name of the present entry, which undo would take back. */
    public String presentName() {
        return entries.get(position).name();
    }
}
