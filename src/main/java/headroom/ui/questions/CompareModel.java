package headroom.ui.questions;

import headroom.formula.Range.Scale;
import headroom.model.Axis;
import headroom.model.BarChart;
import headroom.model.ChartSpec;
import headroom.model.Evaluation;
import headroom.model.Scenario;
import headroom.model.Story;
import headroom.text.Style;
import headroom.text.Unit;
import headroom.ui.background.LatestAnswer;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.Candidate;
import headroom.whatif.Comparison;
import headroom.whatif.Enquiry.Lineup;
import headroom.whatif.chart.ChartData;
import headroom.whatif.chart.OverlaidChart;
import headroom.whatif.uncertainty.AssessedComparison;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** The scenarios that are side by side, of which the first is what the others are held against, and the chart of them. */
public final class CompareModel {

    private final ProblemModel tab;
    private final ReadOnlyObjectWrapper<List<Candidate>> columns;
    private final ReadOnlyObjectWrapper<Pick> pick;
    private final ReadOnlyObjectWrapper<AssessedComparison> compared;
    private final ReadOnlyStringWrapper failure = new ReadOnlyStringWrapper("");
    private final LatestAnswer<Comparison, AssessedComparison> latest;

    /** A chart, and which of its series is drawn for each scenario. */
    record Pick(ChartSpec chart, int series) {}

    /** Nothing to draw, where a problem has no charts. */
    private static final Pick NONE = new Pick(new BarChart("none", "", "",
            new Axis.Up("", Unit.NONE, Style.NUMBER, Scale.LINEAR), null, List.of(), List.of(), List.of()), 0);

    /**
     * A comparison of what was compared last, with what now is the present scenario and the baseline; the first time,
     * of the present scenario beside the baseline, or where none is pinned beside the preset that it started from.
     *
     * @param questions draws samples of uncertain scenarios
     * @param screen shows what they say, on the JavaFX thread
     */
    public CompareModel(ProblemModel tab, Executor questions, Executor screen) {
        this.tab = tab;
        Lineup lineup = tab.enquiry().lineupProperty().get().orElseGet(this::first);
        List<Candidate> now = lineup.columns().stream().flatMap(column -> now(column).stream()).toList();
        this.columns = new ReadOnlyObjectWrapper<>(now.isEmpty() ? List.of(present()) : now);
        this.pick = new ReadOnlyObjectWrapper<>(new Pick(lineup.chart(), lineup.series()));
        this.compared = new ReadOnlyObjectWrapper<>(AssessedComparison.withoutSamples(comparison()));
        this.latest = new LatestAnswer<>(questions, screen, (comparison, _) -> AssessedComparison.of(comparison),
                compared::set, failure::set);
    }

    private Lineup first() {
        List<Candidate> first = new ArrayList<>(List.of(present()));
        baseline().or(() -> tab.presets().stream().filter(preset -> !preset.equals(tab.scenario())).findFirst()
                .map(CompareModel::preset)).ifPresent(first::add);
        Pick telling = telling(first);
        return new Lineup(first, telling.chart(), telling.series());
    }

    /** The first series of the first chart in which some columns differ; the main one of the first chart if there is none. */
    private Pick telling(List<Candidate> compared) {
        List<Pick> all = tab.problem().charts().stream().flatMap(
                chart -> OverlaidChart.series(chart).stream().map(series -> new Pick(chart, series))).toList();
        return all.stream().filter(one -> differs(one, compared)).findFirst()
                .orElse(all.isEmpty() ? NONE : all.getFirst());
    }

    /** True when there is a chart to show; some problems have none. */
    boolean hasChart() {
        return !pick.get().equals(NONE);
    }

    private static boolean differs(Pick pick, List<Candidate> compared) {
        return !pick.equals(NONE)
                && OverlaidChart.differs(pick.chart(), pick.series(), compared.stream().map(Candidate::named).toList());
    }

    private Optional<Candidate> now(Candidate column) {
        return switch (column.origin()) {
            case PRESENT -> Optional.of(present());
            case BASELINE -> baseline();
            case CHOSEN -> Optional.of(column);
        };
    }

    /** Sets the columns and the chart, and, where there is a chart, keeps the choice for the next time. */
    private void line(List<Candidate> next, Pick drawn) {
        columns.set(List.copyOf(next));
        pick.set(drawn);
        if (drawn.equals(NONE)) {
            return;
        }
        tab.enquiry().lineupProperty().set(Optional.of(new Lineup(next, drawn.chart(), drawn.series())));
    }

    ProblemModel tab() {
        return tab;
    }

