package headroom.ui.session;

import headroom.files.session.Session;
import java.util.Comparator;
import java.util.List;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;

/**
 * The screens that a window can stand on, less what the system keeps for itself. A window may be remembered from screens
 * that are gone, or from another scaling of the same ones, in which it was larger than what is left.
 *
 * @param screens the primary one first, never empty
 */
record Screens(List<Rectangle2D> screens) {

    Screens {
        screens = List.copyOf(screens);
    }

    /**
     * A place for a window wholly on the screen that most of it is on, or else the nearest, so that its title bar can be
     * reached: where it was as far as there is room, and smaller only where it has to be.
     *
     * @param least the size below which it does not go while the screen allows
     */
    Session.Bounds fit(Session.Bounds wanted, Dimension2D least) {
        Rectangle2D screen = screenOf(wanted);
        double width = length(wanted.width(), least.getWidth(), screen.getWidth());
        double height = length(wanted.height(), least.getHeight(), screen.getHeight());
        return new Session.Bounds(Math.clamp(wanted.x(), screen.getMinX(), screen.getMaxX() - width),
                Math.clamp(wanted.y(), screen.getMinY(), screen.getMaxY() - height), width, height,
                wanted.maximised());
    }

    /** A place for a window that was nowhere yet: in the middle of the primary screen. */
    Session.Bounds middle(Dimension2D size, Dimension2D least) {
        Rectangle2D screen = screens.getFirst();
        return fit(new Session.Bounds(screen.getMinX() + (screen.getWidth() - size.getWidth()) / 2,
                screen.getMinY() + (screen.getHeight() - size.getHeight()) / 2, size.getWidth(), size.getHeight(),
                false), least);
    }

    private static double length(double wanted, double least, double room) {
        return Math.min(Math.max(wanted, least), room);
    }

    private Rectangle2D screenOf(Session.Bounds window) {
        return screens.stream().max(Comparator.<Rectangle2D>comparingDouble(screen -> shared(screen, window))
                .thenComparingDouble(screen -> -apart(screen, window))).orElseThrow();
    }

    private static double shared(Rectangle2D screen, Session.Bounds window) {
        double width = Math.min(screen.getMaxX(), window.x() + window.width()) - Math.max(screen.getMinX(), window.x());
        double height =
                Math.min(screen.getMaxY(), window.y() + window.height()) - Math.max(screen.getMinY(), window.y());
        return Math.max(0, width) * Math.max(0, height);
    }

    /** The distance of the middle of a window from a screen, 0 on it. */
    private static double apart(Rectangle2D screen, Session.Bounds window) {
        double x = window.x() + window.width() / 2;
        double y = window.y() + window.height() / 2;
        return Math.hypot(x - Math.clamp(x, screen.getMinX(), screen.getMaxX()),
                y - Math.clamp(y, screen.getMinY(), screen.getMaxY()));
    }
}
