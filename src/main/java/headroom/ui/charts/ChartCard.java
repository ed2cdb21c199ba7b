package headroom.ui.charts;

import headroom.drawing.Palette;
import headroom.drawing.chart.ChartPainter;
import headroom.model.ChartSpec;
import headroom.model.Scenario;
import headroom.ui.overlay.Overlay;
import headroom.ui.picture.Picture;
import headroom.ui.picture.PictureContext;
import headroom.ui.picture.PictureView;
import headroom.ui.problem.ProblemModel;
import headroom.whatif.Sweep;
import java.awt.geom.Rectangle2D;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** A chart in its card; tools show when the mouse is over it. */
final class ChartCard extends StackPane {

    ChartCard(ChartSpec chart, ProblemModel model, PictureContext context) {
        getStyleClass().addAll("card", "chart-card");
        setId("chart-" + chart.id());
        setAccessibleText(chart.title() + ". " + chart.description());
        PictureView view = new PictureView();
        context.pictures().add(view,
                () -> picture(chart, model.evaluation().scenario(), context.theme().getValue().palette()));
        Button enlarge = tool(Feather.MAXIMIZE_2, "enlarge-" + chart.id(), "Enlarge");
        enlarge.setOnAction(_ -> enlarge(new EnlargedChart(chart, model, context.looks()), context.overlay()));
        Button save = tool(Feather.DOWNLOAD, "save-" + chart.id(), "Save as a picture");
        save.setOnAction(_ -> context.save().accept(chart.id()));
        HBox tools = new HBox(save, enlarge);
        tools.getStyleClass().add("tools");
        tools.setPickOnBounds(false);
        tools.setMaxHeight(Region.USE_PREF_SIZE);
        setAlignment(tools, Pos.TOP_RIGHT);
        getChildren().addAll(view, tools);
        setOnMouseClicked(click -> {
            if (click.getClickCount() == 2) {
                enlarge.fire();
            }
        });
    }

    private static Button tool(Feather icon, String id, String name) {
        Button button = new Button(null, new FontIcon(icon));
        button.getStyleClass().add("icon-button");
        button.setId(id);
        button.setTooltip(new Tooltip(name));
        button.setAccessibleText(name);
        return button;
    }

    private static void enlarge(EnlargedChart chart, Overlay overlay) {
        overlay.show(chart.build(overlay::hide), chart::dispose);
    }

    private static Picture picture(ChartSpec chart, Scenario scenario, Palette palette) {
        return (graphics, width, height) -> new ChartPainter(palette).paint(graphics,
                new Rectangle2D.Double(0, 0, width, height), Sweep.of(chart, scenario));
    }
}
