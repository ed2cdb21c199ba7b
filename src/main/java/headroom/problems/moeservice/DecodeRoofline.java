package headroom.problems.moeservice;

import static headroom.model.expression.Constant.named;
import static headroom.model.expression.Constant.of;
import static headroom.model.expression.Estimate.step;
import static headroom.model.expression.Expression.max;
import static headroom.problems.moeservice.MoeServiceAssumptions.*;

import headroom.model.expression.Constant;
import headroom.model.expression.Estimate;
import headroom.model.expression.Expression;
import headroom.model.expression.Unit;

/**
 * The most that the hardware allows a decode GPU: each layer reads attention weights and KV cache, reads experts, and
 * exchanges tokens with the other GPUs. Two batches overlap, so the exchange hides behind computing or the other way
 * round. The constants describe the reference model, DeepSeek-V3, and stay when layers or experts change.
 */
final class DecodeRoofline {

    private static final Constant LAYERS = named("layers with the MTP module", 62, "");
    private static final Constant MODEL_LAYERS = named("layers of the model", 61, "");
    private static final Constant ATTENTION_WEIGHTS = named("attention weights of a layer", 187, "MB/GPU");
    private static final Constant ATTENTION_FLOP =
            named("attention work per token and token of context", 278_528, "FLOP/tok");
    private static final Constant BF16_RATE = named("BF16 peak rate", 989, "TFLOP/s/GPU");
    private static final Constant FP8_RATE = named("FP8 peak rate", 1_979, "TFLOP/s/GPU");
    private static final Constant EXPERTS_PER_TOKEN = named("experts a token passes", 9, "");
    private static final Constant EXPERT_FLOP = named("work of an expert per token", 88, "MFLOP");
    private static final Constant ROUTED_PER_TOKEN = named("routed experts a token passes", 8, "");
    private static final Constant DISPATCH_BYTES = named("bytes to an expert", 7_392, "B");
    private static final Constant COMBINE_BYTES = named("bytes back from it", 14_336, "B");

    private final Estimate stepTime;
    private final Estimate rate;

    /**
     * The roofline in one mode.
     *
     * @param requests requests decoding on a GPU
     */
    DecodeRoofline(Mode mode, Expression requests, Estimate meanContext, Estimate expertsPerGpu) {
        Estimate tokens = step("tokensPerStep" + mode.suffix, "tokens a step" + mode.remark, "req/GPU",
                requests.times(mode.tokensPerRequest));
        Estimate attention = step("attentionTime" + mode.suffix, "attention of a layer" + mode.remark, "s",
                max(ATTENTION_WEIGHTS
                        .plus(requests.times(meanContext).times(KV_BYTES_PER_TOKEN).dividedBy(MODEL_LAYERS))
                        .dividedBy(HBM_BANDWIDTH),
                        tokens.times(meanContext).times(ATTENTION_FLOP).dividedBy(BF16_RATE)));
        Estimate experts = step("expertTime" + mode.suffix, "experts of a layer" + mode.remark, "s",
                max(expertsPerGpu.times(EXPERT_SIZE).dividedBy(HBM_BANDWIDTH),
                        tokens.times(EXPERTS_PER_TOKEN).times(EXPERT_FLOP).dividedBy(FP8_RATE)));
        Estimate allToAll = step("allToAllTime" + mode.suffix, "all-to-all of a layer" + mode.remark, "s",
                tokens.times(ROUTED_PER_TOKEN).times(DISPATCH_BYTES.plus(COMBINE_BYTES)).dividedBy(NIC_BANDWIDTH));
        stepTime = step("stepTime" + mode.suffix, "least time of a step" + mode.remark, "s",
                LAYERS.times(max(attention.plus(experts), allToAll)));
        rate = step("rooflineRate" + mode.suffix, "roofline rate" + mode.remark, "tok/s/GPU",
                requests.times(mode.yield).dividedBy(stepTime).bridgedTo(Unit.of("tok/s/GPU"),
                        "one token of a request per step"));
    }

    /** With multi-token prediction a step carries two tokens of each request and yields one, and the second if accepted. */
    enum Mode {
        WITH_MTP("WithMtp", " with MTP", of(2), of(1).plus(MTP_ACCEPTANCE)),
        WITHOUT_MTP("WithoutMtp", " without MTP", of(1), of(1));

        private final String suffix;
        private final String remark;
        private final Expression tokensPerRequest;
        private final Expression yield;

        Mode(String suffix, String remark, Expression tokensPerRequest, Expression yield) {
            this.suffix = suffix;
            this.remark = remark;
            this.tokensPerRequest = tokensPerRequest;
            this.yield = yield;
        }
    }

    /** The least time of one decode step, s. */
    Estimate stepTime() {
        return stepTime;
    }

    /** The most output tokens/s/GPU that the hardware allows. */
    Estimate rate() {
        return rate;
    }
}
