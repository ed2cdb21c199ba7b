package headroom.files.yaml;

import headroom.text.BidiMarks;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The mistakes found so far in one file; a place is complained about once. */
public final class Mistakes {

    /** More than anybody reads at once. */
    private static final int MOST = 200;

    private final SourceText source;
    private final List<FileMistake> found = new ArrayList<>();

    public Mistakes(SourceText source) {
        this.source = source;
    }

    /** Notes a mistake; what is wrong about the same place already stays the one thing that is said of it. */
    public void add(TextPosition place, String sentence) {
        boolean told = found.stream().anyMatch(mistake -> mistake.place().equals(place));
        if (!told && found.size() < MOST) {
            found.add(new FileMistake(place, BidiMarks.shown(sentence), source.excerpt(place)));
        }
    }

    /** Notes a mistake whose sentence has gaps for details. */
    public void add(TextPosition place, String sentence, Object first, Object... more) {
        add(place, sentence.formatted(Stream.concat(Stream.of(first), Stream.of(more)).toArray()));
    }

    /** Notes a mistake of the file as a whole. */
    public void addOfFile(String sentence) {
        found.add(FileMistake.ofFile(BidiMarks.shown(sentence)));
    }

    /** True when nothing is wrong. */
    public boolean isEmpty() {
        return found.isEmpty();
    }

    /** All mistakes, in the order of the file. */
    public List<FileMistake> inOrder() {
        return found.stream().sorted(Comparator.comparing(FileMistake::place)).toList();
    }
}
