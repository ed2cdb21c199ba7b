package headroom.files.scenario;

import headroom.files.Called;
import headroom.files.Part;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * The fields of a scenario's file, in the order in which they are written.
 *
 * @param values numbers by the ids of assumptions
 * @param choices ids of options by those of choices
 */
@Called("a scenario")
record ScenarioFile(JsonNode schema, Optional<String> problem, String name, Optional<String> note,
        Optional<String> preset, Map<String, JsonNode> values, Map<String, JsonNode> choices,
        Optional<Map<String, Part<Range>>> ranges, Optional<Sampling> sampling) {

    /** The range of an uncertain assumption. */
    @Called("a range")
    record Range(double p10, double p90, Optional<String> shape) {}

    /** The way in which uncertain assumptions are drawn; numbers are nodes, as a seed has more digits than a double. */
    @Called("sampling")
    record Sampling(JsonNode seed, JsonNode samples, Optional<Double> threshold) {}
}
