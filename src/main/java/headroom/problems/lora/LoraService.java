package headroom.problems.lora;

import headroom.model.Headline;
import headroom.model.Problem;
import java.util.List;

/** A service of one base model with an adapter for every tenant. */
public final class LoraService {

    private LoraService() {}

    /** The problem, put together. */
    public static Problem problem() {
        return Problem.of("lora-service", "Multi-LoRA", "A multi-tenant LoRA service",
                "One base model of 8 billion parameters answers for thousands of tenants, each with a rank-16 adapter of its "
                        + "own. Requests of different tenants share a batch; adapters must load fast, tenants must not "
                        + "disturb each other, and each is billed for what it used.")
                .assumptions(LoraServiceAssumptions.ALL).choices(LoraServiceAssumptions.CHOICES)
                .estimates(LoraServiceEstimates.ALL).steps(LoraServiceEstimates.STEPS).checks(LoraServiceChecks.ALL)
                .headlines(List.of(
                        Headline.of(LoraServiceEstimates.ADAPTER_BYTES, "One adapter", "{adapterParams}"),
                        Headline.of(LoraServiceEstimates.RESIDENT_ADAPTERS, "Fit on a GPU",
                                "instances see {#adaptersPerInstance}"),
                        Headline.of(LoraServiceEstimates.DECODE_SLOWDOWN, "Decode step", "{distinctUsed} a batch"),
                        Headline.of(LoraServiceEstimates.RESIDENT_HIT_SHARE, "No swap needed",
                                "{swapRate} each"),
                        Headline.of(LoraServiceEstimates.COST_PER_MILLION, "Output tokens",
                                "adapters add {stepGrowth}")))
                .charts(LoraServiceCharts.ALL)
                .cost(LoraServiceEstimates.COST_PER_MILLION)
                .drawnAs(LoraServiceArchitecture.DIAGRAM);
    }
}
