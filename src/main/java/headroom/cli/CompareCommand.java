package headroom.cli;

import headroom.export.Cells;
import headroom.export.ComparisonTable;
import headroom.files.ScenarioFiles;
import headroom.files.UnusableFileException;
import headroom.files.WhatIfJson;
import headroom.model.Scenario;
import headroom.whatif.Comparison;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Scenarios of one problem side by side. */
@Command(name = "compare", mixinStandardHelpOptions = true, description = "Compare up to six scenarios of a problem: what differs, headline numbers, checks, and the cheapest that passes all.")
final class CompareCommand implements Callable<Integer> {

    private final ScenarioFiles files;

    @Mixin
    private final Question question;

    @Parameters(index = "1..*", paramLabel = "FILE", arity = "1..*", description = "Saved scenarios. With an option that says which scenario is meant, that one comes first.")
    private List<Path> paths = List.of();

    CompareCommand(Question question, ScenarioFiles files) {
        this.question = question;
        this.files = files;
    }

    @Override
    public Integer call() throws IOException {
        List<Scenario> scenarios = new ArrayList<>();
        if (!question.anyScenario()) {
            scenarios.add(question.scenario());
        }
        for (Path path : paths) {
            scenarios.add(ofTheProblem(path));
        }
        if (scenarios.size() > Comparison.MOST) {
            throw new BadUsageException(
                    "%d scenarios cannot be compared; it must be 1 to %d".formatted(scenarios.size(), Comparison.MOST));
        }
        Comparison comparison = Comparison.of(scenarios);
        ComparisonTable printed = new ComparisonTable(comparison, Cells.PRINTED);
        question.print(() -> printed.table().text() + "\n" + printed.verdict() + "\n",
                () -> new WhatIfJson().of(comparison),
                () -> List.of(new ComparisonTable(comparison, Cells.RAW).table()), printed::markdown);
        return 0;
    }

    private Scenario ofTheProblem(Path path) throws UnusableFileException {
        Scenario scenario = files.open(path);
        if (scenario.problem() != question.problem()) {
            throw new UnusableFileException("%s is a scenario of %s, but must be one of %s".formatted(path,
                    scenario.problem().id(), question.problem().id()));
        }
        return scenario;
    }
}
