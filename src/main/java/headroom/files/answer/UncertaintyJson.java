package headroom.files.answer;

import static headroom.files.JsonText.object;

import headroom.formula.Quantity;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.Verdict;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The parts of answers as JSON that are there only where something is uncertain. */
final class UncertaintyJson {

    private UncertaintyJson() {}

    /** {@code "sampling":{"samples","seed","threshold"},"outside":[]}: the way in which samples were drawn. */
    static Map<String, @Nullable Object> of(Scenario scenario) {
        Sampling sampling = scenario.sampling();
        return object("sampling", object("samples", sampling.samples(), "seed", sampling.seed(),
                "threshold", sampling.threshold()), "outside", outside(scenario));
    }

    /** The ids of assumptions whose values lie outside their own ranges, so that there are no samples. */
    static List<String> outside(Scenario scenario) {
        return scenario.astray().stream().map(Quantity::id).toList();
    }

    /** A verdict as {@code holds}, {@code perhaps}, {@code fails} or {@code unknown}; null where the check does not apply. */
    static @Nullable String of(Verdict verdict) {
        return verdict.id().isEmpty() ? null : verdict.id();
    }
}
