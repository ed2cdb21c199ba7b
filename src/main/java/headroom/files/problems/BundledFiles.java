package headroom.files.problems;

import headroom.files.DamagedProblemException;
import headroom.files.problem.ProblemReader;
import headroom.files.problem.ReadProblem;
import headroom.files.yaml.FileMistake;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The problem files that come with the program, among its assets. */
public final class BundledFiles {

    /** The ids of the problems, one a line, in the order of their tabs: a jar has no folders to look into. */
    private static final String TABS = "tabs.txt";

    private static final String ENDING = ".yaml";
    /**
     * The keys at the beginning of a file, each on a line of its own: first that of the words on the tab, then the
     * title's.
     */
    private static final String TAB = "tab: ";
    private static final String TITLE = "title: ";

    private BundledFiles() {}

    /** The ids of the problems, in the order of their tabs. */
    public static List<String> ids() {
        return text(TABS).lines().toList();
    }

    /** The heads of the problems, in the order of their tabs; of each file only the first lines are looked at. */
    public static List<ProblemHeading> headings() {
        return ids().stream().map(BundledFiles::heading).toList();
    }

    private static ProblemHeading heading(String id) {
        String tab = "";
        String title = "";
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(stream(id + ENDING), StandardCharsets.UTF_8))) {
            String line = lines.readLine();
            while (line != null && title.isEmpty()) {
                tab = line.startsWith(TAB) ? line.substring(TAB.length()) : tab;
                title = line.startsWith(TITLE) ? line.substring(TITLE.length()) : title;
                line = lines.readLine();
            }
        } catch (IOException failure) {
            throw unreadable(id + ENDING, failure);
        }
        return new ProblemHeading(id, tab, title, null);
    }

    /** A problem and what its file says besides. */
    public static ReadProblem.Content content(String id) {
        String file = id + ENDING;
        ReadProblem read = ProblemReader.read(bytes(file), BundledFiles::text);
        return read.found().orElseThrow(() -> {
            FileMistake first = read.mistakes().getFirst();
            return new DamagedProblemException("%s, which comes with the program, has a mistake in line %d: %s"
                    .formatted(file, first.place().line(), first.sentence()));
        });
    }

    /** The guide of a problem; empty for a problem that does not come with the program. */
    public static String guide(String id) {
        return ids().contains(id) ? text(id + ".md") : "";
    }

    private static String text(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String name) {
        try (InputStream in = stream(name)) {
            return in.readAllBytes();
        } catch (IOException failure) {
            throw unreadable(name, failure);
        }
    }

    private static InputStream stream(String name) {
        InputStream in = BundledFiles.class.getResourceAsStream("/assets/problems/" + name);
        if (in == null) {
            throw new DamagedProblemException(
                    "%s is missing among the problems that come with the program".formatted(name));
        }
        return in;
    }

    private static DamagedProblemException unreadable(String name, IOException failure) {
        return new DamagedProblemException("%s, which comes with the program, cannot be read (%s)"
                .formatted(name, failure.getMessage()), failure);
    }
}
