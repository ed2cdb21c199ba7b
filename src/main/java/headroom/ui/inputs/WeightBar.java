package headroom.ui.inputs;

import headroom.formula.Assumption;
import headroom.ui.explain.sensitivity.SensitivityModel;
import headroom.ui.explain.sensitivity.SwingWords;
import headroom.ui.explain.sensitivity.TornadoPlot;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/**
 * A bar that shows how much an assumption matters for the estimate that is asked about: it is as high as the
 * assumption's share of the largest swing.
 */
final class WeightBar extends Region {

    static final double WIDTH = 8;
    private static final double BAR_WIDTH = 3;
    private static final double LEAST_HEIGHT = 2;

    private final Assumption assumption;
    private final SensitivityModel sensitivity;
    private final Region bar = new Region();
    private double share;

    WeightBar(Assumption assumption, SensitivityModel sensitivity) {
        this.assumption = assumption;
        this.sensitivity = sensitivity;
        setManaged(false);
        setId(assumption.id() + "-weight");
        setAccessibleRole(AccessibleRole.TEXT);
        bar.setManaged(false);
        bar.getStyleClass().add("weight");
        getChildren().setAll(bar);
        // A tool tip is a window with a scene of its own, and few bars are ever pointed at.
        setOnMouseEntered(_ -> {
            setOnMouseEntered(null);
            Tooltip tip = new Tooltip();
            tip.setOnShowing(_ -> tip.setText(words()));
            Tooltip.install(this, tip);
        });
        sensitivity.plotProperty().subscribe(_ -> show());
        sensitivity.lateProperty().subscribe(late -> bar.setVisible(share > 0 && !late));
    }

    private void show() {
        share = sensitivity.plotProperty().get().map(TornadoPlot::tornado)
                .map(tornado -> tornado.weight(assumption)).orElse(0.0);
        bar.setVisible(share > 0 && !sensitivity.lateProperty().get());
        requestLayout();
    }

    /** Many bars follow each step of a drag, and few of them are read: the words are put together when they are wanted. */
    private String words() {
        return sensitivity.plotProperty().get().map(plot -> SwingWords.ranked(plot.tornado(), assumption)).orElse("");
    }

    @Override
    public @Nullable Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return attribute == AccessibleAttribute.TEXT ? words() : super.queryAccessibleAttribute(attribute, parameters);
    }

    @Override
    protected void layoutChildren() {
        double height = Math.max(LEAST_HEIGHT, share * getHeight());
        bar.resizeRelocate(0, getHeight() - height, BAR_WIDTH, height);
    }
}
