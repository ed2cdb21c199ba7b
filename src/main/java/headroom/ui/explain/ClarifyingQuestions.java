package headroom.ui.explain;

import headroom.model.Evaluation;
import headroom.ui.background.JavaFxThread;
import headroom.ui.background.LatestAnswer;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.sensitivity.Stake;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import javafx.scene.layout.VBox;

/**
 * The questions of the part “Clarify”, the one first whose answer moves the headline most. Their order holds still while a
 * slider is dragged.
 */
final class ClarifyingQuestions extends VBox {

    private final ProblemModel model;
    private final List<ClarifyingQuestion> written = new ArrayList<>();
    private final LatestAnswer<Asked, List<Optional<Stake>>> latest;
    private boolean shown;

    private record Asked(Evaluation evaluation, double share, List<Set<String>> ids) {}

    ClarifyingQuestions(ProblemModel model, Executor background) {
        this.model = model;
        this.latest = new LatestAnswer<>(background, new JavaFxThread(), this::stakes, this::show, _ -> forget());
        getStyleClass().add("questions");
        model.evaluationProperty().subscribe((_, _) -> ask());
        model.heldProperty().subscribe((_, _) -> ask());
        model.enquiry().swingProperty().subscribe((_, _) -> ask());
    }

    /** One more question. */
    ClarifyingQuestion add() {
        ClarifyingQuestion question = new ClarifyingQuestion();
        written.add(question);
        getChildren().add(question);
        return question;
    }

    /** Follows the scenario while the guide is looked at. */
    void follow(boolean lookedAt) {
        shown = lookedAt;
        ask();
    }

    private void ask() {
        if (shown && !model.heldProperty().get() && !written.isEmpty()) {
            latest.ask(new Asked(model.evaluation(), model.enquiry().swingProperty().get(),
                    written.stream().map(ClarifyingQuestion::ids).toList()));
        }
    }

    private List<Optional<Stake>> stakes(Asked asked, BooleanSupplier cancelled) {
        return asked.ids.stream().map(ids -> Stake.of(asked.evaluation,
                model.problem().headlines().getFirst().estimate(), ids, asked.share, cancelled)).toList();
    }

    private void show(List<Optional<Stake>> stakes) {
        for (int i = 0; i < written.size(); i++) {
            written.get(i).show(stakes.get(i));
        }
        List<ClarifyingQuestion> ordered = written.stream().sorted(Comparator.comparing(
                question -> question.stake().orElse(null), Comparator.nullsLast(Stake.LARGEST_FIRST))).toList();
        if (!ordered.equals(getChildren())) {
            getChildren().setAll(ordered);
        }
    }

    /** No stake stays that is not of the present scenario. */
    private void forget() {
        written.forEach(question -> question.show(Optional.empty()));
    }
}
