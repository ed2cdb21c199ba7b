package headroom.files;

import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.ProblemFiles;
import java.util.List;

/** The library of the problems that come with the program, some of which are damaged. */
public final class DamagedLibrary {

    private DamagedLibrary() {}

    /** A library in which problems of these ids cannot be read. */
    public static ProblemLibrary without(String... damaged) {
        ProblemLibrary whole = ProblemFiles.bundled();
        ProblemLibrary library = ProblemLibrary.of(List.of());
        whole.headings().forEach(heading -> library.later(heading, () -> {
            if (List.of(damaged).contains(heading.id())) {
                throw new DamagedProblemException(sentence(heading.id()));
            }
            return whole.byId(heading.id()).orElseThrow();
        }));
        return library;
    }

    /** What is said of such a problem. */
    public static String sentence(String id) {
        return id + ".yaml, which comes with the program, has a mistake in line 7: it is torn";
    }
}
