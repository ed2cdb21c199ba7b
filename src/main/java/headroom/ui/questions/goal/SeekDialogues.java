package headroom.ui.questions.goal;

import headroom.formula.Estimate;
import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.ui.tab.Overlay;
import headroom.ui.tab.ProblemModel;
import java.util.concurrent.Executor;

/** Opens what asks for goals and for fixes over the window. */
public final class SeekDialogues {

    private final Overlay overlay;
    private final Executor background;

    /**
     * Dialogues of a window.
     *
     * @param background does the searching
     */
    public SeekDialogues(Overlay overlay, Executor background) {
        this.overlay = overlay;
        this.background = background;
    }

    /** Asks which goal an estimate of a tab is to reach, and by what. */
    public void reach(ProblemModel tab, Estimate estimate) {
        reach(new GoalModel(tab, estimate, background));
    }

    private void reach(GoalModel model) {
        GoalDialogue dialogue = new GoalDialogue(model, overlay::hide);
        overlay.show(dialogue.build(), model::close);
        overlay.onRenewal(next -> model.about(next, background).ifPresent(this::reach));
        dialogue.focus();
    }

    /** Lists what would fix a failed check of a tab. */
    public void fix(ProblemModel tab, Check check) {
        FixesModel model = new FixesModel(tab, check, background);
        FixesDialogue dialogue = new FixesDialogue(model, overlay::hide);
        overlay.show(dialogue.build(), model::close);
        overlay.onRenewal(next -> Evaluation.of(next.scenario()).checks().stream().filter(CheckResult::failed)
                .map(CheckResult::check).filter(again -> again.id().equals(check.id())).findFirst()
                .ifPresent(again -> fix(next, again)));
    }
}
