package headroom.formula.function;

import headroom.formula.NamedFunction;
import java.util.List;

/** The daily swing of traffic. */
public final class Daylight {

    private static final double PEAK_HOUR = 15;
    private static final double HOURS = 24;

    /** {@code swing(hour)}: 1 at the busiest hour, 15 o'clock, and 0 twelve hours from it, along a cosine. */
    public static final NamedFunction DAILY_SWING = new NamedFunction("swing",
            "How far the traffic of an hour stands between the trough, 0, and the peak at 15 o’clock, 1: a cosine.",
            List.of("hour"),
            arguments -> (1 + Math.cos(2 * Math.PI * (arguments[0] - PEAK_HOUR) / HOURS)) / 2);

    private Daylight() {}
}
