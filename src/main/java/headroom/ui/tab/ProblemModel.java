package headroom.ui.tab;

import headroom.files.session.Session;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Quantity;
import headroom.model.ChartLocks;
import headroom.model.Evaluation;
import headroom.model.History;
import headroom.model.Problem;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.Story;
import headroom.model.UncertainRange;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Quantity;
import java.time.Clock;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/**
 * The model of a tab: a scenario, which controls write, and its evaluation, from which every view derives. However many
 * changes arrive within a frame, there is one evaluation of them, at {@link #refresh}.
 */
public final class ProblemModel {

    private final Problem problem;
    private final StartingPoints presets;
    private final Timeline timeline;
    private final ReadOnlyObjectWrapper<Evaluation> evaluation;
    private final ReadOnlyObjectWrapper<Quantity> explained;
    private final ReadOnlyIntegerWrapper questions = new ReadOnlyIntegerWrapper();
    private final ReadOnlyObjectWrapper<Optional<Evaluation>> baseline = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<ChartLocks> locks = new ReadOnlyObjectWrapper<>(ChartLocks.NONE);
    private final ReadOnlyObjectWrapper<Story> story = new ReadOnlyObjectWrapper<>(Story.EMPTY);
    private final ObjectProperty<Session.Panels> panels = new SimpleObjectProperty<>(Session.Panels.USUAL);
    private final StringProperty lookedFor = new SimpleStringProperty("");
    private final EnquiryModel enquiry;
    private final RequestPath path;
    private final Clock clock;

    /**
     * A tab's model.
     *
     * @param presets the scenarios that a person may start from, the reference design first
     * @param clock says what month it is, by which prices grow old
     */
    public ProblemModel(Problem problem, List<Scenario> presets, Scenario start, Clock clock) {
        this(problem, presets, start, clock, System::nanoTime);
    }

    /**
     * A tab's model.
     *
     * @param presets the scenarios that a person may start from, the reference design first
     * @param clock says what month it is, by which prices grow old
     * @param nanos the time that passes, in nanoseconds
     */
    public ProblemModel(Problem problem, List<Scenario> presets, Scenario start, Clock clock, LongSupplier nanos) {
        this.problem = problem;
        this.clock = clock;
        this.presets = new StartingPoints(presets, Scenario.defaults(problem));
        this.timeline = new Timeline(start, nanos);
        this.evaluation = new ReadOnlyObjectWrapper<>(Evaluation.of(start));
        this.enquiry = new EnquiryModel(problem);
        this.explained = new ReadOnlyObjectWrapper<>(problem.headlines().getFirst().estimate());
        this.path = new RequestPath(this);
    }

    /** The present scenario in a model of its own, which goes its own way from here. */
    public ProblemModel apart() {
        return new ProblemModel(problem, presets(), scenario(), clock);
    }

    /** The problem. */
    public Problem problem() {
        return problem;
    }

    /** The month of a year ago, such as 2025-11: prices seen before have grown old. */
    public String yearAgo() {
        return YearMonth.now(clock).minusYears(1).toString();
    }

    /** The scenarios that a person may start from, the reference design first. */
    public List<Scenario> presets() {
        return presets.all();
    }

    /** The present scenario; it changes at once. */
    public ReadOnlyObjectProperty<Scenario> scenarioProperty() {
        return timeline.scenarioProperty();
    }

    /** The present scenario. */
    public Scenario scenario() {
        return timeline.scenarioProperty().get();
    }

    /** The evaluation of the scenario; it follows in the next frame. */
    public ReadOnlyObjectProperty<Evaluation> evaluationProperty() {
        return evaluation.getReadOnlyProperty();
    }

    /** The evaluation of the last frame's scenario. */
    public Evaluation evaluation() {
        return evaluation.get();
    }

    /** The scenarios so far, for undo, redo and jumps. */
    public ReadOnlyObjectProperty<History> historyProperty() {
        return timeline.historyProperty();
    }

    /** The evaluation that the present one is held against; empty while none is pinned. */
    public ReadOnlyObjectProperty<Optional<Evaluation>> baselineProperty() {
        return baseline.getReadOnlyProperty();
    }

    /**
     * True while a gesture, such as dragging a slider, is under way; what a person reads values off holds still
     * meanwhile.
     */
    public ReadOnlyBooleanProperty heldProperty() {
        return timeline.heldProperty();
    }

    /** The charts whose axes stay as they are. */
    public ReadOnlyObjectProperty<ChartLocks> locksProperty() {
        return locks.getReadOnlyProperty();
    }

    /** The snapshots that a presentation steps through. */
    public ReadOnlyObjectProperty<Story> storyProperty() {
        return story.getReadOnlyProperty();
    }

    /** The questions that are asked about the problem, whichever scenario is the present one. */
    public EnquiryModel enquiry() {
        return enquiry;
    }

    /** The tab's panels, as a person left them. */
    public ObjectProperty<Session.Panels> panelsProperty() {
        return panels;
    }

    /** The reader's place on a request's path through the architecture. */
    public RequestPath path() {
        return path;
    }

