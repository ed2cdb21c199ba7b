package headroom.files.scenario;

import headroom.files.Found;
import headroom.files.JsonFields;
import headroom.files.UnusableFileException;
import headroom.formula.Assumption;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.model.UncertainRange.Shape;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Reads which assumptions of a scenario are uncertain, and how they are drawn. */
final class UncertaintyReader {

    /** Doubles up to here are the whole numbers that they were written as. */
    private static final double MOST_EXACT = 1L << 53;

    /** The scenario with the ranges and the sampling that some fields name. */
    Scenario read(JsonFields fields, Scenario certain) throws UnusableFileException {
        Scenario scenario = certain;
        for (Map.Entry<String, JsonNode> range : fields.properties("ranges")) {
            Assumption assumption = ScenarioReader.assumption(scenario.problem(), range.getKey());
            scenario = scenario.with(assumption, range(assumption, JsonFields.of(range.getKey(), range.getValue())));
        }
        Optional<JsonNode> sampling = fields.node("sampling");
        return sampling.isEmpty() ? scenario : scenario.with(sampling(JsonFields.of("sampling", sampling.get())));
    }

    private static UncertainRange range(Assumption assumption, JsonFields fields) throws UnusableFileException {
        fields.checkNames("a range", List.of("p10", "p90", "shape"));
        Optional<String> word = fields.text("shape");
        Shape shape = word.flatMap(Shape::of).orElseThrow(() -> new UnusableFileException(
                "the shape of the range of %s is %s, but must be one of %s".formatted(assumption.id(),
                        word.map(found -> "“%s”".formatted(Found.shortened(found))).orElse("missing"),
                        Arrays.stream(Shape.values()).map(Shape::id).collect(Collectors.joining(", ")))));
        UncertainRange range = new UncertainRange(fields.number("p10"), fields.number("p90"), shape);
        Optional<String> rejection = range.rejection(assumption);
        if (rejection.isPresent()) {
            throw new UnusableFileException(rejection.get());
        }
        return range;
    }

    private static Sampling sampling(JsonFields fields) throws UnusableFileException {
        fields.checkNames("sampling", List.of("seed", "samples", "threshold"));
        long samples = whole(fields, "samples", "a whole number between 1,000 and 100,000");
        Optional<String> rejection = Sampling.rejection(samples);
        if (rejection.isPresent()) {
            throw new UnusableFileException(rejection.get());
        }
        double threshold = fields.node("threshold").isEmpty() ? Sampling.USUAL_THRESHOLD : fields.number("threshold");
        Optional<String> beyond = Sampling.thresholdRejection(threshold);
        if (beyond.isPresent()) {
            throw new UnusableFileException(beyond.get());
        }
        return new Sampling(whole(fields, "seed", Sampling.SEEDS), (int) samples, threshold);
    }

    private static long whole(JsonFields fields, String name, String allowed) throws UnusableFileException {
        double number = fields.number(name);
        JsonNode node = fields.node(name).orElseThrow();
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
