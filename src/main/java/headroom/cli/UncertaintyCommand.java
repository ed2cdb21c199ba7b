package headroom.cli;

import headroom.cli.option.BadUsageException;
import headroom.cli.option.RangeArgument;
import headroom.cli.option.WhatIfOptions;
import headroom.document.UncertaintyTables;
import headroom.files.answer.WhatIfJson;
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

/**
 * The command that draws uncertain assumptions many times and prints how estimates spread and how probably checks pass.
 */
@Command(name = "uncertainty", mixinStandardHelpOptions = true, description = "Draw uncertain assumptions many times and say how the estimates spread and how probably each check passes.", footerHeading = "%nExample:%n", footer = {
    "  headroom uncertainty moe-service --range peakRate=400..700 \\", "      --range decodeRate=1500..2200:normal"})
final class UncertaintyCommand implements Callable<Integer> {

    @Mixin
    private final WhatIfOptions options;

    @Option(names = "--range", paramLabel = "ID=P10..P90[:SHAPE]", description = "An uncertain assumption, in its own unit; the shape is lognormal, normal, uniform or triangular "
            + "(default: lognormal where its slider is logarithmic, else normal). May be repeated, and adds to those of the scenario; of several for one assumption the last holds.")
    private List<String> ranges = List.of();

    @Option(names = "--samples", paramLabel = "N", description = "How many are drawn, 1,000 to 100,000 (default: the scenario’s, or 10,000).")
    private @Nullable Long samples;

    @Option(names = "--seed", paramLabel = "S", description = "The same seed gives the same numbers (default: the scenario’s, or 1).")
    private @Nullable Long seed;

    UncertaintyCommand(WhatIfOptions options) {
        this.options = options;
    }

    @Override
    public Integer call() throws IOException {
        Scenario scenario = options.scenario();
        for (String range : ranges) {
            scenario = withRange(scenario, range);
        }
        if (scenario.uncertainAssumptions().isEmpty()) {
            throw new BadUsageException(
                    "Nothing is uncertain: --range ID=P10..P90 says what is, such as --range peakRate=400..700");
        }
        Samples drawn = Simulation.of(scenario.with(sampling(scenario)));
        options.print(cells -> new UncertaintyTables(drawn, cells).report(), () -> new WhatIfJson().of(drawn));
        return 0;
    }

    private Sampling sampling(Scenario scenario) {
        long wanted = samples == null ? scenario.sampling().samples() : samples;
        Sampling.rejection(wanted).ifPresent(sentence -> {
            throw new BadUsageException("--samples %d: %s".formatted(wanted, sentence));
        });
        return scenario.sampling().drawn(seed == null ? scenario.sampling().seed() : seed, (int) wanted);
    }

    private Scenario withRange(Scenario scenario, String text) {
        RangeArgument typed = RangeArgument.of("--range", text, scenario.problem());
        UncertainRange usual = UncertainRange.of(typed.assumption(), typed.low(), typed.high());
        UncertainRange range = typed.word().map(word -> usual.shaped(shape(text, word))).orElse(usual);
        range.rejection(typed.assumption()).ifPresent(sentence -> {
            throw new BadUsageException("--range %s: %s".formatted(text, sentence));
        });
        return scenario.with(typed.assumption(), range);
    }

    private static Shape shape(String text, String word) {
        return Shape.of(word).orElseThrow(() -> new BadUsageException("--range %s: “%s” is none of %s".formatted(text,
                word, Arrays.stream(Shape.values()).map(Shape::id).collect(Collectors.joining(", ")))));
    }
}
