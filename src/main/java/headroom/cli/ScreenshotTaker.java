package headroom.cli;

import headroom.drawing.Theme;
import headroom.model.Scenario;
import java.io.IOException;
import java.util.List;

/** Takes pictures of the real window; the entry of the program hands one to the command line. */
@FunctionalInterface
public interface ScreenshotTaker {

    /**
     * Takes a picture of the tab of each scenario's problem, in order, each as the content of a PNG file.
     *
     * @throws IOException in one sentence, when there is no window to be had
     */
    List<byte[]> take(Order order) throws IOException;

    /**
     * The pictures that are asked for: one of each scenario, in its problem's tab.
     *
     * @param width of the window, in pixels
     * @param height of the window, in pixels
     * @param display whether the machine's own display is used, instead of none
     */
    record Order(List<Scenario> scenarios, Theme theme, int width, int height, boolean display) {}
}
