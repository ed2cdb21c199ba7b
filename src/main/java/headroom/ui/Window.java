package headroom.ui;

import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/** The planner's window. */
public final class Window extends Application {

    @Override
    public void start(Stage stage) {
        stage.setTitle("Headroom");
        stage.setScene(new Scene(new StackPane(), 1280, 800));
        stage.show();
    }
}
