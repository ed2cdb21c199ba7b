package headroom.model;

import static headroom.Written.assumption;
import static headroom.Written.atLeast;
import static headroom.Written.atMost;
import static headroom.Written.ceil;
import static headroom.Written.complement;
import static headroom.Written.estimate;
import static headroom.Written.failing;
import static headroom.Written.failingWhen;
import static headroom.Written.onlyWhere;
import static headroom.formula.Range.linear;
import static headroom.formula.Range.log;

import headroom.Written;
import headroom.formula.Absent;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Constant;
import headroom.formula.Estimate;
import headroom.formula.Group;
import java.util.List;

/** A problem with a little of everything: a load, a rate, GPUs, a wait that can be absent, two checks, a choice. */
public final class SmallService {

    private static final Group GROUP = new Group("Group");

    public static final Assumption LOAD = assumption("load", "Load", GROUP, "tok/s", 950, log(1, 5_000));
    public static final Assumption RATE = assumption("rate", "Rate per GPU", GROUP, "tok/s/GPU", 100, log(10, 1_000));
    public static final Assumption SPARES =
            assumption("spares", "Spares", GROUP, "GPU", 0, Written.whole(linear(0, 10)));
    public static final Assumption BUDGET =
            assumption("budget", "Budget", GROUP, "GPU", 12, Written.whole(linear(1, 100)));

    public static final Choice.Option PLAIN = new Choice.Option("plain", "as it is", "Nothing is cached.");
    public static final Choice.Option CACHED = new Choice.Option("cached", "cached", "Half is cached.");
    public static final Choice CACHE = Written.choice("cache", "Cache", GROUP, "What is cached.", PLAIN, CACHED);

    public static final Estimate WORK = estimate("work", "Work", "tok/s",
            Written.cases(CACHE).when(PLAIN, LOAD).when(CACHED, LOAD.dividedBy(2)).ofAllOptions());
    public static final Estimate GPUS = estimate("gpus", "GPUs", "GPU", ceil(WORK.dividedBy(RATE)).plus(SPARES));
    public static final Estimate BUSY = estimate("busy", "Busy", "share", WORK.dividedBy(RATE.times(GPUS)));
    public static final Estimate WAIT = estimate("wait", "Wait", "s",
            complement(BUSY).moreThan(0).then(Constant.of(1, "s").dividedBy(complement(BUSY)))
                    .otherwise(new Absent("every GPU is busy all the time")));

    public static final Check AFFORDABLE = failing("{gpus} are more than {budget}.",
            failingWhen(GPUS.moreThan(BUDGET.times(2)), "{gpus} are far more than {budget}.",
                    atMost("affordable", "Affordable", GPUS, BUDGET)));
    public static final Check QUICK =
            failing("A token waits {wait}.", atMost("quick", "Quick", WAIT, Constant.of(50, "s")));
    public static final Check CACHE_PAYS = failing("Only {load}.", onlyWhere(CACHE.is(CACHED),
            atLeast("cachePays", "Cache pays", LOAD, Constant.of(1_000, "tok/s"))));

    private SmallService() {}

    /** All but the diagram, so that a test can add what is wrong. */
    public static WrittenProblem builder() {
        return WrittenProblem.of("small", "Small")
                .assumptions(List.of(LOAD, RATE, SPARES, BUDGET)).choices(List.of(CACHE))
                .estimates(List.of(WORK, GPUS, BUSY, WAIT)).checks(List.of(AFFORDABLE, QUICK, CACHE_PAYS))
                .headlines(List.of(Headline.of(GPUS, "GPUs", "{busy} busy")));
    }

    /** An empty diagram. */
    public static Diagram emptyDiagram() {
        return new Diagram(1, 1, LiveText.EMPTY, List.of(), List.of(), List.of(), List.of());
    }

    /** The problem. */
    public static Problem problem() {
        return builder().build(emptyDiagram());
    }
}
