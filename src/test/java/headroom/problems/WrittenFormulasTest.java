package headroom.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Condition;
import headroom.formula.Conditional;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Subexpressions;
import headroom.formula.Where;
import headroom.formula.language.FormulaPrinter;
import headroom.formula.language.FormulaReader;
import headroom.formula.language.Names;
import headroom.formula.language.Reading;
import headroom.model.Axis;
import headroom.model.BarChart;
import headroom.model.ChartSpec;
import headroom.model.Check;
import headroom.model.LineChart;
import headroom.model.Problem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every formula and condition of every problem can be written as text, and reads back to the same tree. */
class WrittenFormulasTest {

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyFormulaReadsBackToTheSameTree(Problem problem) {
        Set<Expression> formulas = formulas(problem);
        Names names = new Names();
        formulas.forEach(names::reached);
        FormulaReader reader = new FormulaReader(names).given(_ -> true);
        assertTrue(formulas.size() > 40);
        for (Expression formula : formulas) {
            String text = FormulaPrinter.print(formula);
            Reading<Expression> read = reader.formula(text);
            assertEquals(List.of(), read.mistakes(), text);
            assertEquals(formula, read.orElseThrow(), text);
            assertEquals(text, FormulaPrinter.print(read.orElseThrow()));
        }
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyConditionReadsBackToTheSame(Problem problem) {
        List<Condition> conditions = new ArrayList<>();
        for (Check check : problem.checks()) {
            conditions.add(Condition.comparison(check.value(), check.relation(), check.limit()));
            conditions.add(check.applies());
            check.failures().forEach(failure -> conditions.add(failure.when()));
        }
        Names names = new Names();
        conditions.forEach(condition -> names.reached(condition.indicator()));
        for (Condition condition : conditions) {
            String text = FormulaPrinter.print(condition);
            assertEquals(condition, new FormulaReader(names).condition(text).orElseThrow(), text);
        }
    }

    private static Set<Expression> formulas(Problem problem) {
        Set<Expression> formulas = new LinkedHashSet<>();
        Set<Expression> seen = new HashSet<>();
        Stream.concat(problem.estimates().stream(), problem.steps().stream())
                .forEach(estimate -> collect(estimate, seen, formulas));
        problem.charts().stream().flatMap(WrittenFormulasTest::ofChart)
                .map(WrittenFormulasTest::asWritten).forEach(formula -> {
                    formulas.add(formula);
                    collect(formula, seen, formulas);
                });
        return formulas;
    }

    /** The formula that stands in the file, without what other keys say is different for it. */
    private static Expression asWritten(Expression formula) {
        return switch (formula) {
            case Where where -> asWritten(where.of());
            case Conditional shown when Conditional.mayBeHidden(shown) && shown.then() instanceof Where ->
                    asWritten(shown.then());
            default -> formula;
        };
    }

    private static void collect(Expression expression, Set<Expression> seen, Set<Expression> formulas) {
        if (expression instanceof Estimate estimate && seen.add(estimate)) {
            formulas.add(estimate.formula());
            collect(estimate.formula(), seen, formulas);
        }
        Subexpressions.of(expression).forEach(part -> collect(part, seen, formulas));
    }

    private static Stream<Expression> ofChart(ChartSpec chart) {
        return switch (chart) {
            case LineChart line -> Stream.of(line.series().stream().map(series -> series.value()),
                    line.guides().stream().flatMap(WrittenFormulasTest::ofGuide),
                    line.across().span() instanceof Axis.Span.Between(Expression low, Expression high)
                            ? Stream.of(low, high) : Stream.<Expression>of())
                    .flatMap(all -> all);
            case BarChart bars -> bars.series().stream().flatMap(series -> series.values().stream());
        };
    }

    private static Stream<Expression> ofGuide(LineChart.Guide guide) {
        return switch (guide) {
            case LineChart.Guide.AtLevel at -> Stream.of(at.level());
            case LineChart.Guide.LimitAt limit -> Stream.of(limit.at());
            case LineChart.Guide.Mark mark -> Stream.of(mark.at());
            case LineChart.Guide.Point point -> Stream.of(point.at(), point.level());
            case LineChart.Guide.Band band -> Stream.of(band.from(), band.to());
        };
    }
}
