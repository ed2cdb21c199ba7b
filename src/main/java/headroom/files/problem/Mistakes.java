package headroom.files.problem;

import headroom.text.BidiMarks;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The mistakes found so far in one file; a place is complained about once. */
final class Mistakes {

    /** More than anybody reads at once. */
    private static final int MOST = 200;

    private final SourceText source;
    private final List<Mistake> found = new ArrayList<>();

    Mistakes(SourceText source) {
        this.source = source;
    }

    /** Notes a mistake; what is wrong about the same place already stays the one thing that is said of it. */
    void add(Place place, String sentence) {
        boolean told = found.stream().anyMatch(mistake -> mistake.place().equals(place));
        if (!told && found.size() < MOST) {
            found.add(new Mistake(place, BidiMarks.shown(sentence), source.excerpt(place)));
        }
    }

    /** Notes a mistake whose sentence has gaps for details. */
    void add(Place place, String sentence, Object first, Object... more) {
        add(place, sentence.formatted(Stream.concat(Stream.of(first), Stream.of(more)).toArray()));
    }

    /** Notes a mistake of the file as a whole. */
    void addOfFile(String sentence) {
        found.add(Mistake.ofFile(BidiMarks.shown(sentence)));
    }

    /** True when something is wrong further on in the file. */
    boolean isAfter(Place place) {
        return found.stream().anyMatch(mistake -> mistake.place().compareTo(place) > 0);
    }

    /** True when nothing is wrong. */
    boolean isEmpty() {
        return found.isEmpty();
    }

    /** All mistakes, in the order of the file. */
    List<Mistake> inOrder() {
        return found.stream().sorted(Comparator.comparing(Mistake::place)).toList();
    }
}
