package headroom.model.expression;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
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

    private final Map<Choice, Choice.Option> choices;
    private final Set<Quantity> given;
    private final Map<Object, Node> nodes = new HashMap<>();
    private final List<Node> order = new ArrayList<>();
    private final List<Quantity> inputs = new ArrayList<>();

    /** A register in the making; its number is known once all inputs and constants are. */
    private record Node(@Nullable Quantity input, double constant,
            @Nullable Kernel kernel, List<Node> sources, int serial) {}

    private Compiler(Map<Choice, Choice.Option> choices, Set<Quantity> given) {
        this.choices = choices;
        this.given = given;
    }

    /**
     * A program for some outputs.
     *
     * @param choices the option chosen of every choice
     * @param given quantities besides assumptions that a run will be given: a chart's coordinate, an estimate to vary
     */
    public static Program compile(List<? extends Expression> outputs, Map<Choice, Choice.Option> choices,
            Set<Quantity> given) {
        Compiler compiler = new Compiler(choices, given);
        return compiler.program(List.copyOf(outputs), outputs.stream().map(compiler::node).toList());
    }

    private Node node(Expression expression) {
        Node known = nodes.get(expression);
        if (known != null) {
            return known;
        }
        Node made = switch (expression) {
            case Quantity quantity -> quantity(quantity);
            case Constant constant -> constant(constant.value());
            case Absent _ -> constant(Double.NaN);
            case Bridge bridge -> node(bridge.of());
            case Arithmetic a -> operation(Kernel.of(a.operator()), node(a.left()), node(a.right()));
            case Rounding rounding -> operation(Kernel.of(rounding.direction()), node(rounding.of()));
            case Extremum extremum -> extremum(extremum);
            case Call call -> operation(Kernel.of(call.function()),
                    call.arguments().stream().map(this::node).toArray(Node[]::new));
            case Cases cases -> node(chosen(cases));
            case Conditional conditional -> conditional(conditional);
            case Summation sum -> summation(sum);
        };
        nodes.put(expression, made);
        return made;
    }

    private Node quantity(Quantity quantity) {
        if (quantity instanceof Estimate estimate && !given.contains(estimate)) {
            return node(estimate.formula());
        }
        if (quantity instanceof Coordinate && !given.contains(quantity)) {
            throw new IllegalArgumentException(
                    "%s stands in a formula, but nothing says its value".formatted(quantity));
        }
        inputs.add(quantity);
        return add(new Node(quantity, 0, null, List.of(), order.size()));
    }

    private Node constant(double value) {
        Node known = nodes.get(value);
        if (known == null) {
            known = add(new Node(null, value, null, List.of(), order.size()));
            nodes.put(value, known);
        }
        return known;
    }

    private Node operation(Kernel kernel, Node... sources) {
        if (Stream.of(sources).allMatch(source -> source.input == null && source.kernel == null)) {
            return constant(folded(kernel, Stream.of(sources).mapToDouble(Node::constant).toArray()));
        }
        return add(new Node(null, 0, kernel, List.of(sources), order.size()));
    }

    private static double folded(Kernel kernel, double[] constants) {
        double[] memory = Arrays.copyOf(constants, constants.length + 1);
        int[] sources = IntStream.range(0, constants.length).toArray();
        kernel.apply(memory, sources, new int[constants.length], constants.length, 1);
        return memory[constants.length];
    }

    private Node add(Node node) {
        order.add(node);
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
        return operation(Kernel::select, node(condition), node(conditional.then()), node(conditional.otherwise()));
    }

    private boolean isChosen(Condition.Chosen chosen) {
        return choices.getOrDefault(chosen.choice(), chosen.choice().byDefault()).equals(chosen.option());
    }

    private Node node(Condition condition) {
        return switch (condition) {
            case Condition.Comparison c -> operation(Kernel.of(c.relation()), node(c.left()), node(c.right()));
            case Condition.Chosen chosen -> constant(isChosen(chosen) ? 1 : 0);
            case Condition.Not not -> operation(Kernel::not, node(not.of()));
            case Condition.And and -> operation(Kernel::both, node(and.left()), node(and.right()));
            case Condition.Or or -> node(or.left().not().and(or.right().not()).not());
        };
    }

    private Node summation(Summation sum) {
        Map<Object, Node> outside = forget(sum.over());
        Node total = constant(0);
        for (int value = sum.from(); value <= sum.to(); value++) {
            nodes.put(sum.over(), constant(value));
            total = operation(Kernel.of(Arithmetic.Operator.PLUS), total, node(sum.of()));
            forget(sum.over());
        }
        nodes.putAll(outside);
        return total;
    }

    /** Takes out, and returns, what was computed with one value of a coordinate, before another value takes its place. */
    private Map<Object, Node> forget(Coordinate coordinate) {
        Map<Object, Node> forgotten = new HashMap<>();
        nodes.forEach((known, node) -> {
            if (known instanceof Expression part && Parts.contains(part, coordinate)) {
                forgotten.put(known, node);
            }
        });
        nodes.keySet().removeAll(forgotten.keySet());
        return forgotten;
    }

    private Program program(List<Expression> outputs, List<Node> results) {
        List<Node> constants = order.stream().filter(node -> node.input == null && node.kernel == null).toList();
        List<Node> operations = order.stream().filter(node -> node.kernel != null).toList();
        int[] registers = new int[order.size()];
        int next = inputs.size();
        for (int i = 0; i < inputs.size(); i++) {
            registers[Objects.requireNonNull(nodes.get(inputs.get(i))).serial] = i;
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
