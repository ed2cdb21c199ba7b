package headroom.model.function;

import headroom.model.expression.NamedFunction;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What was found out about dealt items in a run: over a column of samples, or along a chart, the same numbers of items and
 * instances and the same skew come again and again. For one thread.
 */
final class Dealings {

    /** So many are remembered; when there are more, all are forgotten, and for good if none was asked for twice. */
    private static final int MOST = 1_024;

    private final Map<Dealt, Dealing> dealings = new HashMap<>();
    private final Map<Law, List<Dealing.Spread>> spreads = new HashMap<>();
    private boolean remembers = true;
    private boolean asked;

    private record Dealt(int items, int instances) {}

    private record Law(int items, int instances, double skew) {}

    /** A function of dealt items, which remembers within a run. */
    record Function(Formula formula) implements NamedFunction.Body {

        /** What the function computes of its arguments. */
        @FunctionalInterface
        interface Formula {
            double apply(Dealings dealings, double[] arguments);
        }

        /** By any thread, and so without memory. */
        @Override
        public double apply(double[] arguments) {
            return formula.apply(new Dealings(), arguments);
        }

        @Override
        public NamedFunction.Body forOneRun() {
            Dealings memory = new Dealings();
            return arguments -> formula.apply(memory, arguments);
        }
    }

    Dealing dealing(double items, double instances) {
        if (dealings.size() >= MOST) {
            dealings.clear();
        }
        return dealings.computeIfAbsent(new Dealt(Dealing.whole(items), Dealing.whole(instances)),
                dealt -> new Dealing(dealt.items, dealt.instances));
    }

    /** How requests spread over the items of each of some instances, which stand for all. */
    List<Dealing.Spread> spreads(double items, double instances, double skew) {
        Dealing dealing = dealing(items, instances);
        if (!remembers) {
            return dealing.spreads(skew);
        }
        Law law = new Law(Dealing.whole(items), Dealing.whole(instances), skew);
        List<Dealing.Spread> known = spreads.get(law);
        if (known != null) {
            asked = true;
            return known;
        }
        if (spreads.size() >= MOST) {
            spreads.clear();
            remembers = asked;
        }
        List<Dealing.Spread> found = dealing.spreads(skew);
        spreads.put(law, found);
        return found;
    }
}
