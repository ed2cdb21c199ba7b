package headroom.ui.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.session.Session.Bounds;
import java.util.List;
import javafx.geometry.Dimension2D;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A window comes back where it can be reached, whatever became of its screens. */
class ScreensTest {

    private static final Dimension2D LEAST = new Dimension2D(960, 640);
    /** Below the primary screen's upper edge the system has a bar of its own. */
    private static final Rectangle2D LAPTOP = new Rectangle2D(0, 25, 1440, 875);
    private static final Rectangle2D LEFT = new Rectangle2D(-1920, -180, 1920, 1080);
    private static final Screens ALONE = new Screens(List.of(LAPTOP));
    private static final Screens BOTH = new Screens(List.of(LAPTOP, LEFT));

    private static Bounds at(double x, double y, double width, double height) {
        return new Bounds(x, y, width, height, false);
    }

    @Test
    void aWindowThatHasRoomStaysWhereItWas() {
        assertEquals(at(100, 60, 1200, 800), ALONE.fit(at(100, 60, 1200, 800), LEAST));
        assertEquals(at(-1800, -100, 1600, 900), BOTH.fit(at(-1800, -100, 1600, 900), LEAST));
    }

    @Test
    void aWindowLargerThanItsScreenBecomesAsLargeAsThat() {
        assertEquals(at(0, 25, 1440, 875), ALONE.fit(at(300, 200, 2560, 1600), LEAST));
        assertEquals(at(0, 25, 1440, 875), ALONE.fit(at(-500, -300, 9e9, 9e9), LEAST));
    }

    @Test
    void theTitleBarIsNeverAboveTheScreen() {
        assertEquals(at(100, 25, 1000, 700), ALONE.fit(at(100, -40, 1000, 700), LEAST));
        assertEquals(at(100, 25, 1000, 700), ALONE.fit(at(100, 0, 1000, 700), LEAST));
    }

    @Test
    void aWindowPartlyBesideTheScreenComesBackWhole() {
        assertEquals(at(440, 200, 1000, 700), ALONE.fit(at(1400, 860, 1000, 700), LEAST));
        assertEquals(at(0, 100, 1000, 700), ALONE.fit(at(-990, 100, 1000, 700), LEAST));
    }

    @Test
    void aPlaceOnAScreenThatIsGoneComesBackToOneThatExists() {
        assertEquals(at(0, 25, 1440, 875), ALONE.fit(at(-1800, -100, 1600, 900), LEAST));
        assertEquals(at(440, 100, 1000, 700), ALONE.fit(at(5000, 100, 1000, 700), LEAST));
    }

    @Test
    void betweenTwoScreensTheOneWithMoreOfTheWindowKeepsIt() {
        assertEquals(at(-1000, 100, 1000, 700), BOTH.fit(at(-600, 100, 1000, 700), LEAST));
        assertEquals(at(0, 100, 1000, 700), BOTH.fit(at(-400, 100, 1000, 700), LEAST));
    }

    @Test
    void aWindowIsNoSmallerThanItMayBeUnlessTheScreenIs() {
        assertEquals(at(10, 30, 960, 640), ALONE.fit(at(10, 30, -5, 0), LEAST));
        Screens small = new Screens(List.of(new Rectangle2D(0, 0, 800, 600)));
        assertEquals(at(0, 0, 800, 600), small.fit(at(10, 30, 1440, 900), LEAST));
    }

    @Test
    void aFirstWindowStandsInTheMiddleAndFits() {
        assertEquals(at(0, 25, 1440, 875), ALONE.middle(new Dimension2D(1440, 900), LEAST));
        assertEquals(at(220, 112.5, 1000, 700), ALONE.middle(new Dimension2D(1000, 700), LEAST));
    }

    @ParameterizedTest
    @CsvSource({"0.5", "0.75", "1", "1.25", "1.5", "2", "3"})
    void afterAChangeOfScalingItIsWhollyOnTheScreen(double scaling) {
        Rectangle2D screen = new Rectangle2D(0, 0, 2560 / scaling, 1440 / scaling);
        Bounds fitted = new Screens(List.of(screen)).fit(new Bounds(500, 300, 2000, 1100, true), LEAST);
        assertTrue(screen.contains(fitted.x(), fitted.y(), fitted.width(), fitted.height()), fitted::toString);
        assertTrue(fitted.maximised());
    }
}
