package headroom.formula.function;

import headroom.formula.NamedFunction;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A memory of dealt items in a run: over a column of samples, or along a chart, the same numbers of items and
 * instances and the same skew come again and again. For one thread.
 */
final class Dealings {

    private final Memory<Dealt, Dealing> dealings =
            new Memory<>(dealt -> new Dealing(dealt.items, dealt.instances));
    private final Memory<Law, List<Dealing.Spread>> spreads =
            new Memory<>(law -> dealings.answer(law.dealt).spreads(law.skew));

    private final Memory<Bounded, BoundedLoads.Outcome> bounded = new Memory<>(
            bounded -> BoundedLoads.of(dealings.answer(bounded.law.dealt), bounded.law.skew, bounded.cap));

    private record Dealt(int items, int instances) {

        /** Whole numbers, at least 1; what lies between counts as the nearest. */
        static Dealt of(double items, double instances) {
            return new Dealt(whole(items), whole(instances));
        }

        private static int whole(double number) {
            return (int) Math.max(1, Math.rint(number));
        }
    }

    private record Law(Dealt dealt, double skew) {}

    private record Bounded(Law law, double cap) {}

    /** A function of dealt items, which remembers within a run. */
    record Function(Formula formula) implements NamedFunction.Body {

        /** The formula of the function. */
        @FunctionalInterface
        interface Formula {
            double apply(Dealings dealings, double[] arguments);
        }

        /** The answer for any thread, and so without memory. */
        @Override
        public double apply(double[] arguments) {
            return formula.apply(new Dealings(), arguments);
        }

        @Override
        public NamedFunction.Body forOneRun() {
            Dealings dealings = new Dealings();
            Memory<Arguments, Double> answers =
                    new Memory<>(arguments -> formula.apply(dealings, arguments.values));
            return arguments -> answers.answer(new Arguments(arguments.clone()));
        }
    }

    /** Arguments of a call, equal to others with the same values. */
    private static final class Arguments {

        private final double[] values;

        Arguments(double[] values) {
            this.values = values;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Arguments arguments && Arrays.equals(values, arguments.values);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(values);
        }
    }

    Dealing dealing(double items, double instances) {
        return dealings.answer(Dealt.of(items, instances));
    }

    /** The spread of requests over the items of each of some instances, which stand for all. */
    List<Dealing.Spread> spreads(double items, double instances, double skew) {
        return spreads.answer(new Law(Dealt.of(items, instances), skew));
    }

    /** The outcome of dealing items when no instance takes more than {@code cap} times the mean load. */
    BoundedLoads.Outcome bounded(double items, double instances, double skew, double cap) {
        return bounded.answer(new Bounded(new Law(Dealt.of(items, instances), skew), cap));
    }
}
