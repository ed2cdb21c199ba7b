package headroom.cli;

import headroom.cli.option.BadUsageException;
import headroom.cli.option.WhatIfOptions;
import headroom.document.ComparisonTable;
import headroom.files.answer.WhatIfJson;
import headroom.model.Scenario;
import headroom.whatif.Comparison;
import headroom.whatif.uncertainty.AssessedComparison;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Scenarios of one problem side by side. */
@Command(name = "compare", mixinStandardHelpOptions = true, description = "Compare up to six scenarios of a problem: what differs, headline numbers, checks, and the cheapest that passes all.", footerHeading = "%nExample:%n", footer = "  headroom compare moe-service reference spare-unit mine.json --format markdown")
final class CompareCommand implements Callable<Integer> {

    @Mixin
    private final WhatIfOptions options;

    @Parameters(index = "1..*", paramLabel = "FILE", arity = "1..*", description = "Saved scenarios, or presets by their names. Those of one name are told apart by their files. All are compared with the first; an option that says which scenario is meant puts that one first.")
    private List<Path> paths = List.of();

    CompareCommand(WhatIfOptions options) {
        this.options = options;
    }

    @Override
    public Integer call() throws IOException {
        int wanted = paths.size() + (options.isScenarioGiven() ? 1 : 0);
        if (wanted > Comparison.MOST) {
            throw new BadUsageException(
                    "%d scenarios cannot be compared; it must be 1 to %d".formatted(wanted, Comparison.MOST));
        }
        List<Scenario> scenarios = new ArrayList<>();
        List<String> origins = new ArrayList<>();
        if (options.isScenarioGiven()) {
            scenarios.add(options.scenario());
            origins.add("options");
        }
        for (Path path : paths) {
            scenarios.add(options.savedOrPreset(path));
            origins.add(path.toString());
        }
        AssessedComparison comparison = AssessedComparison.of(Comparison.of(Comparison.distinct(scenarios, origins)));
        options.print(new ComparisonTable(comparison)::report, () -> new WhatIfJson().of(comparison));
        return 0;
    }
}
