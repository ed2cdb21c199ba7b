package headroom.formula.function;

import static headroom.formula.NamedFunction.Parameter.measure;
import static headroom.formula.NamedFunction.Parameter.number;

import headroom.formula.NamedFunction;
import headroom.formula.NamedFunction.Result;
import java.util.List;
import org.apache.commons.numbers.gamma.RegularizedGamma;

/** Waiting for one of several servers. */
public final class Queueing {

    /** Chances below this count as this, so that their logarithm stays finite. */
    private static final double LEAST_CHANCE = 1e-300;

    /** {@code erlangC(servers, load)}: the chance that an arrival waits in M/M/c. */
    public static final NamedFunction ERLANG_C = new NamedFunction("erlangC",
            "The chance that an arrival finds all servers busy, in an M/M/c queue (Erlang C).",
            List.of("servers", "load"),
            arguments -> erlangC(arguments[0], arguments[1]));

    /** {@code waitP99(service, servers, load, cv)}: what 99 of 100 arrivals wait at most in M/G/c. */
    public static final NamedFunction WAIT_P99 = new NamedFunction("waitP99",
            "The time that 99 of 100 arrivals wait at most in an M/G/c queue, by Allen and Cunneen’s approximation with an "
                    + "exponential tail.",
            List.of(measure("service"), number("servers"), number("load"), number("cv")), Result.MEASURE,
            arguments -> waitP99(arguments[0], arguments[1], arguments[2], arguments[3]));

    private static final double ONE_IN_A_HUNDRED = 0.01;
    /** The share of the servers that must be free for the queue to have an end. */
    private static final double LEAST_FREE = 1e-9;

    private Queueing() {}

    private static double waitP99(double service, double servers, double load, double variation) {
        double free = servers - load;
        if (!(free > LEAST_FREE * servers)) {
            return Double.NaN;
        }
        double logarithm = Math.log(erlangC(servers, load) / ONE_IN_A_HUNDRED);
        return Math.max(0, service / free * logarithm) * (1 + variation * variation) / 2;
    }

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
