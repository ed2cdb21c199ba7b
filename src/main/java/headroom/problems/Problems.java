package headroom.problems;

import headroom.model.Problem;
import headroom.problems.gateway.Gateway;
import headroom.problems.kvpool.KvPool;
import headroom.problems.lora.LoraService;
import headroom.problems.moeservice.MoeService;
import headroom.problems.rollout.Rollout;
import java.util.List;
import java.util.Optional;

/** The list of the design problems: the one place that knows them by name. */
public final class Problems {

    private Problems() {}

    /** All problems, built anew, in the order of their tabs. */
    public static List<Problem> all() {
        return List.of(MoeService.problem(), KvPool.problem(), Gateway.problem(), LoraService.problem(),
                Rollout.problem());
    }

    /** The problem of that id among some. */
    public static Optional<Problem> byId(List<Problem> problems, String id) {
        return problems.stream().filter(problem -> problem.id().equals(id)).findFirst();
    }
}
