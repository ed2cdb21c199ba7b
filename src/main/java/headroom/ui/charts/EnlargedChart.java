package headroom.ui.charts;

import headroom.drawing.Palette;
import headroom.drawing.Theme;
import headroom.drawing.plot.ChartPainter;
import headroom.model.ChartSpec;
import headroom.ui.charts.picture.PictureContext;
import headroom.ui.controls.IconButton;
import headroom.ui.controls.InputError;
import headroom.ui.controls.Magnified;
import headroom.ui.controls.SheetBar;
import headroom.ui.tab.ProblemModel;
import headroom.ui.theme.TextSize;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.util.Subscription;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.fx.ChartCanvas;
import org.jfree.chart.fx.ChartViewer;
import org.jfree.chart.fx.interaction.PanHandlerFX;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.plot.Zoomable;
import org.jfree.data.Range;
import org.kordamp.ikonli.feather.Feather;

/** A chart as large as the window allows: it can be zoomed and panned, its points tell their values, and it stays live. */
final class EnlargedChart {

    private static final double IN = 0.6;
    private static final double OUT = 1 / IN;
    /** The opacity of the tint on the part that a drag has chosen so far. */
    private static final double CHOSEN = 0.16;

    private final LiveChart chart;
    private final ProblemModel model;
    private final ObservableValue<Theme> theme;
    private final ObservableValue<TextSize> textSize;
    private final LockButton lock;
    private final ChartViewer viewer;
    private final ChartCanvas canvas;
    private final NearestTip tip;
    private List<Range> whole = List.of();
    private Subscription follows = Subscription.EMPTY;

    /** A large view of a chart, which begins with the axes that the chart has on its card. */
    EnlargedChart(LiveChart card, ProblemModel model, PictureContext context) {
        this(card.chart(), model, context);
        chart.continueFrom(card);
        draw(chart.moment());
    }

    private EnlargedChart(ChartSpec drawn, ProblemModel model, PictureContext context) {
        this.chart = new LiveChart(drawn, model, context.sampler(), context.delay(), context.background());
        this.model = model;
        this.theme = context.theme();
        this.textSize = context.looks().textSizeProperty();
        this.lock = new LockButton(chart, "enlarged-lock");
        this.viewer = new ChartViewer(null, false);
        viewer.getStyleClass().add("viewer");
        viewer.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        viewer.setAccessibleText(drawn.title());
        this.canvas = viewer.getCanvas();
        this.tip = new NearestTip(canvas);
    }

    /** The chart of the same id where its problem was read anew, with the same part zoomed into; empty where it is gone. */
    Optional<EnlargedChart> of(ProblemModel next, PictureContext context) {
        return next.problem().charts().stream().filter(one -> one.id().equals(chart.chart().id())).findFirst()
                .map(one -> {
                    next.refresh();
                    EnlargedChart again = new EnlargedChart(one, next, context);
                    again.draw(again.chart.moment());
                    again.zoomLike(this);
                    return again;
                });
    }

    private void zoomLike(EnlargedChart other) {
        List<Range> zoomed = other.ranges();
        List<ValueAxis> axes = axes().toList();
        if (!zoomed.equals(other.whole) && zoomed.size() == axes.size()) {
            for (int i = 0; i < axes.size(); i++) {
                axes.get(i).setRange(zoomed.get(i));
            }
        }
    }

    private List<Range> ranges() {
        return axes().map(ValueAxis::getRange).toList();
    }

