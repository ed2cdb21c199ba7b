package headroom.files.answer;

import headroom.files.JsonText;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.Verdict;
import tools.jackson.core.JsonGenerator;

/** The parts of answers as JSON that are there only where something is uncertain. */
final class UncertaintyJson {

    private UncertaintyJson() {}

    /**
     * {@code "sampling":{"samples","seed","threshold"},"outside":[]}: how the samples were drawn, and the assumptions whose
     * values lie outside their own ranges, so that there are none.
     */
    static void write(Scenario scenario, JsonGenerator generator) {
        Sampling sampling = scenario.sampling();
        generator.writeObjectPropertyStart("sampling");
        generator.writeNumberProperty("samples", sampling.samples());
        generator.writeNumberProperty("seed", sampling.seed());
        JsonText.number(generator, "threshold", sampling.threshold());
        generator.writeEndObject();
        writeOutside(scenario, generator);
    }

    /** {@code "outside":[]}. */
    static void writeOutside(Scenario scenario, JsonGenerator generator) {
        generator.writeArrayPropertyStart("outside");
        scenario.astray().forEach(assumption -> generator.writeString(assumption.id()));
        generator.writeEndArray();
    }

    /** A verdict as {@code holds}, {@code perhaps}, {@code fails} or {@code unknown}, null where the check does not apply. */
    static void write(String name, Verdict verdict, JsonGenerator generator) {
        if (verdict.id().isEmpty()) {
            generator.writeNullProperty(name);
        } else {
            generator.writeStringProperty(name, verdict.id());
        }
    }
}
