package headroom.cli;

import headroom.cli.option.BadUsageException;
import headroom.cli.option.WhatIfOptions;
import headroom.document.WhatIfReports;
import headroom.files.answer.WhatIfJson;
import headroom.formula.Estimate;
import headroom.text.Digits;
import headroom.whatif.Enquiry;
import headroom.whatif.sensitivity.Sensitivity;
import headroom.whatif.sensitivity.Swing;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command that moves each assumption by itself and prints what becomes of an estimate. */
@Command(name = "sensitivity", mixinStandardHelpOptions = true, description = "Move each assumption by itself and say what becomes of an estimate, the largest effect first.", footerHeading = "%nExample:%n", footer = "  headroom sensitivity moe-service --of costPerHour --swing 20")
final class SensitivityCommand implements Callable<Integer> {

    private static final double MOST_PERCENT = 100;

    @Mixin
    private final WhatIfOptions options;

    @Option(names = "--of", paramLabel = "ESTIMATE", required = true, description = "The estimate, by its id.")
    private String of = "";

    @Option(names = "--swing", paramLabel = "PERCENT", description = "How far assumptions without an uncertain range are moved up and down, above 0 and at most 100 (default: 10); whole ones by at least 1. The swing is what lies between the least and the greatest value on the way.")
    private double percent = 100 * Enquiry.USUAL_SWING;

    SensitivityCommand(WhatIfOptions options) {
        this.options = options;
    }

    @Override
    public Integer call() throws IOException {
        if (!(percent > 0 && percent <= MOST_PERCENT)) {
            throw new BadUsageException(
                    "--swing %s: it must be above 0 and at most 100 per cent".formatted(Digits.shortest(percent)));
        }
        Estimate estimate = options.ids().estimate("--of " + of, of);
        List<Swing> swings = Sensitivity.of(options.scenario(), estimate, percent / 100);
        options.print(cells -> new WhatIfReports(cells).of(swings, estimate), () -> new WhatIfJson().of(swings));
        return 0;
    }
}
