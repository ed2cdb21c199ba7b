package headroom.cli;

import headroom.cli.option.ProblemIds;
import headroom.cli.option.RangeArgument;
import headroom.cli.option.WhatIfOptions;
import headroom.document.WhatIfReports;
import headroom.files.answer.WhatIfJson;
import headroom.formula.Estimate;
import headroom.whatif.Scan;
import headroom.whatif.SweepRange;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Estimates over a stretch of one assumption. */
@Command(name = "sweep", mixinStandardHelpOptions = true, description = "Compute estimates over a stretch of one assumption.", footerHeading = "%nExample:%n", footer = "  headroom sweep moe-service --over peakRate=100..1000 --of costPerHour ttftP99")
final class SweepCommand implements Callable<Integer> {

    @Mixin
    private final WhatIfOptions options;

    @Option(names = "--over", paramLabel = "ID=LOW..HIGH", required = true, description = "The assumption and its ends, in its own unit; it runs as its slider does.")
    private String over = "";

    @Option(names = "--points", paramLabel = "N", description = "How many places, 2 to 10,000 (default: 21); fewer where whole numbers leave no more.")
    private long points = 21;

    @Option(names = "--of", paramLabel = "ESTIMATE", required = true, arity = "1..*", description = "The estimates, by their ids.")
    private List<String> estimates = List.of();

    SweepCommand(WhatIfOptions options) {
        this.options = options;
    }

    @Override
    public Integer call() throws IOException {
        SweepRange stretch = RangeArgument.of("--over", over, options.problem())
                .places(WhatIfOptions.points(points, SweepRange.MOST_POINTS));
        ProblemIds ids = options.ids();
        List<Estimate> wanted = estimates.stream().map(id -> ids.estimate("--of " + id, id)).distinct().toList();
        Scan scan = Scan.of(options.scenario(), stretch, wanted);
        options.print(cells -> new WhatIfReports(cells).of(scan), () -> new WhatIfJson().of(scan));
        return 0;
    }
}
