package headroom.cli;

import headroom.cli.option.AnswerFormat;
import headroom.cli.option.BadUsageException;
import headroom.cli.option.ProblemNames;
import headroom.cli.option.ScenarioOptions;
import headroom.cli.option.Streams;
import headroom.document.EvaluationReport;
import headroom.files.answer.EvaluationJson;
import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.ScenarioFiles;
import headroom.files.scenario.ScenarioReader;
import headroom.model.Scenario;
import headroom.whatif.uncertainty.Assessment;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Answers for one scenario, or for many, one a line. */
@Command(name = "evaluate", mixinStandardHelpOptions = true, description = "Evaluate a scenario, or with --batch one scenario a line.")
final class EvaluateCommand implements Callable<Integer> {

    private static final Path STANDARD_INPUT = Path.of("-");

    private final ProblemNames names;
    private final ProblemLibrary library;
    private final ScenarioReader reader;
    private final Streams streams;
    private final EvaluationJson json = new EvaluationJson();

    @Parameters(arity = "0..1", paramLabel = "PROBLEM", description = "The problem: an id, which headroom list names, or the path of a problem file.")
    private @Nullable String problem;

    @Mixin
    private final ScenarioOptions options;

    @Option(names = "--format", paramLabel = "FORMAT", description = "${COMPLETION-CANDIDATES} (default: text).")
    private @Nullable AnswerFormat format;

    @Option(names = "--batch", paramLabel = "FILE", description = "Read a scenario file’s content from every line (from standard input with -), in UTF-8 or UTF-16, and write its "
            + "answers as JSON, a line each. A bad line gives {\"line\":N,\"error\":…}; blank lines are skipped.")
    private @Nullable Path batch;

    EvaluateCommand(ProblemNames names, ScenarioOptions options, ProblemLibrary library, ScenarioReader reader,
            Streams streams) {
        this.names = names;
        this.options = options;
        this.library = library;
        this.reader = reader;
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        if (batch != null) {
            evaluateBatch(batch);
        } else if (problem != null) {
            Assessment assessment = Assessment.of(options.scenario(names.find(problem)));
            Scenario origin = library.origin(assessment.scenario());
            (format == null ? AnswerFormat.TEXT : format).print(
                    cells -> EvaluationReport.of(assessment, origin, cells), () -> json.indented(assessment), streams);
        } else {
            throw new BadUsageException("A problem is missing: evaluate takes PROBLEM or --batch FILE");
        }
        return 0;
    }

    private void evaluateBatch(Path file) throws IOException {
        boolean isFile = problem == null || names.known(problem).file() != null;
        if (!isFile || !options.none() || options.isThresholdGiven()) {
            throw new BadUsageException(
                    "--batch stands alone, or behind a problem file: its lines say which problem, values "
                            + "and choices they mean");
        }
        if (format != null && format != AnswerFormat.JSON) {
            throw new BadUsageException("--batch writes json, not %s".formatted(format));
        }
        Batch lines = new Batch(reader, json);
        if (file.equals(STANDARD_INPUT)) {
            lines.run(streams.in(), "Standard input", streams.out());
            return;
        }
        try (InputStream in = ScenarioFiles.stream(file)) {
            lines.run(in, file.toString(), streams.out());
        }
    }
}
