package headroom.files.problem;

import headroom.files.yaml.Fields;
import headroom.files.yaml.Node.Scalar;
import headroom.formula.Assumption;
import headroom.formula.Condition;
import headroom.formula.Conditional;
import headroom.formula.Coordinate;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Quantity;
import headroom.formula.Range.Scale;
import headroom.model.Axis;
import headroom.model.BarChart;
import headroom.model.ChartSpec;
import headroom.model.LineChart;
import headroom.model.LineChart.Guide;
import headroom.model.LiveText;
import headroom.model.Series;
import headroom.text.Style;
import headroom.text.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The charts of a file. */
final class ChartSection {

    private final Draft draft;
    private final Texts texts;
    private final Tones tones;
    private final Differences differences;

    ChartSection(Draft draft, Texts texts, List<Scalar> tones) {
        this.draft = draft;
        this.texts = texts;
        this.tones = new Tones(tones, draft.mistakes());
        this.differences = new Differences(draft);
    }

    List<ChartSpec> charts(List<Fields> entries) {
        return entries.stream().map(entry -> entry.text("kind").equals("bars") ? bars(entry) : lines(entry))
                .flatMap(Optional::stream).toList();
    }

    private Optional<ChartSpec> lines(Fields entry) {
        Optional<Axis.Across> across = entry.fields("x").flatMap(this::across);
        Optional<Axis.Up> up = up(entry, "y");
        Optional<Axis.Up> right = up(entry, "right");
        if (across.isEmpty() || up.isEmpty()) {
            return Optional.empty();
        }
        Chart chart = new Chart(up.get(), right.orElse(null), along -> along.equals(across.get().over()));
        List<Series> series = new ArrayList<>();
        for (Fields one : entry.entries("series")) {
            series(one, chart).ifPresent(series::add);
        }
        List<Guide> guides = entry.entries("guides").stream().flatMap(one -> guide(one, chart, across.get()).stream())
                .toList();
        return Optional.of(new LineChart(entry.text("id"), entry.text("title"), entry.text("means"), across.get(),
                up.get(), right.orElse(null), series, guides));
    }

    /**
     * The parts that the series and guides of a chart share: the axes, of which the right one is null where there is
     * none, and a test that is true for the coordinate that has a value there.
     */
    private record Chart(Axis.Up up, Axis.@Nullable Up right, Predicate<Coordinate> given) {

        Unit unit(boolean onTheRight) {
            return onTheRight && right != null ? right.unit() : up.unit();
        }
    }

    private Optional<Axis.Across> across(Fields entry) {
        Optional<Quantity> over = draft.quantity(entry.needed("over"), Quantity.class,
                "an assumption, an estimate or a coordinate");
        Optional<Estimate> shown = entry.scalar("of").flatMap(draft::estimate);
        Scale scale = scale(entry);
        if (over.isEmpty() || (entry.has("of") && shown.isEmpty())) {
            return Optional.empty();
        }
        Quantity along = over.get();
        if (entry.has("of") && !(along instanceof Assumption)) {
            draft.mistakes().add(entry.needed("over").place(), "with “of”, x runs over an assumption, but %s is %s",
                    along.id(), draft.names().quantities().what(along.id()));
            return Optional.empty();
        }
        Optional<Expression> present =
                entry.scalar("present").flatMap(text -> draft.formula(text, along.unit(), _ -> false));
        return span(entry, along)
                .map(span -> shown.map(estimate -> Axis.Across.ofWhatFollows(along, estimate, span, scale))
                        .orElseGet(() -> along instanceof Coordinate
                                ? Axis.Across.of(along, span, scale, present.orElse(null))
                                : Axis.Across.of(along, span, scale, present.orElse(along))));
    }

