package headroom.ui.charts;

import headroom.drawing.Theme;
import headroom.drawing.chart.ChartPainter;
import headroom.model.ChartSpec;
import headroom.ui.problem.ProblemModel;
import headroom.ui.scale.Magnified;
import headroom.ui.theme.Looks;
import headroom.ui.theme.TextSize;
import headroom.whatif.Sweep;
import java.util.Locale;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.util.Subscription;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.fx.ChartCanvas;
import org.jfree.chart.fx.ChartViewer;
import org.jfree.chart.fx.interaction.PanHandlerFX;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.plot.Zoomable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** A chart as large as the window allows: it can be zoomed and panned, its points tell their values, and it stays live. */
final class EnlargedChart {

    private static final double IN = 0.6;
    private static final double OUT = 1 / IN;
    /** Takes every small move of a trackpad for a wish to zoom. */
    private static final String WHEEL_HANDLER = "scroll";
    /** The part that a drag has chosen so far. */
    private static final Color CHOSEN = Color.web("#2f6feb", 0.16);

    private final ChartSpec chart;
    private final ProblemModel model;
    private final ObservableValue<Theme> theme;
    private final ObservableValue<TextSize> textSize;
    private final ChartViewer viewer;
    private final ChartCanvas canvas;
    private final NearestTip tip;
    private Subscription follows = Subscription.EMPTY;

    EnlargedChart(ChartSpec chart, ProblemModel model, Looks looks) {
        this.chart = chart;
        this.model = model;
        this.theme = looks.themeProperty();
        this.textSize = looks.textSizeProperty();
        this.viewer = new ChartViewer(null, false);
        this.canvas = viewer.getCanvas();
        this.tip = new NearestTip(canvas);
        viewer.setChart(drawn());
    }

    /** The view; {@code close} is told when it is to go. */
    Region build(Runnable close) {
        viewer.setZoomFillPaint(CHOSEN);
        canvas.removeMouseHandler(canvas.getMouseHandler(WHEEL_HANDLER));
        canvas.addMouseHandler(new PanHandlerFX("shift-pan", false, false, false, true));
        canvas.setOnMouseClicked(click -> {
            if (click.getClickCount() == 2) {
                all();
            }
        });
        // A canvas knows nothing of magnification and would be drawn small and then blown up.
        Magnified pixels = new Magnified(new StackPane(viewer, tip.layer()));
        pixels.factorProperty().bind(textSize.map(size -> 1 / size.factor()));
        follows = Subscription.combine(model.evaluationProperty().subscribe((_, _) -> redraw()),
                theme.subscribe((_, _) -> redraw()), textSize.subscribe((_, _) -> redraw()));
        BorderPane card = new BorderPane(pixels);
        card.setTop(bar(close));
        card.getStyleClass().addAll("card", "enlarged");
        card.setId("enlarged-" + chart.id());
        return card;
    }

    /** Lets go of the chart, which would otherwise be kept by its canvas, and stops following the scenario. */
    void dispose() {
        follows.unsubscribe();
        tip.hide();
        canvas.setChart(null);
    }

    private Node bar(Runnable close) {
        Label hint = new Label("Drag to zoom in, Shift-drag to move, double-click to see all");
        hint.getStyleClass().add("hint");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox bar = new HBox(hint, space, button(Feather.ZOOM_IN, "Zoom in", () -> zoom(IN)),
                button(Feather.ZOOM_OUT, "Zoom out", () -> zoom(OUT)), button(Feather.MAXIMIZE, "See all", this::all),
                button(Feather.X, "Close", close));
        bar.getStyleClass().add("bar");
        return bar;
    }

    private Button button(Feather icon, String name, Runnable action) {
        Button button = new Button(null, new FontIcon(icon));
        button.getStyleClass().add("icon-button");
        button.setId("enlarged-" + name.toLowerCase(Locale.ROOT).replace(' ', '-'));
        button.setTooltip(new Tooltip(name));
        button.setAccessibleText(name);
        button.setOnAction(_ -> action.run());
        return button;
    }

    /** Out of a part chosen by dragging, both directions open up again; in, lines are looked at from left to right. */
    private void zoom(double factor) {
        tip.hide();
        if (canvas.getChart().getPlot() instanceof Zoomable plot) {
            PlotRenderingInfo info = canvas.getRenderingInfo().getPlotInfo();
            plot.zoomDomainAxes(factor, info, null, false);
            if (factor > 1) {
                plot.zoomRangeAxes(factor, info, null, false);
            }
        }
    }

    private void all() {
        redraw();
    }

    private void redraw() {
        tip.hide();
        viewer.setChart(drawn());
    }

    private JFreeChart drawn() {
        JFreeChart drawn =
                new ChartPainter(theme.getValue().palette()).chart(Sweep.of(chart, model.evaluation().scenario()));
        if (drawn.getPlot() instanceof XYPlot plot) {
            plot.setDomainPannable(true);
            plot.setRangePannable(true);
        }
        return new PaintedChart(drawn, this::screenScale, textSize.getValue().factor());
    }

    private double screenScale() {
        return canvas.getScene() == null || canvas.getScene().getWindow() == null ? 1
                : canvas.getScene().getWindow().getOutputScaleX();
    }
}
