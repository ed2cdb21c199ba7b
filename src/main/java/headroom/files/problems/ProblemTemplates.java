package headroom.files.problems;

import headroom.files.AtomicFiles;
import headroom.files.UnusableFileException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Problem files to begin with: a small one whose comments teach, and the problems that come with the program. */
public final class ProblemTemplates {

    /** The id of the small one. */
    public static final String SMALL = "template";

    private static final String EXTENSION = ".yaml";
    private static final Pattern ID = Pattern.compile("(?m)^problem:[ \\t]*([^\\s#]+)");
    private static final Pattern GUIDE = Pattern.compile("(?m)^guide:[ \\t]*([^\\s#]+)");

    private final ProblemLibrary library;

    /**
     * A problem file to begin with.
     *
     * @param id that of the problem it is a copy of, or {@link #SMALL}
     */
    public record Template(String id, String title) {}

    /** Files to begin with beside the problems of a library. */
    public ProblemTemplates(ProblemLibrary library) {
        this.library = library;
    }

    /** All of them, the small one first. */
    public List<Template> all() {
        List<Template> all = new ArrayList<>(List.of(new Template(SMALL, "A small one with comments")));
        library.headings().stream()
                .filter(known -> known.file() == null && text("problems/" + known.id() + EXTENSION).isPresent())
                .forEach(known -> all.add(new Template(known.id(), "A copy of " + known.tab())));
        return all;
    }

    /**
     * Writes a file to begin with, and its guide beside it where it has one; the problem's id becomes the file's name.
     *
     * @return the file, whose name ends as problem files do
     * @throws UnusableFileException in one sentence that names the file and what is in the way
     */
    public Path write(Template template, Path chosen) throws UnusableFileException {
        Path file = withExtension(chosen);
        String stem = String.valueOf(file.getFileName()).replaceFirst("\\.ya?ml$", "");
        String text = text("problems/" + template.id + EXTENSION)
                .orElseThrow(() -> new IllegalStateException("there is no template " + template.id));
        text = ID.matcher(text).replaceFirst(Matcher.quoteReplacement("problem: " + id(stem, library.ids())));
        Matcher guide = GUIDE.matcher(text);
        if (guide.find()) {
            String name = stem + ".md";
            Optional<String> advice = text("problems/" + guide.group(1)).or(() -> text("guide/" + template.id + ".md"));
            text = guide.replaceFirst(Matcher.quoteReplacement("guide: " + name));
            Path beside = file.resolveSibling(name);
            if (advice.isPresent() && !Files.exists(beside)) {
                AtomicFiles.write(beside, advice.get().getBytes(StandardCharsets.UTF_8));
            }
        }
        AtomicFiles.write(file, text.getBytes(StandardCharsets.UTF_8));
        return file;
    }

    /** The file's name with the ending of problem files, unless it has one. */
    public static Path withExtension(Path chosen) {
        String name = String.valueOf(chosen.getFileName());
        return name.matches(".*\\.ya?ml") ? chosen : chosen.resolveSibling(name + EXTENSION);
    }

    /** An id like a name, of letters, digits and hyphens, that no problem has. */
    static String id(String name, Collection<String> taken) {
        String plain = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-+|-+$", "");
        String wanted =
                plain.isEmpty() || !Character.isLetter(plain.charAt(0)) ? ("problem-" + plain).replaceAll("-$", "")
                        : plain;
        String free = wanted;
        for (int i = 2; taken.contains(free); i++) {
            free = wanted + "-" + i;
        }
        return free;
    }

    private static Optional<String> text(String asset) {
        try (InputStream in = ProblemTemplates.class.getResourceAsStream("/assets/" + asset)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException failure) {
            throw new UncheckedIOException("the file %s that comes with the program cannot be read".formatted(asset),
                    failure);
        }
    }
}