    /** The part of a name that a person looks for among the assumptions; empty for all of them. */
    public StringProperty lookedForProperty() {
        return lookedFor;
    }

    /** Goes on where a person was in another reading of the problem, with what no session keeps. */
    public void continueFrom(ProblemModel before) {
        refresh();
        lookedFor.set(before.lookedFor.get());
        path.resume(before.path.place());
    }

    /** The number whose derivation is shown. */
    public ReadOnlyObjectProperty<Quantity> explainedProperty() {
        return explained.getReadOnlyProperty();
    }

    /** The number of times that a derivation was asked for; it also rises when the same one is asked for again. */
    public ReadOnlyIntegerProperty questionsProperty() {
        return questions.getReadOnlyProperty();
    }

    /** The preset that the scenario started from: sliders mark its values, and resets go back to it. */
    public Scenario preset() {
        return presets.of(scenario());
    }

    /** True when an assumption's value or range differs from the preset's. */
    public boolean isChanged(Assumption assumption) {
        return presets.isChanged(scenario(), assumption);
    }

    /** True when a choice's option differs from the preset's. */
    public boolean isChanged(Choice choice) {
        return !scenario().option(choice).equals(preset().option(choice));
    }

    /** Sets an assumption, in its own unit. */
    public void set(Assumption assumption, double value) {
        timeline.change(scenario().with(assumption, value));
    }

    /** Chooses an option. */
    public void choose(Choice choice, Choice.Option option) {
        timeline.change(scenario().with(choice, option));
    }

    /** Makes an assumption uncertain, or, without a range, certain. */
    public void set(Assumption assumption, Optional<UncertainRange> range) {
        timeline.change(scenario().with(assumption, range));
    }

    /** Draws uncertain assumptions in another way. */
    public void draw(Sampling sampling) {
        timeline.change(scenario().with(sampling));
    }

    /** Puts an assumption back to the preset's value and range. */
    public void reset(Assumption assumption) {
        timeline.change(presets.back(scenario(), assumption));
    }

    /** Puts a choice back to the preset's option. */
    public void reset(Choice choice) {
        choose(choice, preset().option(choice));
    }

    /** Puts some assumptions and choices back to the preset's, in one step of that name. */
    public void reset(String step, List<Assumption> assumptions, List<Choice> choices) {
        show(step, presets.back(scenario(), assumptions, choices));
    }

    /** Shows a preset, which is in no file. */
    public void start(Scenario preset) {
        open("Preset “%s”".formatted(preset.name()), "", preset);
    }

    /** Goes on with another scenario or another file, as a step of that name; the file may be empty for none. */
    public void open(String step, String file, Scenario other) {
        timeline.open(step, file, other);
    }

    /** Says which file the work has been saved in. */
    public void savedIn(String file) {
        timeline.savedIn(file);
    }

    /** Puts back what another run of the program had; only the baseline may be missing. */
    public void restore(History steps, Optional<Scenario> pinned, Quantity asked) {
        timeline.move(steps);
        holdAgainst(pinned);
        explained.set(asked);
    }

    /** Shows another scenario, as a step of that name. */
    public void show(String step, Scenario other) {
        timeline.show(step, other);
    }

    /** Begins or ends a gesture, such as dragging a slider: all changes within it are one step. */
    public void hold(boolean held) {
        timeline.hold(held);
    }

    /**
     * Begins a gesture by a key on a control, which {@link #hold} ends. Keys on one control with less than a second between
     * them are one gesture.
     */
    public void press(Object control) {
        timeline.press(control);
    }

    /** Takes the last step back, if there is one. */
    public void undo() {
        timeline.undo();
    }

    /** Takes the step again that was taken back last, if there is one. */
    public void redo() {
        timeline.redo();
    }

    /** Goes to an entry of the history. */
    public void jump(int position) {
        timeline.jump(position);
    }

    /** Holds everything that follows against the present scenario. */
    public void pin() {
        holdAgainst(Optional.of(scenario()));
    }

    /** Holds everything that follows against a scenario, or against none. */
    public void holdAgainst(Optional<Scenario> pinned) {
        baseline.set(pinned.map(Evaluation::of));
    }

    /** Replaces the story, with that of a saved session or with one that a person changed. */
    public void tell(Story next) {
        story.set(next);
    }

    /** Holds nothing against a baseline any more. */
    public void unpin() {
        holdAgainst(Optional.empty());
    }

    /** Makes the present scenario the baseline, and the baseline the present scenario. */
    public void swap() {
        baseline.get().ifPresent(pinned -> {
            pin();
            show("Swapped with the baseline", pinned.scenario());
        });
    }

    /** Replaces all locks, with those of a saved session or with one more or fewer. */
    public void lock(ChartLocks next) {
        locks.set(next);
    }

    /** Shows how a number comes about. */
    public void explain(Quantity quantity) {
        explained.set(quantity);
        questions.set(questions.get() + 1);
    }

    /** Evaluates the scenario if it changed since the last time; called once a frame. */
    public void refresh() {
        if (!evaluation.get().scenario().equals(scenario())) {
            evaluation.set(Evaluation.of(scenario()));
        }
    }
}
