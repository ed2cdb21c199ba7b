package headroom.whatif.enquiry;

import headroom.formula.Estimate;
import headroom.whatif.Stretch;

/** What a map is of, whichever scenario it is drawn for: an estimate over the stretches of two assumptions. */
public record PlaneAxes(Estimate estimate, Stretch across, Stretch up) {}
