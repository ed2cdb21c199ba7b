package headroom;

import headroom.formula.Absent;
import headroom.formula.Assumption;
import headroom.formula.Cases;
import headroom.formula.Choice;
import headroom.formula.Condition;
import headroom.formula.Constant;
import headroom.formula.Coordinate;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Extremum;
import headroom.formula.Group;
import headroom.formula.Range;
import headroom.formula.Reduction;
import headroom.formula.Rounding;
import headroom.formula.Source;
import headroom.formula.Where;
import headroom.model.Axis;
import headroom.model.BarChart;
import headroom.model.Check;
import headroom.model.Diagram;
import headroom.model.LineChart;
import headroom.model.LiveText;
import headroom.model.Series;
import headroom.text.Style;
import headroom.text.Unit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Parts of problems that tests write in Java, without a file, as far as a test cares about them. */
public final class Written {

    private Written() {}

    /** An assumption whose default is made up. */
    public static Assumption assumption(String id, String label, Group group, String unit, double byDefault,
            Range range) {
        return assumption(id, label, group, unit, byDefault, range,
                new Source(Source.Kind.PLAIN_ASSUMPTION, "for a test.", ""));
    }

    /** An assumption whose default comes from a source. */
    public static Assumption assumption(String id, String label, Group group, String unit, double byDefault,
            Range range, Source source) {
        return new Assumption(id, label, group, Unit.of(unit), byDefault, range, "A number.", source, new TreeMap<>());
    }

    /** An estimate of a problem's list. */
    public static Estimate estimate(String id, String label, String unit, Expression formula) {
        return printed(id, label, unit, Style.of(Unit.of(unit)), formula);
    }

    /** An estimate that is printed in another style than its unit suggests. */
    public static Estimate printed(String id, String label, String unit, Style style, Expression formula) {
        return new Estimate(id, label, Unit.of(unit), style, "", false, formula);
    }

    /** A named part of formulas. */
    public static Estimate step(String id, String label, String unit, Expression formula) {
        Unit of = Unit.of(unit);
        return new Estimate(id, label, of, Style.of(of), "", true, formula);
    }

    /** The smallest whole number that is not below {@code x}. */
    public static Expression ceil(Expression x) {
        return new Rounding(Rounding.Direction.UP, x);
    }

    /** The least of expressions of one dimension. */
    public static Expression min(Expression... of) {
        return Extremum.of(Extremum.Kind.LEAST, List.of(of));
    }

    /** The greatest of expressions of one dimension. */
    public static Expression max(Expression... of) {
        return Extremum.of(Extremum.Kind.GREATEST, List.of(of));
    }

    /** x where it is positive, else 0 of the same unit. */
    public static Expression notNegative(Expression x) {
        return max(Constant.zero(x.dimension()), x);
    }

    /** 1 − a share. */
    public static Expression complement(Expression share) {
        return Constant.of(1).minus(share);
    }

    /** The sum of {@code of} for {@code over} = from, from + 1, … to. */
    public static Reduction sum(Coordinate over, int from, int to, Expression of) {
        return new Reduction(Reduction.Kind.SUM, over, Constant.of(from), Constant.of(to), of);
    }

    /** The expression under another option, whatever the scenario says. */
    public static Where under(Choice choice, Choice.Option option, Expression of) {
        return new Where(of, Map.of(choice, option), Map.of());
    }

    /** A choice whose first option is the default. */
    public static Choice choice(String id, String label, Group group, String description, Choice.Option... options) {
        return Choice.of(id, label, group, description, List.of(options), options[0]);
    }

    /** Cases by a choice that still miss options. */
    public static OpenCases cases(Choice choice) {
        return new OpenCases(choice, new LinkedHashMap<>());
    }

    /** Cases that still miss options. */
    public record OpenCases(Choice choice, Map<Choice.Option, Expression> byOption) {

        /** The expression for one more option. */
        public OpenCases when(Choice.Option option, Expression value) {
            byOption.put(option, value);
            return this;
        }

        /** The expression for every option not named so far. */
        public Cases otherwise(Expression value) {
            choice.options().forEach(option -> byOption.putIfAbsent(option, value));
            return ofAllOptions();
        }

