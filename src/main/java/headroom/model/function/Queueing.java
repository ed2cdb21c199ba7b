package headroom.model.function;

import headroom.model.expression.NamedFunction;
import java.util.List;
import org.apache.commons.numbers.gamma.RegularizedGamma;

/** Waiting for one of several servers. */
public final class Queueing {

    /** Chances below this count as this, so that their logarithm stays finite. */
    private static final double LEAST_CHANCE = 1e-300;

    /** {@code erlangC(servers, load)}: the chance that an arrival waits in M/M/c. */
    public static final NamedFunction ERLANG_C = new NamedFunction("ErlangC",
            "The chance that an arrival finds all servers busy, in an M/M/c queue (Erlang C).",
            List.of("servers", "load"),
            arguments -> erlangC(arguments[0], arguments[1]));

    /** {@code ln(x)}, the natural logarithm. */
    public static final NamedFunction LN = new NamedFunction("ln", "The natural logarithm.", List.of("x"),
            arguments -> Math.log(arguments[0]));

    private Queueing() {}

    /**
     * Erlang C by way of Erlang B, which is the derivative of the regularised gamma function P at (n + 1, a) over Q(n + 1,
     * a): as quick for millions of servers as for one.
     *
     * @param servers whole
     * @param load arrivals in the mean service time, below {@code servers}
     * @return the chance, never below 1e-300; NaN at or over full load
     */
    static double erlangC(double servers, double load) {
        if (load >= servers) {
            return Double.NaN;
        }
        double shape = servers + 1;
        double erlangB = RegularizedGamma.P.derivative(shape, load) / RegularizedGamma.Q.value(shape, load);
        double waits = servers * erlangB / (servers - load * (1 - erlangB));
        return Math.max(LEAST_CHANCE, Math.min(1, waits));
    }
}
