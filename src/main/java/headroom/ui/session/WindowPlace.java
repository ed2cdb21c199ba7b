package headroom.ui.session;

import headroom.files.session.Session;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Dimension2D;
import javafx.stage.Screen;
import javafx.stage.Stage;

/** Puts a window where it stood, as far as there are screens for it, and keeps account of where it stands. */
public final class WindowPlace {

    private final Stage stage;
    private final ObjectProperty<Optional<Session.Bounds>> bounds;

    /** A window, and where its place is kept. */
    public WindowPlace(Stage stage, ObjectProperty<Optional<Session.Bounds>> bounds) {
        this.stage = stage;
        this.bounds = bounds;
    }

    /**
     * Puts the window in its place; before it is shown.
     *
     * @param usual its size while none is kept
     */
    public void restore(Dimension2D usual) {
        Screens desk =
                new Screens(Stream.concat(Stream.of(Screen.getPrimary()), Screen.getScreens().stream()).distinct()
                        .map(Screen::getVisualBounds).toList());
        Dimension2D least = new Dimension2D(stage.getMinWidth(), stage.getMinHeight());
        Session.Bounds place =
                bounds.get().map(kept -> desk.fit(kept, least)).orElseGet(() -> desk.middle(usual, least));
        stage.setMinWidth(Math.min(least.getWidth(), place.width()));
        stage.setMinHeight(Math.min(least.getHeight(), place.height()));
        stage.setX(place.x());
        stage.setY(place.y());
        stage.setWidth(place.width());
        stage.setHeight(place.height());
        stage.setMaximized(place.maximised());
    }

    /** Keeps account from now on; once it is shown. A window that fills its screen remembers where it would go back to. */
    public void follow() {
        Stream.<ObservableValue<?>>of(stage.xProperty(), stage.yProperty(), stage.widthProperty(),
                stage.heightProperty(), stage.maximizedProperty())
                .forEach(changing -> changing.subscribe(this::keep));
        keep();
    }

    private void keep() {
        Optional<Session.Bounds> last = bounds.get();
        if (stage.isIconified() || stage.isFullScreen()) {
            return;
        }
        bounds.set(Optional.of(stage.isMaximized() && last.isPresent()
                ? new Session.Bounds(last.get().x(), last.get().y(), last.get().width(), last.get().height(), true)
                : new Session.Bounds(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight(),
                        stage.isMaximized())));
    }
}
