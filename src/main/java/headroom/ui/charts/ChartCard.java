package headroom.ui.charts;

import headroom.model.ChartSpec;
import headroom.ui.charts.picture.PictureContext;
import headroom.ui.charts.picture.PictureMenu;
import headroom.ui.charts.picture.PictureView;
import headroom.ui.controls.IconButton;
import headroom.ui.controls.InputError;
import headroom.ui.tab.Overlay;
import headroom.ui.tab.ProblemModel;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;

/** A chart in its card; tools show when the mouse is over it. */
final class ChartCard extends StackPane {

    ChartCard(ChartSpec chart, ProblemModel model, PictureContext context) {
        LiveChart live = new LiveChart(chart, model, context.sampler(), context.delay(), context.background());
        getStyleClass().addAll("card", "chart-card");
        setId("chart-" + chart.id());
        live.markedProperty().subscribe(rescaled -> setAccessibleText(
                "%s. %s %s".formatted(chart.title(), chart.description(), rescaled.sentence()).strip()));
        PictureView view = new PictureView();
        context.pictures().add(view, () -> new ChartPicture(live, context.theme().getValue().palette()));
        live.subscribe(context.pictures()::want);
        Button enlarge = new IconButton("enlarge-" + chart.id(), Feather.MAXIMIZE_2, "Enlarge",
                () -> enlarge(new EnlargedChart(live, model, context), context));
        Button save = new IconButton("save-" + chart.id(), Feather.DOWNLOAD, "Save as a picture",
                () -> context.save().accept(chart.id()));
        Button copy = new IconButton("copy-" + chart.id(), Feather.COPY, "Copy as a picture",
                () -> context.copy().accept(chart.id()));
        LockButton lock = new LockButton(live, "lock-" + chart.id());
        lock.follow(model);
        HBox tools = new HBox(copy, save, enlarge, lock);
        tools.getStyleClass().add("tools");
        tools.setPickOnBounds(false);
        tools.setMaxHeight(Region.USE_PREF_SIZE);
        setAlignment(tools, Pos.TOP_RIGHT);
        Label complaint = new InputError("bands-complaint-" + chart.id());
        setAlignment(complaint, Pos.BOTTOM_LEFT);
        getChildren().addAll(view, tools);
        live.bandsComplaint().subscribe(sentence -> {
            complaint.setText(sentence);
            getChildren().remove(complaint);
            if (!sentence.isEmpty()) {
                getChildren().add(complaint);
            }
        });
        sceneProperty().subscribe((_, scene) -> {
            live.see(scene != null);
            context.pictures().want();
        });
        new PictureMenu(chart.id(), context).install(this);
        setOnMouseClicked(click -> {
            if (click.getClickCount() == 2) {
                enlarge.fire();
            }
        });
    }

    private static void enlarge(EnlargedChart chart, PictureContext context) {
        Overlay overlay = context.overlay();
        overlay.showLive(chart.build(overlay::hide), chart::dispose);
        overlay.onRenewal(next -> {
            PictureContext there = context.ofTab().apply(next);
            chart.of(next, there).ifPresent(again -> enlarge(again, there));
        });
    }
}
