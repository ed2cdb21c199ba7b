package headroom.cli;

import headroom.cli.option.Streams;
import headroom.document.TableColumns;
import headroom.files.UnusableFileException;
import headroom.files.problems.KnownProblem;
import headroom.files.scenario.ProblemFiles;
import headroom.model.Check;
import headroom.model.Diagram;
import headroom.model.Evidence;
import headroom.model.Problem;
import headroom.text.BidiMarks;
import headroom.text.Style;
import headroom.text.Unit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells the mistakes of problem files, and whether their evidence holds. */
@Command(name = "check", mixinStandardHelpOptions = true, description = "Check problem files: print every mistake with its line and column.", footerHeading = "%nExample:%n", footer = "  headroom check my.yaml --evidence")
final class CheckCommand implements Callable<Integer> {

    private static final TableColumns<Evidence> EVIDENCE = new TableColumns<Evidence>().add("evidence", Evidence::what)
            .add("published", one -> one.print(one.publishedValue()).toString())
            .add("ours", one -> Double.isNaN(one.computedValue()) ? "no value"
                    : one.print(one.computedValue()).toString())
            .add("difference", one -> Double.isNaN(one.computedValue()) ? "—" : one.differenceText())
            .add("", one -> (one.holds() ? "within " : "not within ") + Style.SHARE.print(one.within(), Unit.NONE));

    private final ProblemFiles files = new ProblemFiles();
    private final Streams streams;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Problem files.")
    private List<Path> paths = List.of();

    @Option(names = "--evidence", description = "Also compare what a file computes with the published figures that it names; one that is missed fails.")
    private boolean evidence;

    CheckCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        boolean good = true;
        for (Path path : paths) {
            good &= check(path);
        }
        return good ? 0 : HeadroomCommandLine.FAILED;
    }

    private boolean check(Path path) throws IOException {
        try {
            ProblemFiles.Opened opened = files.open(path);
            print(opened.printed());
            return opened.known().isPresent() && isGood(path, opened.known().get());
        } catch (UnusableFileException refusal) {
            streams.err().write(
                    (BidiMarks.without(String.valueOf(refusal.getMessage())) + ".\n").getBytes(StandardCharsets.UTF_8));
            return false;
        }
    }

    private boolean isGood(Path path, KnownProblem known) throws IOException {
        print(List.of("%s: good".formatted(path)));
        print(unmarked(known.problem()).stream()
                .map(check -> "%s: hint: no part of the diagram is marked with the check %s."
                        .formatted(path, check))
                .toList());
        if (!evidence) {
            return true;
        }
        print(known.evidence().isEmpty() ? List.of("  no evidence is named")
                : EVIDENCE.of(known.evidence()).text().map(String::stripTrailing).toList());
        return known.evidence().stream().allMatch(Evidence::holds);
    }

    /** The checks that no part and no area of a diagram is marked with, so that nobody sees there where they fail. */
    private static List<String> unmarked(Problem problem) {
        Diagram diagram = problem.diagram();
        Set<String> marked = Stream.concat(diagram.parts().stream().map(Diagram.Part::checks),
                diagram.areas().stream().map(Diagram.Area::checks)).flatMap(List::stream).collect(Collectors.toSet());
        return diagram.isEmpty() ? List.of()
                : problem.checks().stream().map(Check::id).filter(check -> !marked.contains(check)).toList();
    }

    private void print(List<String> lines) throws IOException {
        List<String> ended = new ArrayList<>();
        lines.forEach(line -> ended.add(BidiMarks.without(line) + "\n"));
        streams.print(String.join("", ended));
    }
}
