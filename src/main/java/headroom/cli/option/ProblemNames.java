package headroom.cli.option;

import headroom.files.UnusableFileException;
import headroom.files.problems.KnownProblem;
import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.ProblemFiles;
import headroom.formula.language.Nearest;
import headroom.model.Problem;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds the problems that people mean by what they type: an id, or the path of a problem file. */
public final class ProblemNames {

    private final ProblemLibrary library;
    private final ProblemFiles files = new ProblemFiles();
    private final Map<Path, KnownProblem> opened = new HashMap<>();

    public ProblemNames(ProblemLibrary library) {
        this.library = library;
    }

    public List<KnownProblem> all() {
        return library.all();
    }

    /**
     * The problem of that id, or in the file at that path, which all else then knows by its id too; bad usage when there is
     * none.
     *
     * @throws UnusableFileException in one sentence, where the file cannot be read
     * @throws MistakenFileException where there are mistakes in it
     */
    public KnownProblem known(String word) throws UnusableFileException {
        Optional<KnownProblem> bundled = library.byId(word);
        if (bundled.isPresent()) {
            return bundled.get();
        }
        Path file = file(word)
                .orElseThrow(() -> new BadUsageException("There is no problem “%s”; there are %s%s".formatted(word,
                        String.join(", ", library.ids()), Nearest.hint(word, library.ids()))));
        KnownProblem known = opened.get(file);
        return known == null ? open(file) : known;
    }

    /** The problem itself. */
    public Problem find(String word) throws UnusableFileException {
        return known(word).problem();
    }

    private KnownProblem open(Path file) throws UnusableFileException {
        KnownProblem known = good(files.open(file));
        // A command means one problem: a file of the same id, such as a copy with changes, stands for a bundled one.
        if (library.ids().contains(known.id())) {
            library.replace(known.id(), known);
        } else {
            library.add(known);
        }
        opened.put(file, known);
        return known;
    }

    private static KnownProblem good(ProblemFiles.Opened read) {
        return read.known().orElseThrow(() -> new MistakenFileException(read.printed()));
    }

    /** The file that a word means: what looks like a path, and whatever is there. */
    private static Optional<Path> file(String word) {
        try {
            Path path = Path.of(word);
            boolean meant = ProblemFiles.isMeant(word) || (!word.isBlank() && Files.exists(path));
            return meant ? Optional.of(path) : Optional.empty();
        } catch (InvalidPathException none) {
            return Optional.empty();
        }
    }
}
