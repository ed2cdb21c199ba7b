package headroom.files.scenario;

import headroom.files.Found;
import headroom.files.JsonRecords;
import headroom.files.Part;
import headroom.files.UnusableFileException;
import headroom.formula.Assumption;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.model.UncertainRange.Shape;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Reads which assumptions of a scenario are uncertain, and how they are drawn. */
final class UncertaintyReader {

    /** Doubles up to here are the whole numbers that they were written as. */
    private static final double MOST_EXACT = 1L << 53;

    private UncertaintyReader() {}

    /** The scenario with the ranges and the sampling of a file. */
    static Scenario read(ScenarioFile file, Scenario certain) throws UnusableFileException {
        Scenario scenario = certain;
        for (Map.Entry<String, Part<ScenarioFile.Range>> range : file.ranges().orElse(Map.of()).entrySet()) {
            Assumption assumption = ScenarioReader.assumption(scenario.problem(), range.getKey());
            scenario = scenario.with(assumption, range(assumption, range.getValue().read()));
        }
        return file.sampling().isEmpty() ? scenario : scenario.with(sampling(file.sampling().get()));
    }

    private static UncertainRange range(Assumption assumption, ScenarioFile.Range written)
            throws UnusableFileException {
        Shape shape = written.shape().flatMap(Shape::of).orElseThrow(() -> new UnusableFileException(
                "the shape of the range of %s is %s, but must be one of %s".formatted(assumption.id(),
                        written.shape().map(found -> "“%s”".formatted(Found.shortened(found))).orElse("missing"),
                        Arrays.stream(Shape.values()).map(Shape::id).collect(Collectors.joining(", ")))));
        UncertainRange range = new UncertainRange(written.p10(), written.p90(), shape);
        refuse(range.rejection(assumption));
        return range;
    }

    private static void refuse(Optional<String> rejection) throws UnusableFileException {
        if (rejection.isPresent()) {
            throw new UnusableFileException(rejection.get());
        }
    }

    private static Sampling sampling(ScenarioFile.Sampling written) throws UnusableFileException {
        long samples = whole("samples", written.samples(), "a whole number between 1,000 and 100,000");
        refuse(Sampling.rejection(samples));
        double threshold = written.threshold().orElse(Sampling.USUAL_THRESHOLD);
        refuse(Sampling.thresholdRejection(threshold));
        return new Sampling(whole("seed", written.seed(), Sampling.SEEDS), (int) samples, threshold);
    }

    private static long whole(String name, JsonNode node, String allowed) throws UnusableFileException {
        double number = JsonRecords.number(name, node);
        if (node.isIntegralNumber()) {
            return node.longValue();
        }
        boolean fraction = number != Math.rint(number);
        if (fraction || Math.abs(number) > MOST_EXACT) {
            throw new UnusableFileException("%s is %s, but must be %s".formatted(name, Found.text(node),
                    fraction ? "a whole number" : allowed));
        }
        return (long) number;
    }
}