    private Optional<Axis.Span> span(Fields entry, Quantity over) {
        Optional<Fields> spans = entry.fields("span");
        if (spans.isEmpty()) {
            if (!(over instanceof Assumption)) {
                draft.mistakes().add(entry.needed("span").place(),
                        "only an assumption has a whole range; %s is %s, so say around, fixed or between", over.id(),
                        draft.names().quantities().what(over.id()));
                return Optional.empty();
            }
            return Optional.of(new Axis.Span.Whole());
        }
        Fields span = spans.get();
        if (Stream.of("around", "fixed", "between").filter(span::has).count() > 1) {
            draft.mistakes().add(span.place(), "a span is one of around, fixed and between");
            return Optional.empty();
        }
        if (span.has("around")) {
            return ends(span, "around").map(ends -> new Axis.Span.Around(ends.get(0), ends.get(1)));
        }
        if (span.has("fixed")) {
            Unit unit = over.unit();
            return ends(span, "fixed")
                    .map(ends -> new Axis.Span.Fixed(unit.toBase(ends.get(0)), unit.toBase(ends.get(1))));
        }
        List<Scalar> between = span.scalars("between");
        if (between.isEmpty()) {
            draft.mistakes().add(span.place(), "a span is whole, around, fixed or between");
            return Optional.empty();
        }
        Optional<Expression> low = draft.formula(between.getFirst(), over.unit(), _ -> false);
        Optional<Expression> high = draft.formula(between.getLast(), over.unit(), _ -> false);
        return low.flatMap(from -> high.map(to -> new Axis.Span.Between(from, to)));
    }

    private Optional<List<Double>> ends(Fields span, String key) {
        List<Double> ends = span.numbers(key);
        boolean rising = ends.get(0) < ends.get(1);
        if (!rising) {
            Scalar first = span.scalars(key).getFirst();
            draft.mistakes().add(first.place(), "the span begins at %s, which is not below its end %s", first.text(),
                    span.scalars(key).getLast().text());
        }
        return rising ? Optional.of(ends) : Optional.empty();
    }

    private Optional<Axis.Up> up(Fields entry, String key) {
        return entry.fields(key).flatMap(axis -> draft.unit(axis.needed("unit")).map(unit -> new Axis.Up(
                axis.text("label"), unit,
                axis.scalar("print").map(print -> EstimateSection.style(print.text())).orElse(Style.of(unit)),
                scale(axis))));
    }

    private static Scale scale(Fields entry) {
        return entry.text("scale").equals("log") ? Scale.LOGARITHMIC : Scale.LINEAR;
    }

    private Optional<Series> series(Fields entry, Chart chart) {
        Optional<Scalar> of = entry.scalar("of");
        boolean right = isOnTheRight(entry, chart) || entry.text("look").equals("scale");
        if (of.isEmpty() && !entry.isBroken("of")) {
            draft.mistakes().add(entry.place(), "a series of lines has one formula; only bars have a list");
        }
        if (entry.has("stack")) {
            draft.mistakes().add(entry.needed("stack").place(), "only bars have a stack; lines say look: stacked");
        }
        Optional<Differences.Difference> different = differences.of(entry);
        Optional<Expression> value = of.flatMap(text -> draft.formula(text, chart.unit(right), chart.given))
                .flatMap(formula -> different.map(one -> one.put(formula))).flatMap(formula -> shown(entry, formula));
        return value.map(formula -> new Series(entry.text("name"), formula, look(entry.text("look")), tones.of(entry),
                entry.yes("dots"), right));
    }

    private boolean isOnTheRight(Fields entry, Chart chart) {
        boolean right = entry.text("on").equals("right");
        if (right && chart.right == null) {
            draft.mistakes().add(entry.needed("on").place(),
                    "the chart has no axis on the right; it has the key right");
        }
        return right;
    }

    private static Series.Look look(String word) {
        return switch (word) {
            case "steps" -> Series.Look.STEPS;
            case "area" -> Series.Look.AREA;
            case "stacked" -> Series.Look.STACKED;
            case "stacked-steps" -> Series.Look.STACKED_STEPS;
            case "scale" -> Series.Look.SCALE;
            default -> Series.Look.LINE;
        };
    }

    /** A value that there is only where the entry's condition holds, if it has one. */
    private Optional<Expression> shown(Fields entry, Expression value) {
        if (!entry.has("when")) {
            return Optional.of(value);
        }
        Optional<Condition> when = draft.condition(entry, "when");
        return when.map(holds -> Conditional.shownWhere(holds, value));
    }