    /** The view; {@code close} is told when it is to go. */
    Region build(Runnable close) {
        WheelZoom wheel = new WheelZoom(canvas);
        canvas.setOnScroll(turn -> {
            tip.hide();
            wheel.turn(turn);
        });
        canvas.addMouseHandler(new PanHandlerFX("shift-pan", false, false, false, true));
        canvas.setOnMouseClicked(click -> {
            if (click.getClickCount() == 2) {
                draw(chart.moment());
            }
        });
        // A canvas knows nothing of magnification and would be drawn small and then blown up.
        Magnified pixels = new Magnified(onWholePixels(new StackPane(viewer, tip.layer())));
        pixels.factorProperty().bind(textSize.map(size -> 1 / size.factor()));
        follows = Subscription.combine(model.evaluationProperty().subscribe((_, _) -> redraw()),
                theme.subscribe((_, _) -> redraw()), textSize.subscribe((_, _) -> redraw()),
                chart.subscribe(this::redraw), lock.follow(model));
        Label complaint = new InputError("enlarged-bands-complaint");
        complaint.textProperty().bind(chart.bandsComplaint());
        BorderPane card = new BorderPane(pixels);
        card.setTop(bar(close));
        card.setBottom(complaint);
        card.getStyleClass().addAll("card", "enlarged");
        card.setId("enlarged-" + chart.chart().id());
        return card;
    }

    /** The view on whole pixels: where a canvas covers a row in part, the last picture would shine through the next. */
    private Region onWholePixels(StackPane layers) {
        layers.setAlignment(Pos.TOP_LEFT);
        viewer.maxWidthProperty().bind(layers.widthProperty().map(width -> Math.floor(width.doubleValue())));
        viewer.maxHeightProperty().bind(layers.heightProperty().map(height -> Math.floor(height.doubleValue())));
        return layers;
    }

    /** Lets go of the chart, which would otherwise be kept by its canvas, and stops following the scenario. */
    void dispose() {
        follows.unsubscribe();
        chart.see(false);
        tip.hide();
        canvas.setChart(null);
    }

    private Node bar(Runnable close) {
        Label hint = new Label("Drag or turn the wheel to zoom in, Shift-drag to move, double-click to see all");
        hint.getStyleClass().add("hint");
        return new SheetBar(hint, List.of(button(Feather.ZOOM_IN, "Zoom in", () -> zoom(IN)),
                button(Feather.ZOOM_OUT, "Zoom out", () -> zoom(OUT)),
                button(Feather.MAXIMIZE, "See all", () -> draw(chart.moment())), lock),
                "enlarged-close", close);
    }

    private static Node button(Feather icon, String name, Runnable action) {
        return new IconButton("enlarged-" + name.toLowerCase(Locale.ROOT).replace(' ', '-'), icon, name, action);
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

    /** A part that was zoomed into stays where it is while the numbers change. */
    private void redraw() {
        List<Range> now = ranges();
        if (now.equals(whole)) {
            draw(chart.moment());
        } else {
            draw(chart.momentOnTheseAxes());
            List<ValueAxis> axes = axes().toList();
            for (int i = 0; i < axes.size(); i++) {
                axes.get(i).setRange(now.get(i));
            }
        }
    }

    private void draw(LiveChart.Moment moment) {
        tip.hide();
        Palette palette = theme.getValue().palette();
        LiveChart.Drawn drawn = moment.draw();
        JFreeChart painted = new ChartPainter(palette).chart(drawn.scaled(), drawn.marked());
        painted.getXYPlot().setDomainPannable(true);
        painted.getXYPlot().setRangePannable(true);
        viewer.setZoomFillPaint(Color.rgb(palette.accent().getRed(), palette.accent().getGreen(),
                palette.accent().getBlue(), CHOSEN));
        viewer.setChart(new PaintedChart(painted, this::screenScale, textSize.getValue().factor()));
        whole = ranges();
        chart.show(drawn);
    }

    private Stream<ValueAxis> axes() {
        XYPlot plot = canvas.getChart().getXYPlot();
        return Stream.concat(Stream.of(plot.getDomainAxis()),
                IntStream.range(0, plot.getRangeAxisCount()).mapToObj(plot::getRangeAxis));
    }

    private double screenScale() {
        return canvas.getScene() == null || canvas.getScene().getWindow() == null ? 1
                : canvas.getScene().getWindow().getOutputScaleX();
    }
}
