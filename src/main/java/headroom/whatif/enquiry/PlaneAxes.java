package headroom.whatif.enquiry;

import headroom.formula.Estimate;
import headroom.whatif.SweepRange;

/** What a map is of, whichever scenario it is drawn for: an estimate over the stretches of two assumptions. */
public record PlaneAxes(Estimate estimate, SweepRange across, SweepRange up) {}
