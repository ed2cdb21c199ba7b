package headroom.ui;

import headroom.formula.Estimate;
import headroom.ui.tab.ProblemModel;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Objects;
import org.junit.jupiter.api.io.TempDir;

/** A journey through a problem file of the tests, which lies in a folder of its own and is saved again meanwhile. */
abstract class OpenedProblemJourney extends Journey {

    private final String name;
    private final String fileName;

    @TempDir
    private Path folder;

    /**
     * A journey.
     *
     * @param name of the problem among the tests' own
     * @param fileName by which a person saved it
     */
    OpenedProblemJourney(String name, String fileName) {
        this.name = name;
        this.fileName = fileName;
    }

    Path folder() {
        return folder;
    }

    Path file() {
        return folder.resolve(fileName);
    }

    /** The problem as it comes with the tests. */
    String text() {
        try (InputStream in = Objects.requireNonNull(
                OpenedProblemJourney.class.getResourceAsStream("/problems/%s.yaml".formatted(name)))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new IllegalStateException(failure);
        }
    }

    /** The problem with one part of its text replaced, which must be there. */
    String textWith(String part, String other) {
        if (!text().contains(part)) {
            throw new AssertionError("the file has no " + part);
        }
        return text().replace(part, other);
    }

    void put(String text) throws IOException {
        Files.writeString(file(), text);
    }

    /** Saves as many editors do: another file takes the place of this one. */
    void save(String text) throws IOException {
        Path beside = Files.writeString(folder.resolve("beside.tmp"), text);
        Files.move(beside, file(), StandardCopyOption.REPLACE_EXISTING);
        look();
    }

    void look() {
        interact(window()::look);
        frame();
        interact(window()::look);
        frame();
    }

    void openFile() throws IOException {
        put(text());
        interact(() -> window().choose(file()));
        clickOn("#problem-files");
        clickOn("#problem-open");
        frame();
    }

    /** An estimate as it is printed. */
    String estimate(String id) {
        ProblemModel tab = tab();
        Estimate estimate = tab.problem().estimate(id).orElseThrow();
        return estimate.print(tab.evaluation().value(estimate)).toString();
    }
}
