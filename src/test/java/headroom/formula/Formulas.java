package headroom.formula;

import headroom.Written;
import headroom.formula.program.Compiler;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Values of formulas without a problem around them. */
public final class Formulas {

    private static final Group GROUP = new Group("Group");

    private Formulas() {}

    /** The value of a formula over constants. */
    public static double value(Expression expression) {
        return value(expression, Map.of());
    }

    /** The value of a formula under some options. */
    static double value(Expression expression, Map<Choice, Choice.Option> options) {
        return Compiler.compile(List.of(expression), options, Set.of())
                .run(quantity -> new double[]{
                    ((Assumption) quantity).unit().toBase(((Assumption) quantity).ownDefault())}, 1)
                .value(expression, 0);
    }

    /** An assumption of any unit; values from 0 to 1000. */
    public static Assumption assumption(String id, String unit, double byDefault) {
        return Written.assumption(id, id, GROUP, unit, byDefault, Range.linear(0, 1_000));
    }

    /** A choice between two options, {@code first} being the default. */
    public static Choice choice(String id, String first, String second) {
        return Written.choice(id, id, GROUP, "A choice.", new Choice.Option(first, first, "One way."),
                new Choice.Option(second, second, "The other."));
    }
}
