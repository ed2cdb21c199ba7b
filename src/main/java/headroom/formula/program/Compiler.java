package headroom.formula.program;

import headroom.formula.Absent;
import headroom.formula.Arithmetic;
import headroom.formula.Call;
import headroom.formula.Cases;
import headroom.formula.Choice;
import headroom.formula.Condition;
import headroom.formula.Conditional;
import headroom.formula.Constant;
import headroom.formula.Conversion;
import headroom.formula.Coordinate;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Extremum;
import headroom.formula.First;
import headroom.formula.Least;
import headroom.formula.Negation;
import headroom.formula.Quantity;
import headroom.formula.Reduction;
import headroom.formula.Rounding;
import headroom.formula.Subexpressions;
import headroom.formula.Where;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Turns expressions into a {@link Program}. Choices are settled here, so branches that are not chosen cost nothing; equal
 * parts of formulas are computed once.
 */
public final class Compiler {

    /** The number of terms from which on a sum is a loop instead of as many operations. */
    private static final int MANY = 64;

    private final Map<Choice, Choice.Option> choices;
    private final Set<Quantity> given;
    private final Map<Object, Node> nodes = new HashMap<>();
    private final Map<Elsewhere, Compiler> elsewhere = new HashMap<>();
    private final Made made;
    private final @Nullable Inside inside;

    /** The parts that a program is made of, in common for all differences under which parts of it are computed. */
    private record Made(List<Node> order, Map<Quantity, Node> inputs, Map<Double, Node> constants) {

        Made() {
            this(new ArrayList<>(), new LinkedHashMap<>(), new HashMap<>());
        }
    }

    /** A difference under which parts are computed: all options, and the registers of quantities that are another value. */
    private record Elsewhere(Map<Choice, Choice.Option> choices, Map<Quantity, Node> values) {}

    /** A register in the making; its number is known once all inputs and constants are. */
    private record Node(@Nullable Quantity input, double constant,
            @Nullable Kernel kernel, List<Node> sources, int serial) {

        boolean isConstant() {
            return input == null && kernel == null;
        }
    }

    /**
     * The inside of a range that is run through only when the program runs: what does not depend on its coordinate is
     * computed outside, once.
     */
    private record Inside(Compiler outside, Coordinate over, Map<Integer, Quantity> captured, List<Node> sources) {}

    private Compiler(Map<Choice, Choice.Option> choices, Set<Quantity> given, Made made, @Nullable Inside inside) {
        this.choices = choices;
        this.given = given;
        this.made = made;
        this.inside = inside;
    }

    /**
     * A program for some outputs.
     *
     * @param choices the option chosen of every choice
     * @param given quantities besides assumptions that a run will be given: a chart's coordinate, an estimate to vary
     */
    public static Program compile(List<? extends Expression> outputs, Map<Choice, Choice.Option> choices,
            Set<Quantity> given) {
        Compiler compiler = new Compiler(choices, given, new Made(), null);
        return compiler.program(List.copyOf(outputs), outputs.stream().map(compiler::node).toList());
    }

    private Node node(Expression expression) {
        Node known = nodes.get(expression);
        if (known != null) {
            return known;
        }
        Node made = inside != null && isOutside(inside, expression) ? captured(inside, expression) : made(expression);
        nodes.put(expression, made);
        return made;
    }

    private Node made(Expression expression) {
        return switch (expression) {
            case Quantity quantity -> quantity(quantity);
            case Constant constant -> constant(constant.value());
            case Absent _ -> constant(Double.NaN);
            case Conversion bridge -> node(bridge.of());
            case Arithmetic a -> operation(Kernel.of(a.operator()), node(a.left()), node(a.right()));
            case Rounding rounding -> operation(Kernel.of(rounding.direction()), node(rounding.of()));
            case Extremum extremum -> extremum(extremum);
            case Call call -> operation(Kernel.of(call.function()),
                    call.arguments().stream().map(this::node).toArray(Node[]::new));
            case Cases cases -> node(chosen(cases));
            case Conditional conditional -> conditional(conditional);
            case Negation negation -> operation(Kernel::negate, node(negation.of()));
            case First first -> first.of().stream().map(this::node)
                    .reduce((left, right) -> operation(Kernel::first, left, right)).orElseThrow();
            case Reduction reduction -> reduction(reduction);
            case Where where -> elsewhere(where).node(where.of());
            case Least least -> loop(least.over(), least.from(), least.to(), least.holds().indicator(),
                    new Loop.Way.Bisect());
        };
    }

