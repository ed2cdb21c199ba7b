package headroom.ui.session;

import headroom.files.Session;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.stage.Screen;
import javafx.stage.Stage;

/** Puts a window where it stood, as far as there is a screen there, and keeps account of where it stands. */
public final class WindowPlace {

    private final Stage stage;
    private final ObjectProperty<Optional<Session.Bounds>> bounds;

    /** A window, and where its place is kept. */
    public WindowPlace(Stage stage, ObjectProperty<Optional<Session.Bounds>> bounds) {
        this.stage = stage;
        this.bounds = bounds;
    }

    /** Puts the window in its place; before it is shown. */
    public void restore() {
        bounds.get().ifPresent(place -> {
            if (!Screen.getScreensForRectangle(place.x(), place.y(), place.width(), place.height()).isEmpty()) {
                stage.setX(place.x());
                stage.setY(place.y());
            }
            stage.setWidth(Math.max(stage.getMinWidth(), place.width()));
            stage.setHeight(Math.max(stage.getMinHeight(), place.height()));
            stage.setMaximized(place.maximised());
        });
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
