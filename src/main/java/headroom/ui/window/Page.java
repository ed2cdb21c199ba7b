package headroom.ui.window;

import headroom.ui.charts.picture.ScreenPictures;
import javafx.scene.layout.Region;

/** A page that fills the window, which is a tab or a presentation, and the pictures in it. */
record Page(Region view, ScreenPictures pictures) {}
