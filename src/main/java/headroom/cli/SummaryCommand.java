package headroom.cli;

import headroom.cli.option.HandoutOptions;
import headroom.document.summary.SummaryFormat;
import headroom.files.UnusableFileException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes a summary of a scenario to attach to a design document. */
@Command(name = "summary", mixinStandardHelpOptions = true, description = "Write a scenario’s numbers, checks, charts, architecture and derivations on one page.")
final class SummaryCommand implements Callable<Integer> {

    @Mixin
    private final HandoutOptions options;

    @Option(names = "--format", paramLabel = "FORMAT", description = "${COMPLETION-CANDIDATES} (default: pdf); markdown comes with its pictures.")
    private SummaryFormat format = SummaryFormat.PDF;

    SummaryCommand(HandoutOptions options) {
        this.options = options;
    }

    @Override
    public Integer call() throws UnusableFileException {
        options.write(format.files(options.handout(), options.palette()));
        return 0;
    }
}
