package headroom.ui.questions;

import headroom.drawing.Palette;
import headroom.drawing.Theme;
import headroom.drawing.plot.ChartPainter;
import headroom.model.ChartSpec;
import headroom.ui.charts.picture.PictureView;
import headroom.ui.charts.picture.ScreenPicture;
import headroom.ui.charts.picture.ScreenPictures;
import headroom.ui.controls.LabelledComboBox;
import headroom.whatif.chart.ChartData;
import headroom.whatif.chart.OverlaidChart;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/** A chart with a line for each scenario; which chart, and which of its series, can be chosen. */
final class CompareChart {

    private static final double LEAST_HEIGHT = 240;

    private final CompareModel model;
    private final ObservableValue<Theme> theme;
    private final ScreenPictures pictures;
    private final ComboBox<ChartSpec> chart;
    private final ComboBox<Integer> series;

    CompareChart(CompareModel model, ObservableValue<Theme> theme, ScreenPictures pictures) {
        this.model = model;
        this.theme = theme;
        this.pictures = pictures;
        this.chart = new LabelledComboBox<>("compare-chart", "Chart", ChartSpec::title);
        this.series = new LabelledComboBox<>("compare-series", "Series",
                place -> OverlaidChart.name(model.pickProperty().get().chart(), place));
    }

    Region build() {
        chart.getItems().setAll(model.tab().problem().charts());
        model.pickProperty().subscribe(pick -> {
            chart.setValue(pick.chart());
            List<Integer> places = OverlaidChart.series(pick.chart());
            if (!series.getItems().equals(places)) {
                series.getItems().setAll(places);
            }
            series.setValue(null);
            series.setValue(pick.series());
            series.setDisable(places.size() < 2);
        });
        chart.setOnAction(_ -> {
            if (!chart.getValue().equals(model.pickProperty().get().chart())) {
                model.draw(chart.getValue());
            }
        });
        series.setOnAction(_ -> Optional.ofNullable(series.getValue())
                .filter(place -> place != model.pickProperty().get().series())
                .ifPresent(place -> model.draw(model.pickProperty().get().chart(), place)));
        PictureView view = new PictureView();
        view.setId("compare-picture");
        view.setMinHeight(LEAST_HEIGHT);
        VBox.setVgrow(view, Priority.ALWAYS);
        pictures.add(view, this::picture);
        FlowPane controls = new FlowPane(chart, series);
        controls.getStyleClass().add("controls");
        VBox drawn = new VBox(controls, view);
        drawn.getStyleClass().add("overlaid");
        return drawn;
    }

    /** Paints anew whenever something changes. */
    Subscription follow() {
        return Subscription.combine(model.columnsProperty().subscribe(pictures::want),
                model.pickProperty().subscribe(pictures::want), theme.subscribe((_, _) -> pictures.want()));
    }

    private ScreenPicture picture() {
        ChartData data = model.chart();
        Palette palette = theme.getValue().palette();
        return (graphics, width, height) -> new ChartPainter(palette).paint(graphics,
                new Rectangle2D.Double(0, 0, width, height), data);
    }
}
