package headroom.ui.questions.goal;

import headroom.formula.Assumption;
import headroom.model.Scenario;
import headroom.ui.background.LatestAnswer;
import headroom.whatif.seek.Goal;
import headroom.whatif.seek.Lever;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The levers of a goal: what each assumption can do for it. They are looked at one by one, so that other work of the
 * same thread gets its turn between them, and told all at once: what is offered first must not change while a person
 * reads it.
 */
final class GoalLevers {

    private final LatestAnswer<Step, Step> work;
    private final ReadOnlyObjectWrapper<List<Lever>> found = new ReadOnlyObjectWrapper<>(List.of());
    private Optional<Question> asked = Optional.empty();

    private record Question(Scenario scenario, Goal goal, List<Assumption> assumptions) {}

    /** The next assumption of a question, and what is known of those before it. */
    private record Step(Question question, List<Lever> before) {

        Step with(Lever lever) {
            return new Step(question, Stream.concat(before.stream(), Stream.of(lever)).toList());
        }

        boolean isDone() {
            return before.size() == question.assumptions.size();
        }
    }

    GoalLevers(Executor background, Executor screen) {
        this.work = new LatestAnswer<>(background, screen,
                (step, cancelled) -> step.with(Lever.of(step.question.scenario, step.question.goal,
                        step.question.assumptions.get(step.before.size()), cancelled)),
                // Without them, the assumptions stay in the order in which they came.
                this::take, _ -> {});
    }

    /** All of them, the best first; empty while they are not known. */
    ReadOnlyObjectProperty<List<Lever>> foundProperty() {
        return found.getReadOnlyProperty();
    }

    /** Looks at assumptions; of equally good ones the earlier counts as better. The same question is not asked again. */
    void weigh(Scenario scenario, Goal goal, List<Assumption> assumptions) {
        Question question = new Question(scenario, goal, List.copyOf(assumptions));
        if (!asked.equals(Optional.of(question))) {
            forget();
            asked = Optional.of(question);
            take(new Step(question, List.of()));
        }
    }

    private void take(Step step) {
        if (step.isDone()) {
            found.set(step.before.stream().sorted(Lever.BEST_FIRST).toList());
        } else {
            work.ask(step);
        }
    }

    /** Knows nothing any more, and looks for nothing. */
    void forget() {
        work.cancel();
        asked = Optional.empty();
        found.set(List.of());
    }
}
