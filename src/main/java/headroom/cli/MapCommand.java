package headroom.cli;

import headroom.cli.option.BadUsageException;
import headroom.cli.option.RangeArgument;
import headroom.cli.option.WhatIfOptions;
import headroom.document.PlaneTable;
import headroom.files.answer.WhatIfJson;
import headroom.formula.Estimate;
import headroom.whatif.Plane;
import headroom.whatif.SweepRange;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** An estimate over two assumptions at once. */
@Command(name = "map", mixinStandardHelpOptions = true, description = "Compute an estimate, and the margins of all checks, over two assumptions at once.", footerHeading = "%nExample:%n", footer = {
    "  headroom map moe-service --over peakRate=100..1000 \\", "      --and prefixHitRate=0..90 --of costPerHour"})
final class MapCommand implements Callable<Integer> {

    private static final int MOST_POINTS = 1_000;

    @Mixin
    private final WhatIfOptions options;

    @Option(names = "--over", paramLabel = "ID=LOW..HIGH", required = true, description = "The assumption that runs from left to right, and its ends, in its own unit; it runs as its slider does.")
    private String over = "";

    @Option(names = "--and", paramLabel = "ID=LOW..HIGH", required = true, description = "The assumption that runs upwards.")
    private String and = "";

    @Option(names = "--of", paramLabel = "ESTIMATE", required = true, description = "The estimate, by its id.")
    private String of = "";

    @Option(names = "--points", paramLabel = "N", description = "How many places of each, 2 to 1,000 (default: 9); fewer where whole numbers leave no more.")
    private long points = 9;

    MapCommand(WhatIfOptions options) {
        this.options = options;
    }

    @Override
    public Integer call() throws IOException {
        int places = WhatIfOptions.points(points, MOST_POINTS);
        SweepRange across = RangeArgument.of("--over", over, options.problem()).places(places);
        SweepRange up = RangeArgument.of("--and", and, options.problem()).places(places);
        if (across.assumption().equals(up.assumption())) {
            throw new BadUsageException("--and %s: it must be another assumption than --over".formatted(and));
        }
        Estimate estimate = options.ids().estimate("--of " + of, of);
        Plane plane = Plane.of(options.scenario(), estimate, across, up, () -> false, () -> {});
        options.write(cells -> PlaneTable.report(plane, cells), to -> new WhatIfJson().write(plane, to));
        return 0;
    }
}
