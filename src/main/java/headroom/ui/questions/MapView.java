package headroom.ui.questions;

import headroom.drawing.Theme;
import headroom.drawing.plot.map.PlaneFrame;
import headroom.drawing.plot.map.PlanePainter;
import headroom.model.Scenario;
import headroom.ui.charts.picture.PictureView;
import headroom.ui.charts.picture.ScreenPicture;
import headroom.ui.charts.picture.ScreenPictures;
import headroom.ui.controls.IconButton;
import headroom.ui.controls.InputError;
import headroom.ui.controls.Paragraph;
import headroom.ui.controls.SheetBar;
import headroom.ui.controls.VerticalScroll;
import headroom.whatif.Plane;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/** A map that fills the window: what it runs over can be chosen, the mouse or arrow keys point, a click or Enter goes there. */
public final class MapView {

    private static final double LEAST_HEIGHT = 280;
    private static final int FAR = 10;

    private final MapModel model;
    private final CrossHair crossHair;
    private final ObservableValue<Theme> theme;
    private final ScreenPictures pictures;
    private final MapExport export;
    private final PictureView picture = new PictureView();
    private final Path lines = new Path();
    private final StackPane map = new StackPane();
    private final Label words = new Paragraph("");
    private final Label complaint = new InputError("map-complaint");
    private @Nullable PlaneFrame frame;
    private Subscription follows = Subscription.EMPTY;

    /**
     * A view of a map.
     *
     * @param pictures paints it
     * @param export takes it away
     */
    public MapView(MapModel model, ObservableValue<Theme> theme, ScreenPictures pictures, MapExport export) {
        this.model = model;
        this.crossHair = model.crossHair();
        this.theme = theme;
        this.pictures = pictures;
        this.export = export;
    }

    /** The view; {@code close} is told when it is to go. */
    public Region build(Runnable close) {
        words.setId("map-words");
        VBox.setVgrow(map, Priority.ALWAYS);
        VBox content = new VBox(new MapControls(model, complaint::setText).build(), complaint, map(), words);
        content.getStyleClass().add("content");
        VerticalScroll scroll = new VerticalScroll("map-scroll", content);
        scroll.setFitToHeight(true);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        VBox card = new VBox(head(close), scroll);
        card.setId("map");
        card.getStyleClass().addAll("card", "sheet");
        follows = Subscription.combine(model.planeProperty().subscribe(_ -> pictures.want()),
                model.tab().scenarioProperty().subscribe((_, _) -> pictures.want()),
                theme.subscribe((_, _) -> pictures.want()),
                crossHair.placeProperty().subscribe(this::point), model.planeProperty().subscribe(this::point),
                model.failureProperty().subscribe(this::point));
        return card;
    }

    /** Stops following the scenario and ends what is being computed. */
    public void dispose() {
        follows.unsubscribe();
        model.close();
    }

    private Node head(Runnable close) {
        Label title = new Label("Map of two assumptions");
        title.getStyleClass().add("title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        return new SheetBar(title, List.of(new IconButton("map-whole", Feather.MAXIMIZE, "Whole ranges", model::whole),
                new IconButton("map-around", Feather.CROSSHAIR, "Around the present", model::around), export.build()),
                "map-close",
                close);
    }

    private Node map() {
        ProgressBar progress = new ProgressBar();
        progress.setId("map-progress");
        progress.setAccessibleText("Computing the map");
        progress.progressProperty().bind(model.progressProperty());
        progress.visibleProperty().bind(Bindings.createBooleanBinding(
                () -> model.planeProperty().get().isEmpty() && model.failureProperty().get().isEmpty(),
                model.planeProperty(), model.failureProperty()));
        lines.getStyleClass().add("cross-hair");
        Pane above = new Pane(lines);
        above.setMouseTransparent(true);
        map.getChildren().setAll(picture, above, progress);
        map.setId("map-picture");
        map.setMinHeight(LEAST_HEIGHT);
        map.setFocusTraversable(true);
        map.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        map.setAccessibleHelp("Arrow keys move the cross-hair, Enter takes both assumptions there.");
        map.setOnMouseMoved(this::pointAt);
        map.setOnMousePressed(_ -> map.requestFocus());
        map.setOnMouseClicked(click -> {
            if (pointAt(click)) {
                crossHair.go();
            }
        });
        map.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
        pictures.add(picture, Painted::new);
        return map;
    }

    /** The map at a moment; without one, nothing. */
    private final class Painted implements ScreenPicture {

        private final @Nullable Plane plane = model.planeProperty().get().orElse(null);
        private final Scenario present = model.tab().scenario();
        private final PlanePainter painter = new PlanePainter(theme.getValue().palette());
        private @Nullable PlaneFrame painted;

        @Override
        public void paint(Graphics2D graphics, double width, double height) {
            if (plane != null) {
                painted = painter.paint(graphics, new Rectangle2D.Double(0, 0, width, height), plane, present);
            }
        }

        @Override
        public void shown() {
            frame = painted;
            point();
        }
    }

    private boolean pointAt(MouseEvent event) {
        PlaneFrame places = frame;
        if (places == null || !places.data().contains(event.getX(), event.getY())) {
            return false;
        }
        crossHair.point(places.across(event.getX()), places.up(event.getY()));
        return true;
    }

    private void key(KeyEvent event) {
        int step = event.isShiftDown() ? FAR : 1;
        boolean known = true;
        switch (event.getCode()) {
            case LEFT -> crossHair.move(-step, 0);
            case RIGHT -> crossHair.move(step, 0);
            case DOWN -> crossHair.move(0, -step);
            case UP -> crossHair.move(0, step);
            case ENTER -> crossHair.go();
            default -> known = false;
        }
        if (known) {
            event.consume();
        }
    }

    /** Shows where the cross-hair stands, and what there is. */
    private void point() {
        PlaneFrame places = frame;
        CrossHair.Place at = crossHair.placeProperty().get();
        boolean seen = places != null && model.planeProperty().get().isPresent() && at.across() < places.xs().size()
                && at.up() < places.ys().size();
        lines.setVisible(seen);
        if (places != null && seen) {
            lines.getElements().clear();
            places.crossHair(at.across(), at.up()).forEach(line -> lines.getElements()
                    .addAll(new MoveTo(line.getX1(), line.getY1()), new LineTo(line.getX2(), line.getY2())));
        }
        String here = crossHair.words();
        String failure = model.failureProperty().get();
        words.setText(!here.isEmpty() ? here : failure.isEmpty() ? "Computing the map…" : failure + ".");
        map.setAccessibleText(words.getText());
    }
}
