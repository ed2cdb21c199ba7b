package headroom.problems.moeservice;

import headroom.model.Headline;
import headroom.model.Problem;
import java.util.List;

/** An online service for a 600B-class mixture-of-experts model. */
public final class MoeService {

    private MoeService() {}

    /** The problem, put together. */
    public static Problem problem() {
        return Problem.of("moe-service", "MoE service", "An online service for a 600B-class MoE model",
                "Serve a mixture-of-experts model of 671 billion parameters, of which each token activates 37 billion, with "
                        + "latent attention (MLA). 500 requests arrive in a second of the peak, with prompts of 3,000 tokens, half of "
                        + "them found in the prefix cache, and answers of 800. The first token is due within 2 s for 99 requests of "
                        + "100, and each further one within 50 ms.")
                .assumptions(MoeServiceAssumptions.ALL).choices(MoeServiceAssumptions.CHOICES)
                .estimates(MoeServiceEstimates.ALL).steps(MoeServiceEstimates.STEPS).checks(MoeServiceChecks.ALL)
                .headlines(List.of(
                        Headline.of(MoeServiceEstimates.TOTAL_GPUS, "GPUs deployed",
                                "{#prefillGpus} P + {#decodeGpus} D"),
                        Headline.of(MoeServiceEstimates.NODES, "Machines", "{#gpusPerNode} GPUs each"),
                        Headline.of(MoeServiceEstimates.COST_PER_HOUR, "Cost", "{costPerYear}"),
                        Headline.of(MoeServiceEstimates.COST_PER_MILLION_OUTPUT, "Output tokens", "all GPUs counted"),
                        Headline.of(MoeServiceEstimates.TTFT_P99, "TTFT P99", "limit {ttftLimit}")))
                .charts(MoeServiceCharts.ALL)
                .cost(MoeServiceEstimates.COST_PER_HOUR)
                .drawnAs(MoeServiceArchitecture.DIAGRAM);
    }
}
