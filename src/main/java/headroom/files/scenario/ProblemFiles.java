package headroom.files.scenario;

import headroom.files.DamagedProblemException;
import headroom.files.UnicodeText;
import headroom.files.UnusableFileException;
import headroom.files.problem.Preset;
import headroom.files.problem.ProblemReader;
import headroom.files.problem.ReadProblem;
import headroom.files.problems.BundledFiles;
import headroom.files.problems.KnownProblem;
import headroom.files.problems.LatePresets;
import headroom.files.problems.ProblemLibrary;
import headroom.files.yaml.FileMistake;
import headroom.model.Problem;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Problems from files: those that come with the program, and those that people open. */
public final class ProblemFiles {

    /**
     * A problem file as it was opened.
     *
     * @param known the problem and what comes with it; empty where there are mistakes
     * @param mistakes in the order of the file
     * @param text what the file holds, as far as it is text
     * @param files what was read: the file, and what belongs to it beside it
     */
    public record Opened(Path file, Optional<KnownProblem> known, List<FileMistake> mistakes, String text,
            List<Path> files) {

        /**
         * True when both have the same text, mistakes, guide and presets, so that who shows one need not show the
         * other.
         */
        public boolean isLike(Opened other) {
            return text.equals(other.text) && mistakes.equals(other.mistakes)
                    && known.map(KnownProblem::guide).equals(other.known.map(KnownProblem::guide))
                    && known.map(KnownProblem::presets).equals(other.known.map(KnownProblem::presets));
        }

        /** The mistakes as compilers print them: file, line, column and sentence, and below them the line with its caret. */
        public List<String> printed() {
            return mistakes.stream().map(mistake -> mistake.printed(file.toString())).toList();
        }
    }

    /**
     * True when a word that was typed means a file: it ends in .yaml or .yml, as problem files do, or has folders in
     * it.
     */
    public static boolean isMeant(String word) {
        return isNamedSo(word) || word.contains("/") || word.contains(File.separator);
    }

    /** True when a file's name ends in .yaml or .yml, in small letters or capitals, as those of problem files do. */
    public static boolean isNamedSo(Path file) {
        return isNamedSo(String.valueOf(file.getFileName()));
    }

    private static boolean isNamedSo(String name) {
        String small = name.toLowerCase(Locale.ROOT);
        return small.endsWith(".yaml") || small.endsWith(".yml");
    }

    /** The library of the problems that come with the program, each of which is read when it is first asked for. */
    public static ProblemLibrary bundled() {
        PresetFiles presets = PresetFiles.bundled();
        ProblemLibrary library = ProblemLibrary.of(List.of());
        BundledFiles.headings().forEach(heading -> library.later(heading,
                () -> bundled(BundledFiles.content(heading.id()), presets)));
        return library;
    }

    /** The library of some problems that come with the program, as they are held already. */
    public static ProblemLibrary bundled(List<Problem> problems) {
        PresetFiles presets = PresetFiles.bundled();
        return ProblemLibrary.of(problems.stream().map(problem -> bundled(
                new ReadProblem.Content(problem, List.of(), List.of(), BundledFiles.guide(problem.id())), presets))
                .toList());
    }

    private static KnownProblem bundled(ReadProblem.Content content, PresetFiles files) {
        return new KnownProblem(content.problem(), new LatePresets(() -> presets(content.problem(), files)),
                content.guide(), content.evidence(), null);
    }

    private static List<Preset> presets(Problem problem, PresetFiles files) {
        try {
            return files.of(problem);
        } catch (UnusableFileException damaged) {
            throw new DamagedProblemException(String.valueOf(damaged.getMessage()), damaged);
        }
    }

    /**
     * Reads a problem file, and what stands beside it: its guide, and its presets in {@code presets/<id>}.
     *
     * @throws UnusableFileException in one sentence that names the file, where there is none or it may not be read
     */
    public Opened open(Path file) throws UnusableFileException {
        byte[] content = bytes(file);
        String text = content.length > ProblemReader.MOST_BYTES ? "" : new String(content, StandardCharsets.UTF_8);
        List<Path> files = new ArrayList<>(List.of(file));
        ReadProblem read = ProblemReader.read(content, name -> {
            files.add(file.resolveSibling(name));
            return guide(file, name);
        });
        Optional<ReadProblem.Content> found = read.found();
        if (found.isEmpty()) {
            return new Opened(file, Optional.empty(), read.mistakes(), text, List.copyOf(files));
        }
        List<FileMistake> mistakes = new ArrayList<>();
        KnownProblem known = beside(file, found.get(), mistakes);
        files.add(PresetFiles.folderBeside(file, known.id()));
        return new Opened(file, mistakes.isEmpty() ? Optional.of(known) : Optional.empty(), List.copyOf(mistakes), text,
                List.copyOf(files));
    }

    private static KnownProblem beside(Path file, ReadProblem.Content content, List<FileMistake> mistakes) {
        Problem problem = content.problem();
        List<Preset> presets = List.of();
        try {
            presets = PresetFiles.beside(file, problem.id()).of(problem);
        } catch (UnusableFileException refusal) {
            mistakes.add(FileMistake.ofFile(String.valueOf(refusal.getMessage())));
        }
        return new KnownProblem(problem, Stream.concat(content.presets().stream(), presets.stream()).toList(),
                content.guide(),
                content.evidence(), file);
    }

    private static String guide(Path file, String name) throws UnusableFileException {
        byte[] content = bytes(file.resolveSibling(name));
        if (content.length > ProblemReader.MOST_BYTES) {
            throw new UnusableFileException(
                    "the guide %s is larger than 1 MiB, the most that it may take".formatted(name));
        }
        try {
            return UnicodeText.decoded(content).toString();
        } catch (CharacterCodingException malformed) {
            throw new UnusableFileException("the guide %s is no text in UTF-8".formatted(name), malformed);
        }
    }

    /** The beginning of a file, so much of it that it shows where it is too large. */
    private static byte[] bytes(Path file) throws UnusableFileException {
        ScenarioFiles.checkRegular(file);
        try (InputStream in = ScenarioFiles.stream(file)) {
            return in.readNBytes(ProblemReader.MOST_BYTES + 1);
        } catch (UnusableFileException refusal) {
            throw refusal;
        } catch (IOException failure) {
            throw UnusableFileException.reading(file, failure);
        }
    }
}
