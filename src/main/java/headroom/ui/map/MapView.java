package headroom.ui.map;

import headroom.drawing.Theme;
import headroom.drawing.chart.PlaneFrame;
import headroom.drawing.chart.PlanePainter;
import headroom.export.Picture;
import headroom.export.PictureFormat;
import headroom.export.Pictures;
import headroom.export.Png;
import headroom.export.Svg;
import headroom.model.Scenario;
import headroom.ui.controls.ActionItem;
import headroom.ui.controls.Complaint;
import headroom.ui.controls.Paragraph;
import headroom.ui.controls.SheetBar;
import headroom.ui.copy.Copies;
import headroom.ui.export.FolderSaving;
import headroom.ui.picture.PictureView;
import headroom.ui.picture.ScreenPicture;
import headroom.ui.picture.ScreenPictures;
import headroom.ui.problem.Handouts;
import headroom.ui.scroll.VerticalScroll;
import headroom.whatif.Plane;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.time.Clock;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ProgressBar;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Line;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** A map that fills the window: what it runs over can be chosen, the mouse or arrow keys point, a click or Enter goes there. */
public final class MapView {

    private static final double LEAST_HEIGHT = 280;
    private static final int FAR = 10;

    private final MapModel model;
    private final ObservableValue<Theme> theme;
    private final ScreenPictures pictures;
    private final Copies copies;
    private final FolderSaving saving;
    private final Clock clock;
    private final Consumer<String> say;
    private final PictureView picture = new PictureView();
    private final Line upright = new Line();
    private final Line level = new Line();
    private final StackPane map = new StackPane();
    private final Label words = new Paragraph("");
    private final Label complaint = new Complaint("map-complaint");
    private @Nullable PlaneFrame frame;
    private Subscription follows = Subscription.EMPTY;

    /**
     * A view of a map.
     *
     * @param pictures paints it
     * @param saving saves pictures of it
     * @param say is told, in a sentence, what was saved
     */
    public MapView(MapModel model, ObservableValue<Theme> theme, ScreenPictures pictures, Copies copies,
            FolderSaving saving, Clock clock, Consumer<String> say) {
        this.model = model;
        this.theme = theme;
        this.pictures = pictures;
        this.copies = copies;
        this.saving = saving;
        this.clock = clock;
        this.say = say;
    }

    /** The view; {@code close} is told when it is to go. */
    public Region build(Runnable close) {
        words.setId("map-words");
        VBox.setVgrow(map, Priority.ALWAYS);
        VBox content = new VBox(new MapControls(model, complaint::setText).build(), complaint, map(), words);
        content.getStyleClass().add("content");
        VerticalScroll scroll = new VerticalScroll(content);
        scroll.setFitToHeight(true);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        VBox card = new VBox(head(close), scroll);
        card.setId("map");
        card.getStyleClass().addAll("card", "sheet");
        follows = Subscription.combine(model.planeProperty().subscribe(_ -> pictures.want()),
                model.tab().scenarioProperty().subscribe((_, _) -> pictures.want()),
                theme.subscribe((_, _) -> pictures.want()),
                model.crossHairProperty().subscribe(this::point), model.planeProperty().subscribe(this::point),
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
        MenuButton export = new MenuButton("Export", new FontIcon(Feather.DOWNLOAD));
        export.setId("map-export");
        export.setMinWidth(Region.USE_PREF_SIZE);
        export.getItems().setAll(new ActionItem("map-copy", "Copy as a picture", () -> copy()),
                new ActionItem("map-png", "Save as PNG…", () -> save(new Png(2))),
                new ActionItem("map-svg", "Save as SVG…", () -> save(new Svg())));
        export.disableProperty().bind(model.planeProperty().map(plane -> plane.isEmpty()));
        return new SheetBar(title, List.of(export), "map-close", close);
    }

    private void copy() {
        Picture made = exported();
        copies.picture(() -> made, say);
    }

    private void save(PictureFormat format) {
        Picture made = exported();
        saving.save(format.fileName(made), () -> format.encode(made), say);
    }

    /** The map as a picture of its own, fixed at this moment. */
    private Picture exported() {
        return new Pictures(new Handouts(clock).of(model.tab()), theme.getValue().palette())
                .map(model.planeProperty().get().orElseThrow());
    }

    private Node map() {
        ProgressBar progress = new ProgressBar();
        progress.setId("map-progress");
        progress.setAccessibleText("Computing the map");
        progress.progressProperty().bind(model.progressProperty());
        progress.visibleProperty().bind(Bindings.createBooleanBinding(
                () -> model.planeProperty().get().isEmpty() && model.failureProperty().get().isEmpty(),
                model.planeProperty(), model.failureProperty()));
        upright.getStyleClass().add("cross-hair");
        level.getStyleClass().add("cross-hair");
        Pane lines = new Pane(upright, level);
        lines.setMouseTransparent(true);
        map.getChildren().setAll(picture, lines, progress);
        map.setId("map-picture");
        map.setMinHeight(LEAST_HEIGHT);
        map.setFocusTraversable(true);
        map.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        map.setAccessibleHelp("Arrow keys move the cross-hair, Enter takes both assumptions there.");
        map.setOnMouseMoved(this::pointAt);
        map.setOnMousePressed(_ -> map.requestFocus());
        map.setOnMouseClicked(click -> {
            if (pointAt(click)) {
                model.go();
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
        model.point(places.across(event.getX()), places.up(event.getY()));
        return true;
    }

    private void key(KeyEvent event) {
        int step = event.isShiftDown() ? FAR : 1;
        boolean known = true;
        switch (event.getCode()) {
            case LEFT -> model.move(-step, 0);
            case RIGHT -> model.move(step, 0);
            case DOWN -> model.move(0, -step);
            case UP -> model.move(0, step);
            case ENTER -> model.go();
            default -> known = false;
        }
        if (known) {
            event.consume();
        }
    }

    /** Shows where the cross-hair stands, and what there is. */
    private void point() {
        PlaneFrame places = frame;
        MapModel.Place at = model.crossHairProperty().get();
        boolean seen = places != null && model.planeProperty().get().isPresent() && at.across() < places.xs().size()
                && at.up() < places.ys().size();
        upright.setVisible(seen);
        level.setVisible(seen);
        if (places != null && seen) {
            Rectangle2D data = places.data();
            double x = Math.floor(places.xs().at(at.across())) + 0.5;
            double y = Math.floor(places.ys().at(at.up())) + 0.5;
            draw(upright, x, data.getMinY(), x, data.getMaxY());
            draw(level, data.getMinX(), y, data.getMaxX(), y);
        }
        String here = model.words();
        String failure = model.failureProperty().get();
        words.setText(!here.isEmpty() ? here : failure.isEmpty() ? "Computing the map…" : failure + ".");
        map.setAccessibleText(words.getText());
    }

    private static void draw(Line line, double fromX, double fromY, double toX, double toY) {
        line.setStartX(fromX);
        line.setStartY(fromY);
        line.setEndX(toX);
        line.setEndY(toY);
    }
}