        /** The cases, closed. */
        public Cases ofAllOptions() {
            return new Cases(choice, byOption, byOption.values().stream().filter(value -> !(value instanceof Absent))
                    .findFirst().orElseThrow().dimension());
        }
    }

    /** The range without fractions. */
    public static Range whole(Range range) {
        return new Range(range.low(), range.high(), range.scale(), true, range.zero());
    }

    /** The range, and 0. */
    public static Range andZero(Range range) {
        return new Range(range.low(), range.high(), range.scale(), range.whole(), true);
    }

    /** A check that {@code value} ≤ {@code limit}. */
    public static Check atMost(String id, String label, Expression value, Expression limit) {
        return check(id, label, Condition.comparison(value, Condition.Relation.AT_MOST, limit));
    }

    /** A check that {@code value} ≥ {@code limit}. */
    public static Check atLeast(String id, String label, Expression value, Expression limit) {
        return check(id, label, Condition.comparison(value, Condition.Relation.AT_LEAST, limit));
    }

    private static Check check(String id, String label, Condition.Comparison holds) {
        return new Check(id, label, "A limit.", Check.Kind.CAPACITY, holds.left(), holds.relation(), holds.right(),
                Check.ALWAYS, List.of());
    }

    /** The same check, where it applies only under a condition. */
    public static Check onlyWhere(Condition applies, Check check) {
        return new Check(check.id(), check.label(), check.description(), check.kind(), check.value(),
                check.relation(), check.limit(), applies, check.failures());
    }

    /** The same check with something to say when it fails. */
    public static Check failing(String template, Check check) {
        return failingWhen(Check.ALWAYS, template, check);
    }

    /** The same check with something to say when it fails in a special way; what was said before comes first. */
    public static Check failingWhen(Condition condition, String template, Check check) {
        Stream<Check.Failure> more = Stream.of(new Check.Failure(condition, new LiveText(template)));
        return new Check(check.id(), check.label(), check.description(), check.kind(), check.value(),
                check.relation(), check.limit(), check.applies(),
                Stream.concat(check.failures().stream(), more).toList());
    }

    /** A chart of lines. */
    public static LineChart lineChart(String id, Axis.Across across, List<Series> series,
            LineChart.Guide... guides) {
        return new LineChart(id, "Chart", "A chart.", across, up(), null, series, List.of(guides));
    }

    /** A plain line of a chart. */
    public static Series line(String name, Expression value) {
        return new Series(name, value, Series.Look.LINE, 0, false, false);
    }

    /** A vertical axis of plain numbers. */
    public static Axis.Up up() {
        return new Axis.Up("", Unit.NONE, Style.NUMBER, Range.Scale.LINEAR);
    }

    /** A series of bars in a stack. */
    public static BarChart.Bars bars(String name, String stack, Expression... values) {
        return new BarChart.Bars(name, List.of(values), stack, false, 0);
    }

    /** One cell of a diagram's grid. */
    public static Diagram.Cells at(int column, int row) {
        return at(column, row, 1, 1);
    }

    /** A rectangle of cells. */
    public static Diagram.Cells at(int column, int row, int width, int height) {
        return new Diagram.Cells(column, row, width, height);
    }

    /** A box that computes. */
    public static Diagram.Part service(String id, Diagram.Cells cells, String title, String... lines) {
        return new Diagram.Part(id, cells, Diagram.Kind.SERVICE, new LiveText(title),
                List.of(lines).stream().map(LiveText::new).toList(), null, List.of());
    }

    /** A frame that is always shown. */
    public static Diagram.Area area(String id, Diagram.Cells cells, String title) {
        return new Diagram.Area(id, cells, new LiveText(title), null, List.of());
    }

    /** The middle of a side. */
    public static Diagram.End end(String part, Diagram.Side side) {
        return new Diagram.End(part, side, 0.5);
    }

    /** A thin line without a label. */
    public static Diagram.Link link(String id, Diagram.End from, Diagram.End to) {
        return link(id, from, to, "");
    }

    /** A thin line with a label. */
    public static Diagram.Link link(String id, Diagram.End from, Diagram.End to, String label) {
        return new Diagram.Link(id, from, to, new LiveText(label), null, false, false, null);
    }
}
