package headroom.ui.charts;

import headroom.drawing.Palette;
import headroom.drawing.chart.ChartPainter;
import headroom.model.ChartSpec;
import headroom.model.Scenario;
import headroom.ui.overlay.Overlay;
import headroom.ui.picture.Picture;
import headroom.ui.picture.PictureView;
import headroom.ui.picture.Pictures;
import headroom.ui.problem.ProblemModel;
import headroom.ui.theme.Theme;
import headroom.whatif.Sweep;
import java.awt.geom.Rectangle2D;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** A chart in its card; tools show when the mouse is over it. */
final class ChartCard extends StackPane {

    ChartCard(ChartSpec chart, ProblemModel model, ObservableValue<Theme> theme, Pictures pictures,
            Overlay overlay) {
        getStyleClass().addAll("card", "chart-card");
        setId("chart-" + chart.id());
        setAccessibleText(chart.title() + ". " + chart.description());
        PictureView view = new PictureView();
        pictures.add(view, () -> picture(chart, model.evaluation().scenario(), theme.getValue().palette()));
        Button enlarge = new Button(null, new FontIcon(Feather.MAXIMIZE_2));
        enlarge.getStyleClass().add("icon-button");
        enlarge.setTooltip(new Tooltip("Enlarge"));
        enlarge.setAccessibleText("Enlarge " + chart.title());
        enlarge.setId("enlarge-" + chart.id());
        enlarge.setOnAction(_ -> enlarge(new EnlargedChart(chart, model, theme), overlay));
        setOnMouseClicked(click -> {
            if (click.getClickCount() == 2) {
                enlarge.fire();
            }
        });
        HBox tools = new HBox(enlarge);
        tools.getStyleClass().add("tools");
        tools.setPickOnBounds(false);
        tools.setMaxHeight(Region.USE_PREF_SIZE);
        getChildren().addAll(view, tools);
    }

    private static void enlarge(EnlargedChart chart, Overlay overlay) {
        overlay.show(chart.build(overlay::hide), chart::dispose);
    }

    private static Picture picture(ChartSpec chart, Scenario scenario, Palette palette) {
        return (graphics, width, height) -> new ChartPainter(palette).paint(graphics,
                new Rectangle2D.Double(0, 0, width, height), Sweep.of(chart, scenario));
    }
}
