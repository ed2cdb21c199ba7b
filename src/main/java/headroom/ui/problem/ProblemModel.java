package headroom.ui.problem;

import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.expression.Assumption;
import headroom.model.expression.Choice;
import headroom.model.expression.Quantity;
import java.util.List;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/**
 * What a tab shows: a scenario, which controls write, and its evaluation, from which every view derives. However many
 * changes arrive within a frame, there is one evaluation of them, at {@link #refresh}.
 */
public final class ProblemModel {

    private final Problem problem;
    private final List<Scenario> presets;
    private final ReadOnlyObjectWrapper<Scenario> scenario;
    private final ReadOnlyObjectWrapper<Evaluation> evaluation;
    private final ReadOnlyObjectWrapper<Quantity> explained;
    private final ReadOnlyIntegerWrapper questions = new ReadOnlyIntegerWrapper();

    // Properties

    /**
     * A tab's model.
     *
     * @param presets the scenarios that a person may start from, the reference design first
     */
    public ProblemModel(Problem problem, List<Scenario> presets, Scenario start) {
        this.problem = problem;
        this.presets = List.copyOf(presets);
        this.scenario = new ReadOnlyObjectWrapper<>(start);
        this.evaluation = new ReadOnlyObjectWrapper<>(Evaluation.of(start));
        this.explained = new ReadOnlyObjectWrapper<>(problem.headlines().getFirst().estimate());
    }

    public Problem problem() {
        return problem;
    }

    /** The scenarios that a person may start from, the reference design first. */
    public List<Scenario> presets() {
        return presets;
    }

    /** The present scenario; it changes at once. */
    public ReadOnlyObjectProperty<Scenario> scenarioProperty() {
        return scenario.getReadOnlyProperty();
    }

    public Scenario scenario() {
        return scenario.get();
    }

    /** The evaluation of the scenario; it follows in the next frame. */
    public ReadOnlyObjectProperty<Evaluation> evaluationProperty() {
        return evaluation.getReadOnlyProperty();
    }

    public Evaluation evaluation() {
        return evaluation.get();
    }

    /** The number whose derivation is shown. */
    public ReadOnlyObjectProperty<Quantity> explainedProperty() {
        return explained.getReadOnlyProperty();
    }

    /** How often a derivation was asked for: the same one may be wanted again. */
    public ReadOnlyIntegerProperty questionsProperty() {
        return questions.getReadOnlyProperty();
    }

    /** The preset that the scenario started from: sliders mark its values, and resets go back to it. */
    public Scenario preset() {
        @Nullable
        Scenario found = presets.stream().filter(preset -> preset.preset().equals(scenario().preset()))
                .findFirst().orElse(null);
        return found == null ? Scenario.defaults(problem) : found;
    }

    // Commands

    /** Sets an assumption, in its own unit. */
    public void set(Assumption assumption, double value) {
        show(scenario().with(assumption, value));
    }

    /** Chooses an option. */
    public void choose(Choice choice, Choice.Option option) {
        show(scenario().with(choice, option));
    }

    /** Puts an assumption back to the preset's value. */
    public void reset(Assumption assumption) {
        set(assumption, preset().value(assumption));
    }

    /** Shows another scenario. */
    public void show(Scenario other) {
        scenario.set(other);
        Platform.requestNextPulse();
    }

    /** Shows how a number comes about. */
    public void explain(Quantity quantity) {
        explained.set(quantity);
        questions.set(questions.get() + 1);
    }

    /** Evaluates the scenario if it changed since the last time; called once a frame. */
    public void refresh() {
        if (!evaluation.get().scenario().equals(scenario.get())) {
            evaluation.set(Evaluation.of(scenario.get()));
        }
    }
}
