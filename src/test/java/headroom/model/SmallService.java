package headroom.model;

import static headroom.formula.Assumption.assumption;
import static headroom.formula.Estimate.estimate;
import static headroom.formula.Expression.ceil;
import static headroom.formula.Range.linear;
import static headroom.formula.Range.log;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Constant;
import headroom.formula.Estimate;
import headroom.formula.Group;
import java.util.List;

/** A problem with a little of everything: a load, a rate, GPUs, a wait that can be absent, two checks, a choice. */
public final class SmallService {

    private static final Group GROUP = new Group("Group");

    public static final Assumption LOAD = assumption("load", "Load", GROUP, "tok/s", 950, log(1, 5_000))
            .means("Tokens a second.").plainAssumption("for a test.");
    public static final Assumption RATE = assumption("rate", "Rate per GPU", GROUP, "tok/s/GPU", 100, log(10, 1_000))
            .means("Tokens a second that a GPU gives.").plainAssumption("for a test.");
    public static final Assumption SPARES =
            assumption("spares", "Spares", GROUP, "GPU", 0, linear(0, 10).wholeNumbers())
                    .means("GPUs in reserve.").plainAssumption("for a test.");
    public static final Assumption BUDGET =
            assumption("budget", "Budget", GROUP, "GPU", 12, linear(1, 100).wholeNumbers())
                    .means("GPUs that may be bought.").plainAssumption("for a test.");

    public static final Choice.Option PLAIN = new Choice.Option("plain", "as it is", "Nothing is cached.");
    public static final Choice.Option CACHED = new Choice.Option("cached", "cached", "Half is cached.");
    public static final Choice CACHE = Choice.of("cache", "Cache", GROUP, "What is cached.", PLAIN, CACHED);

    public static final Estimate WORK = estimate("work", "Work", "tok/s",
            CACHE.when(PLAIN, LOAD).when(CACHED, LOAD.dividedBy(2)).ofAllOptions()).means("Tokens to compute.");
    public static final Estimate GPUS = estimate("gpus", "GPUs", "GPU", ceil(WORK.dividedBy(RATE)).plus(SPARES))
            .means("GPUs deployed.");
    public static final Estimate BUSY = estimate("busy", "Busy", "share", WORK.dividedBy(RATE.times(GPUS)))
            .means("The share of GPUs that work.");
    public static final Estimate WAIT = estimate("wait", "Wait", "s",
            BUSY.complement().moreThan(0).then(Constant.of(1, "s").dividedBy(BUSY.complement()))
                    .otherwiseAbsent("every GPU is busy all the time"))
            .means("How long a token waits.");

    public static final Check AFFORDABLE =
            Check.atMost("affordable", "Affordable", GPUS, BUDGET).means("It can be paid.")
                    .failingWhen(GPUS.moreThan(BUDGET.times(2)), "{gpus} are far more than {budget}.")
                    .failing("{gpus} are more than {budget}.");
    public static final Check QUICK =
            Check.atMost("quick", "Quick", WAIT, Constant.of(50, "s")).means("Nobody waits long.")
                    .failing("A token waits {wait}.");
    public static final Check CACHE_PAYS = Check.atLeast("cachePays", "Cache pays", LOAD, Constant.of(1_000, "tok/s"))
            .means("There is enough to cache.").onlyWhere(CACHE.is(CACHED)).failing("Only {load}.");

    private SmallService() {}

    /** All but the diagram, so that a test can add what is wrong. */
    public static Problem.Builder builder() {
        return Problem.of("small", "Small", "A small service", "Serve a little.")
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
