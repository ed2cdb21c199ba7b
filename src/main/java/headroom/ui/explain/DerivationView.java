package headroom.ui.explain;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.formula.Quantity;
import headroom.ui.controls.IconButton;
import headroom.ui.controls.VerticalScroll;
import headroom.ui.tab.ProblemModel;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Shows how the number that was asked for comes about, and the way back to the one before it. */
public final class DerivationView {

    private final ProblemModel model;
    private final Deque<Quantity> before = new ArrayDeque<>();
    private final VBox page = new VBox();
    private final Button back = new Button(null, new FontIcon(Feather.ARROW_LEFT));
    private final Button copy;
    private @Nullable Quantity shown;
    private boolean returning;
    private boolean looked;

    /**
     * Shows what the model explains.
     *
     * @param copying copies how a number comes about
     */
    public DerivationView(ProblemModel model, Consumer<Quantity> copying) {
        this.model = model;
        this.copy = new IconButton("derivation-copy", Feather.COPY, "Copy this derivation",
                () -> copying.accept(model.explainedProperty().get()));
    }

    /** The page, which scrolls when it is long; its numbers follow while it is looked at. */
    public Region build(ObservableValue<Boolean> lookedAt) {
        page.getStyleClass().add("derivation");
        back.getStyleClass().add("back");
        back.setId("derivation-back");
        back.setTooltip(new Tooltip("Back to the number before"));
        back.setAccessibleText("Back to the number before");
        back.setOnAction(_ -> goBack());
        model.explainedProperty().addListener((_, last, _) -> {
            if (!returning) {
                before.push(last);
            }
            show();
        });
        model.evaluationProperty().subscribe(_ -> show());
        lookedAt.subscribe(now -> {
            looked = now;
            show();
        });
        return new VerticalScroll("derivation-scroll", page);
    }

    private void goBack() {
        returning = true;
        model.explain(before.pop());
        returning = false;
        show();
    }

    private void show() {
        if (!looked) {
            return;
        }
        back.setDisable(before.isEmpty());
        Quantity explained = model.explainedProperty().get();
        boolean retold = explained.equals(shown)
                && InPlaceText.retell(page.getChildren(), nodes(explained, new Group(), new Group()));
        if (!retold) {
            page.getChildren().setAll(nodes(explained, back, copy));
        }
        shown = explained;
    }

    private List<Node> nodes(Quantity explained, Node left, Node right) {
        return switch (explained) {
            case Estimate estimate -> new EstimatePage(estimate, model).nodes(left, right);
            case Assumption assumption -> new AssumptionPage(assumption, model).nodes(left, right);
            case Quantity other -> throw new IllegalStateException("nothing to explain about " + other);
        };
    }
}
