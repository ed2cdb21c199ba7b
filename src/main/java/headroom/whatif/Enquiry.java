package headroom.whatif;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.ChartSpec;
import headroom.model.Problem;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The questions that a person asks about a problem, whichever scenario is the present one.
 *
 * @param kept the assumptions that stay as they are when goals are sought
 * @param subject the estimate that is asked about
 * @param swing the share of their values that assumptions are moved up and down
 * @param lineup the scenarios that are compared; empty while nobody chose anything
 * @param axes the subject of the map; empty while nobody chose anything
 */
public record Enquiry(Set<Assumption> kept, Estimate subject, double swing, Optional<Lineup> lineup,
        Optional<PlaneAxes> axes) {

    /** The share of its value that an assumption without an uncertain range is moved up and down unless a person says so. */
    public static final double USUAL_SWING = 0.1;

    /**
     * The scenarios that are side by side, and what is drawn of them.
     *
     * @param columns 1 to {@value Comparison#MOST}, the first of which the others are held against
     * @param series the place of one of the chart's series
     */
    public record Lineup(List<Candidate> columns, ChartSpec chart, int series) {

        public Lineup {
            columns = List.copyOf(columns);
        }
    }

    /** The subject of a map, whichever scenario it is drawn for: an estimate over parts of two assumptions' ranges. */
    public record PlaneAxes(Estimate estimate, SweepRange across, SweepRange up) {}

    public Enquiry {
        kept = Set.copyOf(kept);
    }

    /** The questions before anybody asks anything: about the first headline. */
    public static Enquiry of(Problem problem) {
        return new Enquiry(Set.of(), problem.headlines().getFirst().estimate(), USUAL_SWING,
                Optional.empty(), Optional.empty());
    }
}
