package headroom.cli;

import headroom.export.Cells;
import headroom.export.ScanTable;
import headroom.files.WhatIfJson;
import headroom.model.expression.Estimate;
import headroom.whatif.Scan;
import headroom.whatif.Stretch;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Estimates over a stretch of one assumption. */
@Command(name = "sweep", mixinStandardHelpOptions = true, description = "Compute estimates over a stretch of one assumption.")
final class SweepCommand implements Callable<Integer> {

    @Mixin
    private final Question question;

    @Option(names = "--over", paramLabel = "ID=LOW..HIGH", required = true, description = "The assumption and its ends, in its own unit; it runs as its slider does.")
    private String over = "";

    @Option(names = "--points", paramLabel = "N", description = "How many places, 2 to 10,000 (default: 21); fewer where whole numbers leave no more.")
    private int points = 21;

    @Option(names = "--of", paramLabel = "ESTIMATE", required = true, arity = "1..*", description = "The estimates; may be repeated.")
    private List<String> estimates = List.of();

    SweepCommand(Question question) {
        this.question = question;
    }

    @Override
    public Integer call() throws IOException {
        Stretch stretch = question.stretch("--over", over, points);
        List<Estimate> wanted = estimates.stream().map(id -> question.estimate("--of", id)).distinct().toList();
        Scan scan = Scan.of(question.scenario(), stretch, wanted);
        question.print(() -> ScanTable.of(scan, Cells.PRINTED).text(), () -> new WhatIfJson().of(scan),
                () -> List.of(ScanTable.of(scan, Cells.RAW)));
        return 0;
    }
}
