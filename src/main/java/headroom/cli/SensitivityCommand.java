package headroom.cli;

import headroom.export.Cells;
import headroom.export.SwingTable;
import headroom.files.WhatIfJson;
import headroom.model.expression.Estimate;
import headroom.whatif.sensitivity.Sensitivity;
import headroom.whatif.sensitivity.Swing;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What each assumption by itself does to an estimate. */
@Command(name = "sensitivity", mixinStandardHelpOptions = true, description = "Move each assumption by itself and say what becomes of an estimate, the largest effect first.")
final class SensitivityCommand implements Callable<Integer> {

    private static final double MOST_PERCENT = 100;

    @Mixin
    private final Question question;

    @Option(names = "--of", paramLabel = "ESTIMATE", required = true, description = "The estimate.")
    private String of = "";

    @Option(names = "--swing", paramLabel = "PERCENT", description = "How far assumptions without an uncertain range are moved up and down, above 0 and at most 100 (default: 10).")
    private double percent = 100 * Sensitivity.USUAL_SHARE;

    SensitivityCommand(Question question) {
        this.question = question;
    }

    @Override
    public Integer call() throws IOException {
        if (!(percent > 0 && percent <= MOST_PERCENT)) {
            throw new BadUsageException("--swing %s: it must be above 0 and at most 100 percent".formatted(percent));
        }
        Estimate estimate = question.estimate("--of", of);
        List<Swing> swings = Sensitivity.of(question.scenario(), estimate, percent / 100);
        question.print(() -> SwingTable.of(swings, estimate, Cells.PRINTED).text(), () -> new WhatIfJson().of(swings),
                () -> List.of(SwingTable.of(swings, estimate, Cells.RAW)));
        return 0;
    }
}
