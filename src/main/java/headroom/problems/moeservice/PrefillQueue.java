package headroom.problems.moeservice;

import static headroom.model.expression.Constant.of;
import static headroom.model.expression.Estimate.step;
import static headroom.model.expression.Expression.floor;
import static headroom.model.expression.Expression.max;
import static headroom.model.function.Elementary.LN;
import static headroom.model.function.Lognormal.Q99;
import static headroom.model.function.Queueing.ERLANG_C;
import static headroom.problems.moeservice.MoeServiceAssumptions.*;

import headroom.model.expression.Condition;
import headroom.model.expression.Estimate;
import headroom.model.expression.Expression;
import headroom.model.expression.Unit;

/**
 * Prompts that wait for prefill: an M/G/c queue by Allen and Cunneen's approximation, whose servers are the groups of
 * GPUs that share a prompt. What 99 of 100 requests stay below is the sum of the parts at that level, which errs on the
 * high side.
 */
final class PrefillQueue {

    private static final double ONE_IN_A_HUNDRED = 0.01;

    private final Condition serves;
    private final Condition keepsUp;
    private final Expression ttftP99;

    /**
     * The queue in front of the prefill GPUs.
     *
     * @param serviceTime one GPU's time for a mean prompt, s
     * @param gpusNeeded GPUs that the peak keeps busy
     */
    PrefillQueue(Estimate serviceTime, Estimate gpus, Estimate gpusNeeded) {
        Estimate service = step("promptServiceTime", "Service time", "s",
                serviceTime.dividedBy(GPUS_PER_PROMPT).bridgedTo(Unit.of("s"), "a prompt’s time on its GPUs"))
                .means("How long the GPUs of one mean prompt take for it.");
        Estimate servers = step("promptServers", "Servers", "", floor(gpus.dividedBy(GPUS_PER_PROMPT)))
                .means("Prompts that prefill can serve at the same time.");
        Estimate load = step("promptLoad", "Load", "", gpusNeeded.dividedBy(GPUS_PER_PROMPT))
                .means("Prompts in service on average, the offered load of the queue.");
        Expression free = servers.minus(load);
        Estimate wait = step("prefillWait", "Wait for prefill, P99", "s",
                max(of(0, "s"),
                        service.dividedBy(free).times(
                                LN.of(ERLANG_C.of(servers, load).dividedBy(of(ONE_IN_A_HUNDRED)))))
                        .times(of(1).plus(PROMPT_SPREAD.times(PROMPT_SPREAD)).dividedBy(2)))
                .means("The time that 99 of 100 prompts wait at most for free GPUs.");
        Expression transfer = INPUT_TOKENS.times(KV_BYTES_PER_TOKEN).dividedBy(NIC_BANDWIDTH)
                .bridgedTo(Unit.of("s"), "a prompt’s KV cache leaves one GPU");
        Expression firstStep = TPOT_LIMIT.bridgedTo(Unit.of("s"), "one token of TPOT inside TTFT");
        Expression sum = wait.plus(service.times(Q99.of(PROMPT_SPREAD))).plus(transfer).plus(firstStep);
        serves = servers.moreThan(0);
        keepsUp = free.moreThan(servers.times(1e-9));
        ttftP99 = serves.then(keepsUp.then(sum).otherwiseAbsent("prefill is overloaded: the queue grows without end"))
                .otherwiseAbsent("one prompt needs more GPUs than there are");
    }

    /** Whether the GPUs suffice for one prompt. */
    Condition serves() {
        return serves;
    }

    /** Whether prompts leave as fast as they come. */
    Condition keepsUp() {
        return keepsUp;
    }

    /** The time to the first token that 99 of 100 requests stay below, s; absent when prefill cannot keep up. */
    Expression ttftP99() {
        return ttftP99;
    }
}
