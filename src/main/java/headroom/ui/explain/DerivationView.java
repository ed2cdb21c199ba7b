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
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeItem;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.controlsfx.control.BreadCrumbBar;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/** Page on how the number that was asked for comes about, below the way back to the numbers before it. */
public final class DerivationView {

    /** Numbers on the way back that have room beside each other. */
    private static final int SHOWN = 2;
    private static final double MOST_WIDTH = 180;

    private final ProblemModel model;
    private final Deque<Quantity> before = new ArrayDeque<>();
    private final VBox page = new VBox();
    private final BreadCrumbBar<Quantity> way = new BreadCrumbBar<>();
    private final Button copy;
    private @Nullable Quantity shown;
    private boolean returning;
    private boolean looked;

    /**
     * A page about what the model explains.
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
        page.getStyleClass().add("page");
        way.setFocusTraversable(false);
        way.setAutoNavigationEnabled(false);
        way.setCrumbFactory(this::crumb);
        way.setOnCrumbAction(event -> goBack(event.getSelectedCrumb().getValue()));
        way.managedProperty().bind(way.selectedCrumbProperty().isNotNull());
        model.explainedProperty().addListener((_, last, _) -> {
            if (!returning) {
                before.push(last);
                showWay();
            }
            show();
        });
        model.evaluationProperty().subscribe(_ -> show());
        lookedAt.subscribe(now -> {
            looked = now;
            show();
        });
        VBox content = new VBox(way, page);
        content.getStyleClass().add("derivation");
        return new VerticalScroll("derivation-scroll", content);
    }

    private void showWay() {
        way.setSelectedCrumb(before.isEmpty() ? null : BreadCrumbBar.buildTreeModel(
                before.stream().limit(SHOWN).toList().reversed().toArray(Quantity[]::new)));
    }

    /** A number on the way, the last of which was explained just before. */
    private Button crumb(TreeItem<Quantity> number) {
        String label = number.getValue().label();
        Button button = new Button("‹ " + label) {
            @Override
            protected double computePrefWidth(double height) {
                return Math.min(MOST_WIDTH, super.computePrefWidth(height));
            }
        };
        button.setId(number.isLeaf() ? "derivation-back" : "derivation-earlier");
        button.setAccessibleText("Back to " + label);
        button.setTooltip(new Tooltip(button.getText()));
        return button;
    }

    private void goBack(Quantity number) {
        while (!before.pop().equals(number)) {
            // Numbers that came after it are left as well.
        }
        returning = true;
        model.explain(number);
        returning = false;
        showWay();
        Optional.ofNullable(way.lookup("#derivation-back")).ifPresent(Node::requestFocus);
    }

    private void show() {
        if (!looked) {
            return;
        }
        Quantity explained = model.explainedProperty().get();
        boolean retold =
                explained.equals(shown) && InPlaceText.retell(page.getChildren(), nodes(explained, new Group()));
        if (!retold) {
            page.getChildren().setAll(nodes(explained, copy));
        }
        shown = explained;
    }

    private List<Node> nodes(Quantity explained, Node right) {
        return switch (explained) {
            case Estimate estimate -> new EstimatePage(estimate, model).nodes(right);
            case Assumption assumption -> new AssumptionPage(assumption, model).nodes(right);
            case Quantity other -> throw new IllegalStateException("nothing to explain about " + other);
        };
    }
}