    /** The scenarios that are compared, the reference first; at least one. */
    public ReadOnlyObjectProperty<List<Candidate>> columnsProperty() {
        return columns.getReadOnlyProperty();
    }

    /** The chart that is shown of them. */
    public ReadOnlyObjectProperty<Pick> pickProperty() {
        return pick.getReadOnlyProperty();
    }

    private Candidate present() {
        return Candidate.present(tab.scenario());
    }

    private Optional<Candidate> baseline() {
        return tab.baselineProperty().get().map(Evaluation::scenario)
                .map(Candidate::baseline);
    }

    private static Candidate preset(Scenario preset) {
        return Candidate.chosen(preset.name(), preset);
    }

    /**
     * The scenarios that could be compared as well, apart from those in files and those compared already: the present
     * one, the baseline, presets, and story points.
     */
    public List<Candidate> candidates() {
        List<Candidate> all = new ArrayList<>(List.of(present()));
        baseline().ifPresent(all::add);
        tab.presets().forEach(preset -> all.add(preset(preset)));
        Story story = tab.storyProperty().get();
        for (int place = 0; place < story.points().size(); place++) {
            all.add(Candidate.chosen("Story %d: %s".formatted(place + 1, story.points().get(place).title()),
                    story.points().get(place).scenario()));
        }
        return all.stream().filter(candidate -> !columns.get().contains(candidate)).toList();
    }

    public boolean isFull() {
        return columns.get().size() >= Comparison.MOST;
    }

    /** Adds a column; one more than there is room for, or one that is there already, changes nothing. */
    public void add(Candidate candidate) {
        if (!isFull() && !columns.get().contains(candidate)) {
            List<Candidate> more = new ArrayList<>(columns.get());
            more.add(candidate);
            // A chart in which nothing differed has not been chosen for what it shows.
            line(more, differs(pick.get(), columns.get()) ? pick.get() : telling(more));
        }
    }

    /** Removes a column; the last one stays. */
    public void remove(int column) {
        if (columns.get().size() > 1) {
            List<Candidate> fewer = new ArrayList<>(columns.get());
            fewer.remove(column);
            line(fewer, pick.get());
        }
    }

    /** Makes a column the first, which the others are held against. */
    public void refer(int column) {
        List<Candidate> moved = new ArrayList<>(columns.get());
        moved.addFirst(moved.remove(column));
        line(moved, pick.get());
    }

    /** Makes the scenario of a column the present one, in one step. */
    public void show(int column) {
        Candidate candidate = columns.get().get(column);
        tab.show("Compared: %s".formatted(candidate.name()), candidate.scenario());
        tab.refresh();
    }

    /** True when the scenario of a column, counted from 0, is the present one. */
    public boolean isPresent(int column) {
        return columns.get().get(column).scenario().equals(tab.scenario());
    }

    /** The comparison, at first without what samples say of uncertain scenarios. */
    public ReadOnlyObjectProperty<AssessedComparison> comparedProperty() {
        return compared.getReadOnlyProperty();
    }

    /**
     * The reason why there are no percentiles and probabilities, without a full stop; empty while nothing has failed.
     */
    public ReadOnlyStringProperty failureProperty() {
        return failure.getReadOnlyProperty();
    }

    /** Compares anew. */
    public void compare() {
        latest.cancel();
        failure.set("");
        Comparison now = comparison();
        compared.set(AssessedComparison.withoutSamples(now));
        if (now.evaluations().stream().map(Evaluation::scenario).anyMatch(Scenario::isSampled)) {
            latest.ask(now);
        }
    }

    /** Lets go of what is being computed. */
    public void dispose() {
        latest.cancel();
    }

    /** The comparison, each scenario under the name of its column. */
    public Comparison comparison() {
        return Comparison.of(named());
    }

    /** Shows a chart, of its main series. */
    void draw(ChartSpec chart) {
        draw(chart, OverlaidChart.series(chart).getFirst());
    }

    /** Shows a series of a chart. */
    void draw(ChartSpec chart, int series) {
        line(columns.get(), new Pick(chart, series));
    }

    /** The numbers of the chart. */
    ChartData chart() {
        return OverlaidChart.of(pick.get().chart(), pick.get().series(), named());
    }

    /** The scenarios under the names of their columns, by which they can be told apart. */
    private List<Scenario> named() {
        return Comparison.distinct(columns.get().stream().map(Candidate::named).toList());
    }

    /** The columns' places, from 0 on. */
    public IntStream places() {
        return IntStream.range(0, columns.get().size());
    }
}
