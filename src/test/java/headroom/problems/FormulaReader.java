package headroom.problems;

import headroom.formula.Arithmetic;
import headroom.formula.Condition;
import headroom.formula.Coordinate;
import headroom.formula.Expression;
import headroom.formula.Extremum;
import headroom.formula.NamedFunction;
import headroom.formula.Rounding;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * Reads a formula as it is written, brackets and precedence by the rules of school, and computes it. What stands for a
 * number is a token of its own, {@code «3»}.
 */
final class FormulaReader {

    private static final Pattern TOKEN = Pattern.compile(
            "\\s*(?:«(\\d+)»|(no value)|Σ over (.+?) (\\d+)…(\\d+) of |([^\\s«»()+−×÷^,Σ]+)(?=\\()|([()+−×÷^,≤≥<>]|with)"
                    + "|the first (.+?) (\\d+)…)");
    private static final Map<String, Arithmetic.Operator> SUMS =
            Map.of("+", Arithmetic.Operator.PLUS, "−", Arithmetic.Operator.MINUS);
    private static final Map<String, Arithmetic.Operator> PRODUCTS =
            Map.of("×", Arithmetic.Operator.TIMES, "÷", Arithmetic.Operator.DIVIDED_BY);
    private static final Map<String, Condition.Relation> RELATIONS = Stream.of(Condition.Relation.values())
            .collect(Collectors.toMap(Condition.Relation::sign, Function.identity()));

    private final String text;
    private final List<Expression> operands;
    private final Map<String, NamedFunction> functions;
    private final Map<String, Coordinate> coordinates;
    private int position;

    /**
     * A reader of one formula.
     *
     * @param operands what the tokens stand for
     * @param functions the functions by the names that may be written
     * @param coordinates those of sums, by their names in sentences
     */
    FormulaReader(String text, List<Expression> operands, Map<String, NamedFunction> functions,
            Map<String, Coordinate> coordinates) {
        this.text = text;
        this.operands = operands;
        this.functions = functions;
        this.coordinates = coordinates;
    }

    /** The value of the whole text. */
    double value(StraightEvaluation where) {
        position = 0;
        double value = sum(where);
        if (position != text.length()) {
            throw new IllegalStateException("“%s” goes on with “%s”".formatted(text, text.substring(position)));
        }
        return value;
    }

    private double sum(StraightEvaluation where) {
        double value = product(where);
        while (SUMS.containsKey(sign())) {
            Arithmetic.Operator operator = Objects.requireNonNull(SUMS.get(next().group(7)));
            value = StraightEvaluation.arithmetic(operator, value, product(where));
        }
        return value;
    }

    private double product(StraightEvaluation where) {
        double value = power(where);
        while (PRODUCTS.containsKey(sign())) {
            Arithmetic.Operator operator = Objects.requireNonNull(PRODUCTS.get(next().group(7)));
            value = StraightEvaluation.arithmetic(operator, value, power(where));
        }
        return value;
    }

    /** A power of a power is read from the right. */
    private double power(StraightEvaluation where) {
        double value = atom(where);
        if (!sign().equals("^")) {
            return value;
        }
        next();
        return StraightEvaluation.arithmetic(Arithmetic.Operator.POWER, value, power(where));
    }

    private double atom(StraightEvaluation where) {
        Matcher token = next();
        if (token.group(1) != null) {
            return where.value(operands.get(Integer.parseInt(token.group(1))));
        }
        if (token.group(2) != null) {
            return Double.NaN;
        }
        if (token.group(3) != null) {
            return summation(token, where);
        }
        if (token.group(6) != null) {
            return function(token.group(6), where);
        }
        if (token.group(8) != null) {
            return first(token, where);
        }
        double value = sum(where);
        expect(")");
        return value;
    }

    private double summation(Matcher token, StraightEvaluation where) {
        Coordinate over = Objects.requireNonNull(coordinates.get(token.group(3)), token.group(3));
        int body = position;
        double total = 0;
        for (int value = Integer.parseInt(token.group(4)); value <= Integer.parseInt(token.group(5)); value++) {
            position = body;
            total += product(where.at(over, value));
        }
        return total;
    }

    /** The first number for which a comparison holds. */
    private double first(Matcher token, StraightEvaluation where) {
        Coordinate over = Objects.requireNonNull(coordinates.get(token.group(8)), token.group(8));
        double last = atom(where);
        expect("with");
        int body = position;
        return StraightEvaluation.first(over, Integer.parseInt(token.group(9)), last, number -> {
            position = body;
            StraightEvaluation at = where.at(over, number);
            double left = sum(at);
            Condition.Relation relation = RELATIONS.get(next().group(7));
            return StraightEvaluation.compare(left, Objects.requireNonNull(relation), sum(at)) == 1;
        });
    }

    private double function(String name, StraightEvaluation where) {
        expect("(");
        List<Double> arguments = new ArrayList<>(List.of(sum(where)));
        while (sign().equals(",")) {
            next();
            arguments.add(sum(where));
        }
        expect(")");
        double[] values = arguments.stream().mapToDouble(Double::doubleValue).toArray();
        NamedFunction named = functions.get(name);
        if (named != null) {
            return StraightEvaluation.call(named, values);
        }
        if (name.equals("first")) {
            return DoubleStream.of(values).filter(value -> !Double.isNaN(value)).findFirst().orElse(Double.NaN);
        }
        if (DoubleStream.of(values).anyMatch(Double::isNaN)) {
            return Double.NaN;
        }
        return switch (name) {
            case "ceil" -> StraightEvaluation.rounded(Rounding.Direction.UP, values[0]);
            case "floor" -> StraightEvaluation.rounded(Rounding.Direction.DOWN, values[0]);
            case "min" -> StraightEvaluation.extremum(Extremum.Kind.LEAST, values);
            case "max" -> StraightEvaluation.extremum(Extremum.Kind.GREATEST, values);
            default -> throw new IllegalStateException("there is no function " + name);
        };
    }

    private void expect(String sign) {
        Matcher token = next();
        if (!sign.equals(token.group(7))) {
            throw new IllegalStateException("“%s” lacks a %s at %d".formatted(text, sign, position));
        }
    }

    /** The sign that comes next, without taking it; empty when something else does. */
    private String sign() {
        Matcher token = TOKEN.matcher(text).region(position, text.length());
        return token.lookingAt() && token.group(7) != null ? token.group(7) : "";
    }

    private Matcher next() {
        Matcher token = TOKEN.matcher(text).region(position, text.length());
        if (!token.lookingAt()) {
            throw new IllegalStateException(
                    "“%s” cannot be read from “%s” on".formatted(text, text.substring(position)));
        }
        position = token.end();
        return token;
    }
}
