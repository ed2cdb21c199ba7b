package headroom.ui.questions.goal;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.model.Scenario;
import headroom.model.typed.TypedValue;
import headroom.text.Figure;
import headroom.ui.background.JavaFxThread;
import headroom.ui.background.LatestAnswer;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.seek.Answer;
import headroom.whatif.seek.Goal;
import headroom.whatif.seek.Goal.Relation;
import headroom.whatif.seek.GoalQuestion;
import headroom.whatif.seek.GoalSeek;
import headroom.whatif.seek.Interval;
import headroom.whatif.seek.Lever;
import headroom.whatif.sensitivity.Sensitivity;
import headroom.whatif.sensitivity.Swing;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Predicate;
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
    private final LatestAnswer<Subject, List<Assumption>> ranking;
    private final GoalLevers levers;
    private final LatestAnswer<GoalQuestion, GoalState.Answered> search;
    private final ObjectProperty<Estimate> estimate;
    private final ObjectProperty<Relation> relation = new SimpleObjectProperty<>(Relation.AT_MOST);
    private final StringProperty target = new SimpleStringProperty("");
    private final ObjectProperty<Optional<Assumption>> by = new SimpleObjectProperty<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<Assumption>> assumptions = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<GoalState> state;
    private final ObjectProperty<OptionalDouble> proposal = new SimpleObjectProperty<>(OptionalDouble.empty());
    private final Subscription follows;
    /** Assumptions that may change, those that matter most first; empty while that is not known. */
    private List<Assumption> ranked = List.of();
    private boolean chosen;

    /** An estimate at a moment on the JavaFX thread, and the assumptions that are kept as they are: a worker asks no screen. */
    private record Subject(Scenario scenario, Estimate estimate, Set<Assumption> kept) {

        /** The assumptions that may change, which matter most first. */
        List<Assumption> ranked() {
            return Sensitivity.of(scenario, estimate).stream().map(Swing::assumption).filter(movable())
                    .toList();
        }

        /** All assumptions stand in the order of the problem while nobody knows what matters. */
        List<Assumption> unranked() {
            return scenario.problem().assumptions().stream().filter(movable()).toList();
        }

        /**
         * A test that passes the assumptions that may move the estimate: those that are used at present and not kept as
         * they are.
         */
        private Predicate<Assumption> movable() {
            Evaluation present = Evaluation.of(scenario);
            return assumption -> !kept.contains(assumption) && Sensitivity.concerns(present, estimate, assumption);
        }
    }

    /** A goal for an estimate of a tab, the rest still to be said. */
    GoalModel(ProblemModel tab, Estimate about, Executor background) {
        this.tab = tab;
        this.estimate = new SimpleObjectProperty<>(about);
        this.state = new ReadOnlyObjectWrapper<>(new GoalState.Asking(""));
        JavaFxThread screen = new JavaFxThread();
        this.ranking = new LatestAnswer<>(background, screen, (subject, _) -> subject.ranked(), this::show,
                _ -> show(subject().unranked()));
        this.levers = new GoalLevers(background, screen);
        this.search = new LatestAnswer<>(background, screen, (question, cancelled) -> new GoalState.Answered(question,
                GoalSeek.of(question.scenario(), question.goal(), question.by(), GoalSeek.Care.THOROUGH, cancelled)),
                this::show, failure -> state.set(new GoalState.Refused(failure + ".")));
        this.follows = Subscription.combine(estimate.subscribe(_ -> {
            ranked = List.of();
            ranking.ask(subject());
            ask();
        }), relation.subscribe((_, _) -> ask()), target.subscribe((_, _) -> ask()), by.subscribe((_, _) -> ask()),
                tab.scenarioProperty().subscribe((_, _) -> ask()),
                levers.foundProperty().subscribe((_, found) -> order(found)));
    }

    /** The same goal for the same problem as it was read anew; empty where its estimate is gone. */
    Optional<GoalModel> about(ProblemModel next, Executor other) {
        return next.problem().estimate(estimate.get().id()).map(again -> {
            GoalModel goal = new GoalModel(next, again, other);
            goal.relation.set(relation.get());
            goal.target.set(target.get());
            by.get().filter(_ -> chosen).flatMap(assumption -> next.problem().assumption(assumption.id()))
                    .ifPresent(goal::changeBy);
            return goal;
        });
    }

    // Properties

    ProblemModel tab() {
        return tab;
    }

    ObjectProperty<Estimate> estimateProperty() {
        return estimate;
    }

    ObjectProperty<Relation> relationProperty() {
        return relation;
    }

    /** The text that is typed as the target. */
    StringProperty targetProperty() {
        return target;
    }

    /** The assumption that may change; empty until it is known what matters. */
    ReadOnlyObjectProperty<Optional<Assumption>> byProperty() {
        return by;
    }

    /**
     * The assumptions that may change: those that reach the goal by the least change first; while there is no goal, those that
     * matter most to the estimate.
     */
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

    /** The estimate's value now, as a person reads it. */
    String present() {
        return Evaluation.of(tab.scenario()).figure(estimate.get()).map(Figure::toString).orElse(LiveNumbers.NO_VALUE);
    }

    /** A few words about what an assumption can do for the goal; empty while that is not known. */
    String note(Assumption assumption) {
        return levers.foundProperty().get().stream().filter(lever -> lever.assumption().equals(assumption)).findFirst()
                .map(LeverNote::of).orElse("");
    }

    // Commands

    /** Changes that assumption, and stays with it whatever the goal becomes. */
    void changeBy(Assumption assumption) {
        chosen = true;
        by.set(Optional.of(assumption));
    }

    /** Proposes the value of an interval that is nearest to the present one. */
    void choose(Interval interval) {
        by.get().ifPresent(assumption -> propose(interval.near(tab.scenario().ownValue(assumption))));
    }

    /** Proposes a value; the present one would change nothing. */
    void propose(double value) {
        boolean same = by.get().filter(assumption -> tab.scenario().ownValue(assumption) == value).isPresent();
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
        levers.forget();
        search.cancel();
    }

    private Subject subject() {
        return new Subject(tab.scenario(), estimate.get(), tab.enquiry().keptProperty().get());
    }

    private void show(List<Assumption> answer) {
        ranked = answer;
        offer(ranked);
        ask();
    }

    private void order(List<Lever> found) {
        if (!found.isEmpty()) {
            offer(found.stream().map(Lever::assumption).toList());
        }
    }

    /** Whoever chose an assumption keeps it; else it is the first one. */
    private void offer(List<Assumption> ordered) {
        Optional<Assumption> kept = by.get().filter(assumption -> chosen && ordered.contains(assumption));
        assumptions.set(ordered);
        by.set(kept.or(() -> ordered.stream().findFirst()));
    }

    private void ask() {
        proposal.set(OptionalDouble.empty());
        search.cancel();
        if (target.get().isBlank()) {
            levers.forget();
            state.set(new GoalState.Asking(
                    "Type what %s should be; it is %s now.".formatted(GoalQuestion.name(tab.scenario(), estimate.get()),
                            present())));
            return;
        }
        switch (TypedValue.read(target.get(), estimate.get(), example())) {
            case TypedValue.Refused(String sentence) -> state.set(new GoalState.Refused(sentence));
            case TypedValue.Accepted(double value) -> Goal.rejection(value).ifPresentOrElse(
                    sentence -> state.set(new GoalState.Refused(
                            "“%s” is no number to look for; %s.".formatted(target.get().strip(), sentence))),
                    () -> ask(value));
        }
    }

    private void ask(double value) {
        // First, since it may offer another assumption.
        levers.weigh(tab.scenario(), Goal.of(estimate.get(), relation.get(), value), ranked);
        by.get().ifPresentOrElse(assumption -> {
            GoalQuestion question = new GoalQuestion(tab.scenario(), estimate.get(), relation.get(), value, assumption);
            state.set(new GoalState.Searching(question));
            search.ask(question);
        }, () -> state.set(new GoalState.Asking("Every assumption is kept as it is; none may change.")));
    }

    private String example() {
        String present = present();
        return present.equals(LiveNumbers.NO_VALUE) ? "10" : present;
    }

    private void show(GoalState.Answered answered) {
        state.set(answered);
        Answer answer = answered.answer();
        answer.closestTo(answered.question().present()).ifPresent(this::choose);
    }
}