    /** A compiler of parts under a difference; what it computes are registers of this program too. */
    private Compiler elsewhere(Where where) {
        Map<Choice, Choice.Option> options = new HashMap<>(choices);
        options.putAll(where.options());
        Map<Quantity, Node> values = new HashMap<>(where.values().size());
        where.values().forEach((quantity, value) -> values.put(quantity, node(value)));
        return elsewhere.computeIfAbsent(new Elsewhere(options, values), different -> {
            Compiler compiler = new Compiler(different.choices, given, made, inside);
            compiler.nodes.putAll(different.values);
            return compiler;
        });
    }

    private static boolean isOutside(Inside inside, Expression expression) {
        return !(expression instanceof Constant || expression instanceof Absent)
                && ((inside.outside.isGiven(expression) && !expression.equals(inside.over))
                        || !Subexpressions.coordinates(expression).contains(inside.over));
    }

    private boolean isGiven(Expression expression) {
        return (expression instanceof Quantity quantity && given.contains(quantity))
                || (inside != null && inside.outside.isGiven(expression));
    }

    private Node captured(Inside inside, Expression expression) {
        Node outside = inside.outside.node(expression);
        if (outside.isConstant()) {
            return constant(outside.constant);
        }
        Quantity known = inside.captured.get(outside.serial);
        if (known != null) {
            return Objects.requireNonNull(nodes.get(known));
        }
        Quantity stand = Coordinate.of("outside %d".formatted(outside.serial), "", "");
        inside.captured.put(outside.serial, stand);
        inside.sources.add(outside);
        Node node = input(stand);
        nodes.put(stand, node);
        return node;
    }

    private Node quantity(Quantity quantity) {
        if (quantity instanceof Estimate estimate && !given.contains(estimate)) {
            return node(estimate.formula());
        }
        if (quantity instanceof Coordinate && !given.contains(quantity)) {
            throw new IllegalArgumentException(
                    "%s stands in a formula, but nothing says its value".formatted(quantity));
        }
        return input(quantity);
    }

    private Node input(Quantity quantity) {
        Node known = made.inputs.get(quantity);
        if (known != null) {
            return known;
        }
        Node input = add(new Node(quantity, 0, null, List.of(), made.order.size()));
        made.inputs.put(quantity, input);
        return input;
    }

    private Node constant(double value) {
        Node known = made.constants.get(value);
        if (known != null) {
            return known;
        }
        Node constant = add(new Node(null, value, null, List.of(), made.order.size()));
        made.constants.put(value, constant);
        return constant;
    }

    private Node operation(Kernel kernel, Node... sources) {
        if (Stream.of(sources).allMatch(Node::isConstant)) {
            return constant(folded(kernel, Stream.of(sources).mapToDouble(Node::constant).toArray()));
        }
        return add(new Node(null, 0, kernel, List.of(sources), made.order.size()));
    }

    private static double folded(Kernel kernel, double[] constants) {
        double[] memory = Arrays.copyOf(constants, constants.length + 1);
        int[] sources = IntStream.range(0, constants.length).toArray();
        kernel.apply(memory, sources, new int[constants.length], constants.length, 1);
        return memory[constants.length];
    }

    private Node add(Node node) {
        made.order.add(node);
        return node;
    }

    private Node extremum(Extremum extremum) {
        return extremum.of().stream().map(this::node)
                .reduce((left, right) -> operation(Kernel.of(extremum.kind()), left, right)).orElseThrow();
    }

    private Expression chosen(Cases cases) {
        Choice.Option option = choices.getOrDefault(cases.choice(), cases.choice().byDefault());
        return Objects.requireNonNull(cases.byOption().get(option));
    }

    private Node conditional(Conditional conditional) {
        Condition condition = conditional.condition();
        if (condition instanceof Condition.Chosen chosen) {
            return node(isChosen(chosen) ? conditional.then() : conditional.otherwise());
        }
        Node holds = node(condition);
        if (holds.isConstant()) {
            return holds.constant == 1 ? node(conditional.then())
                    : holds.constant == 0 ? node(conditional.otherwise()) : constant(Double.NaN);
        }
        return operation(Kernel::select, holds, node(conditional.then()), node(conditional.otherwise()));
    }

