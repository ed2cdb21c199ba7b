package headroom.ui.explain;

import headroom.model.LiveText;
import headroom.whatif.sensitivity.Stake;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** A question of the part “Clarify”: its heading, what its answer may move, and the paragraphs below. */
final class ClarifyingQuestion extends VBox {

    private final Set<String> ids = new HashSet<>();
    private final TextFlow stakeLine = new TextFlow();
    private Optional<Stake> stake = Optional.empty();

    ClarifyingQuestion() {
        getStyleClass().add("question");
        stakeLine.getStyleClass().add("stake");
        show(Optional.empty());
    }

    /** Adds its heading, or a paragraph below. */
    void add(TextFlow flow, LiveText text) {
        ids.addAll(text.ids());
        getChildren().add(flow);
        if (getChildren().size() == 1) {
            getChildren().add(stakeLine);
        }
    }

    /** The ids of the quantities and choices that it is about. */
    Set<String> ids() {
        return Set.copyOf(ids);
    }

    /** The stake that is shown; empty where there is none, or it is not known yet. */
    Optional<Stake> stake() {
        return stake;
    }

    void show(Optional<Stake> now) {
        stake = now;
        stakeLine.getChildren().setAll(now.map(found -> new Text(found.sentence())).stream().toList());
        stakeLine.setVisible(now.isPresent());
        stakeLine.setManaged(now.isPresent());
    }
}
