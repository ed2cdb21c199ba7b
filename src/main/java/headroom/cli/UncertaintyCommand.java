package headroom.cli;

import headroom.export.Cells;
import headroom.export.UncertaintyTables;
import headroom.files.WhatIfJson;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.model.UncertainRange.Shape;
import headroom.whatif.uncertainty.Samples;
import headroom.whatif.uncertainty.Simulation;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What is known of the answers when assumptions are uncertain. */
@Command(name = "uncertainty", mixinStandardHelpOptions = true, description = "Draw uncertain assumptions many times and say how the estimates spread and how probably each check passes.")
final class UncertaintyCommand implements Callable<Integer> {

    @Mixin
    private final Question question;

    @Option(names = "--range", paramLabel = "ID=P10..P90[:SHAPE]", description = "An uncertain assumption, in its own unit; the shape is lognormal, normal, uniform or triangular "
            + "(default: lognormal where its slider is logarithmic, else normal). May be repeated, and adds to those of the scenario.")
    private List<String> ranges = List.of();

    @Option(names = "--samples", paramLabel = "N", description = "How many are drawn, 1,000 to 100,000 (default: the scenario’s, or 10,000).")
    private @Nullable Long samples;

    @Option(names = "--seed", paramLabel = "S", description = "The same seed gives the same numbers (default: the scenario’s, or 1).")
    private @Nullable Long seed;

    UncertaintyCommand(Question question) {
        this.question = question;
    }

    @Override
    public Integer call() throws IOException {
        Scenario scenario = question.scenario();
        for (String range : ranges) {
            scenario = withRange(scenario, range);
        }
        if (scenario.uncertainAssumptions().isEmpty()) {
            throw new BadUsageException(
                    "Nothing is uncertain: --range ID=P10..P90 says what is, such as --range peakRate=400..700");
        }
        Sampling sampling = sampling(scenario);
        Samples drawn = Simulation.of(scenario, sampling, () -> false);
        UncertaintyTables printed = new UncertaintyTables(drawn, Cells.PRINTED);
        UncertaintyTables raw = new UncertaintyTables(drawn, Cells.RAW);
        question.print(
                () -> "%,d samples, seed %d\n\n%s\n%s\n%s".formatted(drawn.size(), sampling.seed(),
                        printed.estimates().text(), printed.checks().text(), printed.importance().text()),
                () -> new WhatIfJson().of(drawn, sampling.seed()),
                () -> List.of(raw.estimates(), raw.checks(), raw.importance()));
        return 0;
    }

    private Sampling sampling(Scenario scenario) {
        long wanted = samples == null ? scenario.sampling().samples() : samples;
        Sampling.rejection(wanted).ifPresent(sentence -> {
            throw new BadUsageException("--samples %d: %s".formatted(wanted, sentence));
        });
        return new Sampling(seed == null ? scenario.sampling().seed() : seed, (int) wanted);
    }

    private Scenario withRange(Scenario scenario, String text) {
        Question.Between between = question.between("--range", text);
        UncertainRange range = between.word().isEmpty()
                ? UncertainRange.of(between.assumption(), between.low(), between.high())
                : new UncertainRange(between.low(), between.high(), shape(text, between.word()));
        range.rejection(between.assumption()).ifPresent(sentence -> {
            throw new BadUsageException("--range %s: %s".formatted(text, sentence));
        });
        return scenario.with(between.assumption(), range);
    }

    private static Shape shape(String text, String word) {
        return Shape.of(word).orElseThrow(() -> new BadUsageException("--range %s: the shape must be %s".formatted(text,
                Arrays.stream(Shape.values()).map(Shape::id).collect(Collectors.joining(" or ")))));
    }
}
