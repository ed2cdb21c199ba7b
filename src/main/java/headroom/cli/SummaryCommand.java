package headroom.cli;

import headroom.drawing.Theme;
import headroom.export.Summary;
import headroom.export.SummaryFormat;
import headroom.files.AtomicFiles;
import headroom.files.Presets;
import headroom.files.ScenarioWriter;
import headroom.files.UnusableFileException;
import headroom.model.ChartLocks;
import headroom.model.Evaluation;
import headroom.model.Scenario;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a summary of a scenario to attach to a design document. */
@Command(name = "summary", mixinStandardHelpOptions = true, description = "Write a scenario’s numbers, checks, charts, architecture and derivations on one page.")
final class SummaryCommand implements Callable<Integer> {

    private final ProblemNames names;
    private final Presets presets;
    private final Clock clock;

    @Parameters(paramLabel = "PROBLEM", description = "The problem; headroom list names them.")
    private String problem = "";

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "The folder to write into; it is made where it is missing.")
    private Path folder = Path.of("");

    @Option(names = "--format", paramLabel = "FORMAT", description = "${COMPLETION-CANDIDATES} (default: pdf); markdown comes with its pictures.")
    private SummaryFormat format = SummaryFormat.PDF;

    @Option(names = "--theme", paramLabel = "THEME", description = "${COMPLETION-CANDIDATES} (default: light).")
    private Theme theme = Theme.LIGHT;

    @Mixin
    private final ScenarioOptions options;

    SummaryCommand(ProblemNames names, ScenarioOptions options, Presets presets, Clock clock) {
        this.names = names;
        this.options = options;
        this.presets = presets;
        this.clock = clock;
    }

    @Override
    public Integer call() throws UnusableFileException {
        Scenario scenario = options.scenario(names.find(problem));
        Summary summary =
                new Summary(Evaluation.of(scenario), presets.origin(scenario), Optional.empty(), ChartLocks.NONE,
                        new ScenarioWriter().line(scenario), LocalDate.now(clock));
        AtomicFiles.write(folder, format.files(summary, theme.palette()));
        return 0;
    }
}