    private boolean isChosen(Condition.Chosen chosen) {
        return choices.getOrDefault(chosen.choice(), chosen.choice().byDefault()).equals(chosen.option());
    }

    private Node node(Condition condition) {
        return switch (condition) {
            case Condition.Comparison c -> operation(Kernel.of(c.relation()), node(c.left()), node(c.right()));
            case Condition.Chosen chosen -> constant(isChosen(chosen) ? 1 : 0);
            case Condition.Known known -> operation(Kernel::known, node(known.of()));
            case Condition.Not not -> operation(Kernel::not, node(not.of()));
            case Condition.And and -> operation(Kernel::both, node(and.left()), node(and.right()));
            case Condition.Or or -> node(or.left().not().and(or.right().not()).not());
        };
    }

    private Node reduction(Reduction reduction) {
        Node from = node(reduction.from());
        Node to = node(reduction.to());
        long terms = from.isConstant() && to.isConstant() ? Reduction.terms(from.constant, to.constant) : MANY;
        return terms >= 0 && terms < MANY && Subexpressions.rangeDepth(reduction.of()) == 0
                ? unrolled(reduction, Math.rint(from.constant), (int) terms)
                : loop(reduction.over(), reduction.from(), reduction.to(), reduction.of(),
                        new Loop.Way.Reduce(reduction.kind(), inside != null));
    }

    private Node unrolled(Reduction reduction, double from, int terms) {
        Map<Object, Node> outside = forget(reduction.over());
        Node total = constant(reduction.kind().ofNone());
        for (int term = 0; term < terms; term++) {
            nodes.put(reduction.over(), constant(reduction.over().unit().toBase(from + term)));
            Node next = node(reduction.of());
            boolean joins = term > 0 || reduction.kind() == Reduction.Kind.SUM;
            total = joins ? operation(Kernel.of(reduction.kind()), total, next) : next;
            forget(reduction.over());
        }
        nodes.putAll(outside);
        return total;
    }

    private Node loop(Coordinate over, Expression from, Expression to, Expression body, Loop.Way way) {
        Inside within = new Inside(this, over, new LinkedHashMap<>(), new ArrayList<>());
        Compiler compiler = new Compiler(choices, Set.of(over), new Made(), within);
        Program program = compiler.program(List.of(body), List.of(compiler.node(body)));
        Loop loop = new Loop(program, over, List.copyOf(within.captured.values()), way);
        return operation(loop, Stream.concat(Stream.of(node(from), node(to)), within.sources.stream())
                .toArray(Node[]::new));
    }

    /** Takes out, and returns, what was computed with one value of a coordinate, before another value takes its place. */
    private Map<Object, Node> forget(Coordinate coordinate) {
        Map<Object, Node> forgotten = new HashMap<>();
        nodes.forEach((known, node) -> {
            if (known instanceof Expression part && Subexpressions.coordinates(part).contains(coordinate)) {
                forgotten.put(known, node);
            }
        });
        nodes.keySet().removeAll(forgotten.keySet());
        return forgotten;
    }

    private Program program(List<Expression> outputs, List<Node> results) {
        List<Quantity> inputs = List.copyOf(made.inputs.keySet());
        List<Node> constants = made.order.stream().filter(node -> node.input == null && node.kernel == null).toList();
        List<Node> operations = made.order.stream().filter(node -> node.kernel != null).toList();
        int[] registers = new int[made.order.size()];
        int next = inputs.size();
        for (int i = 0; i < inputs.size(); i++) {
            registers[Objects.requireNonNull(made.inputs.get(inputs.get(i))).serial] = i;
        }
        for (Node node : constants) {
            registers[node.serial] = next++;
        }
        for (Node node : operations) {
            registers[node.serial] = next++;
        }
        List<Program.Instruction> code = operations.stream().map(node -> new Program.Instruction(
                Objects.requireNonNull(node.kernel),
                node.sources.stream().mapToInt(source -> registers[source.serial]).toArray())).toList();
        int[] listed = results.stream().mapToInt(node -> registers[node.serial]).toArray();
        Map<Expression, Integer> byExpression = new HashMap<>();
        for (int i = 0; i < listed.length; i++) {
            byExpression.put(outputs.get(i), listed[i]);
        }
        return new Program(inputs, constants.stream().mapToDouble(Node::constant).toArray(), code, byExpression,
                listed);
    }
}
