package headroom.ui.sensitivity;

import headroom.model.Scenario;
import headroom.model.expression.Estimate;
import headroom.ui.background.Latest;
import headroom.ui.problem.ProblemModel;
import headroom.whatif.uncertainty.Simulation;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The ranking of what is uncertain in a tab, by samples of its scenario. It is made beside the window, while somebody
 * looks and no gesture is under way, and is never that of another scenario.
 */
final class RankingModel {

    private final ProblemModel problem;
    private final BooleanProperty shown;
    private final Latest<Question, Ranking> latest;
    private final ReadOnlyObjectWrapper<Optional<Ranking>> ranking = new ReadOnlyObjectWrapper<>(Optional.empty());

    private record Question(Scenario scenario, Estimate estimate) {}

    /**
     * The ranking of a tab.
     *
     * @param background draws the samples
     * @param screen shows what they say, on the JavaFX thread
     * @param shown whether somebody looks
     */
    RankingModel(ProblemModel problem, Executor background, Executor screen, BooleanProperty shown) {
        this.problem = problem;
        this.shown = shown;
        this.latest = new Latest<>(background, screen, (question, _) -> answer(question),
                answer -> ranking.set(Optional.of(answer)));
        problem.evaluationProperty().subscribe((_, _) -> follow());
        problem.subjectProperty().subscribe((_, _) -> follow());
        problem.heldProperty().subscribe((_, _) -> follow());
        shown.subscribe((_, _) -> follow());
    }

    private static Ranking answer(Question question) {
        return new Ranking(Simulation
                .of(question.scenario, question.scenario.sampling(), List.of(question.estimate))
                .importance(question.estimate));
    }

    /** The ranking; empty while there is none, or nothing is uncertain. */
    ReadOnlyObjectProperty<Optional<Ranking>> rankingProperty() {
        return ranking.getReadOnlyProperty();
    }

    /** Whether anything is uncertain, so that there is a ranking sooner or later. */
    boolean applies() {
        return !problem.evaluation().scenario().uncertainAssumptions().isEmpty();
    }

    private void follow() {
        latest.cancel();
        ranking.set(Optional.empty());
        if (applies() && shown.get() && !problem.heldProperty().get()) {
            latest.ask(new Question(problem.evaluation().scenario(), problem.subjectProperty().get()));
        }
    }
}
