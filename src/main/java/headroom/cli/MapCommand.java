package headroom.cli;

import headroom.export.PlaneTable;
import headroom.files.WhatIfJson;
import headroom.model.expression.Estimate;
import headroom.whatif.Plane;
import headroom.whatif.Stretch;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** An estimate over two assumptions at once. */
@Command(name = "map", mixinStandardHelpOptions = true, description = "Compute an estimate, and the margins of all checks, over two assumptions at once.")
final class MapCommand implements Callable<Integer> {

    private static final int MOST_POINTS = 1_000;

    @Mixin
    private final Question question;

    @Option(names = "--over", paramLabel = "ID=LOW..HIGH", required = true, description = "The assumption that runs from left to right.")
    private String over = "";

    @Option(names = "--and", paramLabel = "ID=LOW..HIGH", required = true, description = "The assumption that runs upwards.")
    private String and = "";

    @Option(names = "--of", paramLabel = "ESTIMATE", required = true, description = "The estimate.")
    private String of = "";

    @Option(names = "--points", paramLabel = "N", description = "How many places of each, 2 to 1,000 (default: 9).")
    private int points = 9;

    MapCommand(Question question) {
        this.question = question;
    }

    @Override
    public Integer call() throws IOException {
        if (points > MOST_POINTS) {
            throw new BadUsageException("--points %d: it must be 2 to 1,000".formatted(points));
        }
        Stretch across = question.stretch("--over", over, points);
        Stretch up = question.stretch("--and", and, points);
        if (across.assumption() == up.assumption()) {
            throw new BadUsageException("--and %s: it must be another assumption than --over".formatted(and));
        }
        Estimate estimate = question.estimate("--of", of);
        Plane plane = Plane.of(question.scenario(), estimate, across, up, () -> false, () -> {});
        question.print(() -> PlaneTable.printed(plane).text(), () -> new WhatIfJson().of(plane),
                () -> List.of(PlaneTable.raw(plane)));
        return 0;
    }
}
