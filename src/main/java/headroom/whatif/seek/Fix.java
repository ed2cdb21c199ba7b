package headroom.whatif.seek;

import headroom.model.Check;
import headroom.model.Difference;
import headroom.model.Scenario;
import java.util.List;

/**
 * One change that by itself makes a failed check pass.
 *
 * @param change an assumption moved no further than needed, or another option chosen
 * @param stillFailing the checks that fail after the change
 */
public record Fix(Difference change, List<Check> stillFailing) {

    public Fix {
        stillFailing = List.copyOf(stillFailing);
    }

    /** The scenario with the change made. */
    public Scenario scenario() {
        return change.after();
    }

    /** The change as a person reads it: {@code Spare units per role 0 → 1 unit}. */
    public String text() {
        return change.summary();
    }
}
