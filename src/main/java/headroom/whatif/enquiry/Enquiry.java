package headroom.whatif.enquiry;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Problem;
import headroom.whatif.sensitivity.Sensitivity;
import java.util.Optional;
import java.util.Set;

/**
 * What a person asks about a problem, whichever scenario is the present one.
 *
 * @param kept the assumptions that stay as they are when goals are sought
 * @param subject the estimate that is asked about
 * @param swing how far assumptions are moved up and down, as a share of their values
 * @param lineup what is compared; empty while nobody chose anything
 * @param axes what the map is of; empty while nobody chose anything
 */
public record Enquiry(Set<Assumption> kept, Estimate subject, double swing, Optional<Lineup> lineup,
        Optional<PlaneAxes> axes) {

    public Enquiry {
        kept = Set.copyOf(kept);
    }

    /** What is asked before anybody asks anything: about the first headline. */
    public static Enquiry of(Problem problem) {
        return new Enquiry(Set.of(), problem.headlines().getFirst().estimate(), Sensitivity.USUAL_SHARE,
                Optional.empty(), Optional.empty());
    }
}
