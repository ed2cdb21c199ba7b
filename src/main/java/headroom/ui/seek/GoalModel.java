package headroom.ui.seek;

import headroom.model.Evaluation;
import headroom.model.Prose;
import headroom.model.expression.Assumption;
import headroom.model.expression.Estimate;
import headroom.model.expression.Figure;
import headroom.model.expression.TypedValue;
import headroom.ui.background.JavaFxThread;
import headroom.ui.background.Latest;
import headroom.ui.problem.ProblemModel;
import headroom.whatif.seek.Answer;
import headroom.whatif.seek.Goal.Relation;
import headroom.whatif.seek.GoalQuestion;
import headroom.whatif.seek.GoalSeek;
import headroom.whatif.seek.Interval;
import headroom.whatif.sensitivity.Sensitivity;
import headroom.whatif.sensitivity.Swing;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.util.Subscription;

/**
 * A goal that one assumption of a tab is to reach, and the answer, which follows on another thread. Of the tab nothing
 * changes before {@link #apply}.
 */
final class GoalModel {

    private final ProblemModel tab;
    private final Latest<Estimate, List<Assumption>> ranking;
    private final Latest<GoalQuestion, GoalState.Answered> search;
    private final ObjectProperty<Estimate> estimate;
    private final ObjectProperty<Relation> relation = new SimpleObjectProperty<>(Relation.AT_MOST);
    private final StringProperty target = new SimpleStringProperty("");
    private final ObjectProperty<Optional<Assumption>> by = new SimpleObjectProperty<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<Assumption>> assumptions = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<GoalState> state;
    private final ObjectProperty<OptionalDouble> proposal = new SimpleObjectProperty<>(OptionalDouble.empty());
    private final Subscription follows;

    /** A goal for an estimate of a tab, the rest still to be said. */
    GoalModel(ProblemModel tab, Estimate about, Executor background) {
        this.tab = tab;
        this.estimate = new SimpleObjectProperty<>(about);
        this.state = new ReadOnlyObjectWrapper<>(new GoalState.Asking(""));
        JavaFxThread screen = new JavaFxThread();
        this.ranking = new Latest<>(background, screen, (subject, _) -> ranked(subject), this::show);
        this.search = new Latest<>(background, screen, (question, cancelled) -> new GoalState.Answered(question,
                GoalSeek.of(question.scenario(), question.goal(), question.by(), GoalSeek.Care.THOROUGH, cancelled)),
                this::show);
        this.follows = Subscription.combine(estimate.subscribe(subject -> {
            ranking.ask(subject);
            ask();
        }), relation.subscribe((_, _) -> ask()), target.subscribe((_, _) -> ask()), by.subscribe((_, _) -> ask()),
                tab.scenarioProperty().subscribe((_, _) -> ask()));
    }

    // Properties

    ProblemModel tab() {
        return tab;
    }

    /** The estimates that goals can be about: the headlines, then the others. */
    List<Estimate> estimates() {
        return Stream.concat(tab.problem().headlines().stream().map(headline -> headline.estimate()),
                tab.problem().estimates().stream()).distinct().toList();
    }

    ObjectProperty<Estimate> estimateProperty() {
        return estimate;
    }

    ObjectProperty<Relation> relationProperty() {
        return relation;
    }

    /** What is typed as the target. */
    StringProperty targetProperty() {
        return target;
    }

    /** The assumption that may change; empty until it is known what matters. */
    ObjectProperty<Optional<Assumption>> byProperty() {
        return by;
    }

    /** The assumptions that may change, those that matter most to the estimate first. */
    ReadOnlyObjectProperty<List<Assumption>> assumptionsProperty() {
        return assumptions.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<GoalState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** The value of the assumption that would be applied, in its own unit; empty for none. */
    ObjectProperty<OptionalDouble> proposalProperty() {
        return proposal;
    }

    /** The name of an estimate on the screen. */
    String name(Estimate one) {
        return GoalQuestion.name(tab.scenario(), one);
    }

    /** The estimate's value now, as a person reads it. */
    String present() {
        return Evaluation.of(tab.scenario()).figure(estimate.get()).map(Figure::toString).orElse(Prose.NO_VALUE);
    }

    // Commands

    /** Proposes the value of an interval that is nearest to the present one. */
    void choose(Interval interval) {
        by.get().ifPresent(assumption -> propose(interval.near(tab.scenario().value(assumption))));
    }

    /** Proposes a value; the present one would change nothing. */
    void propose(double value) {
        boolean same = by.get().filter(assumption -> tab.scenario().value(assumption) == value).isPresent();
        proposal.set(same ? OptionalDouble.empty() : OptionalDouble.of(value));
    }

    /** Makes the proposed change, as one step; false when there is none. */
    boolean apply() {
        if (state.get() instanceof GoalState.Answered(GoalQuestion question, _) && proposal.get().isPresent()) {
            double value = proposal.get().getAsDouble();
            tab.show(question.step(value), question.scenario().with(question.by(), value));
            return true;
        }
        return false;
    }

    /** Ends whatever is still being looked for. */
    void close() {
        follows.unsubscribe();
        ranking.cancel();
        search.cancel();
    }

    private List<Assumption> ranked(Estimate subject) {
        return Sensitivity.of(tab.scenario(), subject).stream().map(Swing::assumption)
                .filter(assumption -> !tab.keptProperty().get().contains(assumption)).toList();
    }

    /** Whoever chose an assumption keeps it; else it is the one that matters most. */
    private void show(List<Assumption> ranked) {
        Optional<Assumption> chosen = by.get().filter(ranked::contains);
        boolean untouched = chosen.equals(assumptions.get().stream().findFirst());
        assumptions.set(ranked);
        by.set(chosen.isEmpty() || untouched ? ranked.stream().findFirst() : chosen);
    }

    private void ask() {
        proposal.set(OptionalDouble.empty());
        search.cancel();
        if (target.get().isBlank()) {
            state.set(new GoalState.Asking("Type what %s should be; it is %s now.".formatted(name(estimate.get()),
                    present())));
            return;
        }
        switch (TypedValue.read(target.get(), estimate.get(), example())) {
            case TypedValue.Refused(String sentence) -> state.set(new GoalState.Refused(sentence));
            case TypedValue.Accepted(double value) -> by.get().ifPresentOrElse(assumption -> {
                GoalQuestion question =
                        new GoalQuestion(tab.scenario(), estimate.get(), relation.get(), value, assumption);
                state.set(new GoalState.Searching(question));
                search.ask(question);
            }, () -> state.set(new GoalState.Asking("Every assumption is kept as it is; none may change.")));
        }
    }

    private String example() {
        String present = present();
        return present.equals(Prose.NO_VALUE) ? "10" : present;
    }

    private void show(GoalState.Answered answered) {
        state.set(answered);
        Answer answer = answered.answer();
        answer.closestTo(answered.question().present()).ifPresent(this::choose);
    }
}