    private Optional<Guide> guide(Fields entry, Chart chart, Axis.@Nullable Across across) {
        boolean right = isOnTheRight(entry, chart);
        boolean limit = entry.yes("limit");
        String name = entry.text("name");
        boolean here = entry.has("level") || entry.has("at") || (entry.has("from") && entry.has("to"));
        if (!here) {
            draft.mistakes().add(entry.place(),
                    "a guide has a level, a place (at), or both, or goes from one place to another");
            return Optional.empty();
        }
        Optional<Expression> level = place(entry, "level", chart.unit(right));
        if (across == null && !entry.has("level")) {
            draft.mistakes().add(entry.place(), "a guide of bars has a level; there is no x to put it at");
            return Optional.empty();
        }
        Unit along = across == null ? Unit.NONE : across.shown().unit();
        Optional<Expression> at = place(entry, "at", along);
        if (entry.has("level") && entry.has("at")) {
            return level.flatMap(high -> at.map(place -> new Guide.Point(name, place, high, right)));
        }
        if (entry.has("level")) {
            return level.map(high -> limit ? new Guide.Limit(name, high, right) : new Guide.Level(name, high, right));
        }
        if (entry.has("at")) {
            return at.map(place -> limit ? new Guide.LimitAt(name, place) : new Guide.Mark(name, place));
        }
        Optional<Expression> from = place(entry, "from", along);
        Optional<Expression> to = place(entry, "to", along);
        return from.flatMap(low -> to.map(high -> new Guide.Band(name, low, high)));
    }

    private Optional<Expression> place(Fields entry, String key, Unit unit) {
        return entry.scalar(key).flatMap(text -> draft.formula(text, unit, _ -> false))
                .flatMap(place -> shown(entry, place));
    }

    private Optional<ChartSpec> bars(Fields entry) {
        Optional<Axis.Up> up = up(entry, "y");
        Optional<Axis.Up> right = up(entry, "right");
        List<Fields> categories = entry.entries("categories");
        if (entry.has("x")) {
            draft.mistakes().add(entry.place(), "the chart %s is of bars, which stand in categories, not over an x",
                    entry.text("id"));
        }
        if (categories.isEmpty() && !entry.isBroken("categories")) {
            draft.mistakes().add(entry.place(), "the chart %s has no categories", entry.text("id"));
        }
        if (up.isEmpty() || categories.isEmpty()) {
            return Optional.empty();
        }
        Chart chart = new Chart(up.get(), right.orElse(null), _ -> false);
        List<BarChart.Category> named = categories.stream()
                .map(category -> new BarChart.Category(name(category))).toList();
        List<Optional<Differences.Difference>> different = categories.stream().map(differences::of).toList();
        List<BarChart.Bars> series = entry.entries("series").stream()
                .map(one -> bars(one, chart, categories, different)).flatMap(Optional::stream).toList();
        List<Guide.AtLevel> levels = entry.entries("guides").stream().map(one -> guide(one, chart, null))
                .flatMap(Optional::stream)
                .flatMap(one -> one instanceof Guide.AtLevel level ? Stream.of(level) : Stream.empty()).toList();
        return Optional.of(new BarChart(entry.text("id"), entry.text("title"), entry.text("means"), up.get(),
                right.orElse(null), named, series, levels));
    }

    private LiveText name(Fields category) {
        return texts.live(category, "name");
    }

    private Optional<BarChart.Bars> bars(Fields entry, Chart chart, List<Fields> named,
            List<Optional<Differences.Difference>> categories) {
        boolean right = isOnTheRight(entry, chart);
        List<Scalar> formulas =
                entry.scalar("of").map(one -> Stream.generate(() -> one).limit(categories.size()).toList())
                        .orElseGet(() -> entry.scalars("of"));
        if (formulas.size() != categories.size()) {
            draft.mistakes().add(entry.place(),
                    "%s has %d formula%s, but the chart has %d categor%s; one formula stands for all",
                    entry.text("name"), formulas.size(), formulas.size() == 1 ? "" : "s", categories.size(),
                    categories.size() == 1 ? "y" : "ies");
            return Optional.empty();
        }
        Optional<Differences.Difference> own = differences.of(entry);
        List<Expression> values = new ArrayList<>();
        for (int i = 0; i < formulas.size(); i++) {
            Optional<Differences.Difference> category = categories.get(i);
            Fields place = named.get(i);
            draft.formula(formulas.get(i), chart.unit(right), _ -> false)
                    .flatMap(formula -> own.flatMap(one -> category.map(other -> other.put(one.put(formula)))))
                    .flatMap(formula -> shown(entry, formula)).flatMap(formula -> shown(place, formula))
                    .ifPresent(values::add);
        }
        if (values.size() < formulas.size()) {
            return Optional.empty();
        }
        String stack = entry.text("look").startsWith("stacked") ? entry.text("stack", "all") : entry.text("stack");
        return Optional.of(new BarChart.Bars(entry.text("name"), values, stack.isEmpty() ? null : stack, right,
                tones.of(entry)));
    }
}
