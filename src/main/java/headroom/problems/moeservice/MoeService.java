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
                "A mixture-of-experts model with 671 billion parameters, 37 billion of them activated, latent attention (MLA). "
                        + "Peak 500 requests/s, 3000 tokens in and 800 out on average, half of the prompt found in the prefix cache; "
                        + "TTFT P99 under 2 s, TPOT under 50 ms.")
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
                .drawnAs(MoeServiceArchitecture.DIAGRAM);
    }
}
