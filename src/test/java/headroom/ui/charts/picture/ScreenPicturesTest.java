package headroom.ui.charts.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import headroom.ui.Pulses;
import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

@ExtendWith(ApplicationExtension.class)
class ScreenPicturesTest {

    private static final int SIZE = 8;

    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private final List<Color> painted = new ArrayList<>();
    private final PictureView one = new PictureView();
    private final PictureView other = new PictureView();
    private Color present = Color.RED;
    private ScreenPictures pictures;

    @Test
    void aQuickPictureIsShownInTheSameFrame(FxRobot robot) {
        robot.interact(() -> {
            pictures = pictures(Runnable::run, one);
            pictures.paint();
            assertEquals(Color.RED, shown(one));
        });
    }

    @Test
    void nothingIsPaintedTwice(FxRobot robot) {
        robot.interact(() -> {
            pictures = pictures(Runnable::run, one);
            pictures.paint();
            pictures.paint();
            assertEquals(List.of(Color.RED), painted);
        });
    }

    @Test
    void whilePicturesArePaintedOnlyTheNewestWishWaits(FxRobot robot) {
        robot.interact(() -> {
            pictures = pictures(waiting::add, one);
            pictures.paint();
            for (Color wish : List.of(Color.GREEN, Color.YELLOW, Color.BLUE)) {
                present = wish;
                pictures.want();
                pictures.paint();
            }
            assertNull(image(one));
            finish();
        });
        Pulses.settle();
        assertEquals(Color.RED, shown(one));
        robot.interact(() -> {
            pictures.paint();
            finish();
        });
        Pulses.settle();
        assertEquals(Color.BLUE, shown(one));
        assertEquals(List.of(Color.RED, Color.BLUE), painted);
    }

    @Test
    void onePictureFollowsAnotherInTheSameImageUntilTheSizeChanges(FxRobot robot) {
        robot.interact(() -> {
            pictures = pictures(Runnable::run, one);
            pictures.paint();
        });
        Image first = image(one);
        robot.interact(() -> {
            present = Color.BLUE;
            pictures.want();
            pictures.paint();
        });
        assertEquals(Color.BLUE, shown(one));
        assertSame(first, image(one), "JavaFX keeps images for long after they are gone");
        assertEquals(2, one.paintingsProperty().get());
        robot.interact(() -> {
            one.resize(SIZE * 2, SIZE);
            pictures.paint();
        });
        assertEquals(SIZE * 2, Objects.requireNonNull(image(one)).getWidth());
        assertEquals(Color.BLUE, shown(one));
    }

    @Test
    void picturesOfAFrameAreShownTogetherAndNotOneByOne(FxRobot robot) {
        robot.interact(() -> {
            pictures = pictures(waiting::add, one, other);
            pictures.paint();
            waiting.remove().run();
        });
        Pulses.settle();
        assertNull(image(one));
        assertNull(image(other));
        robot.interact(this::finish);
        Pulses.settle();
        assertEquals(List.of(Color.RED, Color.RED), List.of(shown(one), shown(other)));
    }

    @Test
    void anOlderPictureNeverReplacesANewerOne(FxRobot robot) {
        List<Color> order = new ArrayList<>();
        robot.interact(() -> {
            one.paintingsProperty().subscribe((_, _) -> order.add(shown(one)));
            pictures(waiting::add, one).paint();
        });
        for (int frame = 0; frame < 10; frame++) {
            int shade = frame * 20;
            robot.interact(() -> {
                present = new Color(shade, shade, shade);
                pictures.want();
                pictures.paint();
                finish();
            });
            Pulses.settle();
        }
        robot.interact(() -> {
            pictures.paint();
            finish();
        });
        Pulses.settle();
        assertEquals(painted, order);
        assertEquals(new Color(180, 180, 180), order.getLast());
    }

    @Test
    void aPictureThatCannotBeDrawnSaysSoAndTakesNoOtherWithIt(FxRobot robot) {
        Logger log = Logger.getLogger(PictureView.class.getName());
        log.setLevel(Level.OFF);
        try {
            robot.interact(() -> {
                pictures = pictures(Runnable::run, one);
                other.resize(SIZE, SIZE);
                pictures.add(other, () -> (_, _, _) -> {
                    throw new IllegalStateException("broken");
                });
                pictures.paint();
                assertEquals(Color.RED, shown(one));
                assertNotNull(image(other));
                present = Color.BLUE;
                pictures.want();
                pictures.paint();
                assertEquals(Color.BLUE, shown(one));
            });
        } finally {
            log.setLevel(null);
        }
    }

    @Test
    void aPictureThatThereIsNoRoomForLeavesNoOlderOneAndTakesNoOtherWithIt(FxRobot robot) {
        robot.interact(() -> {
            pictures = pictures(task -> {
                try {
                    task.run();
                } catch (RuntimeException tooLarge) {
                    painted.add(Color.BLACK);
                }
            }, other, one);
            pictures.paint();
            assertEquals(Color.RED, shown(other));
            other.resize(1_000_000, 1_000_000);
            present = Color.BLUE;
            pictures.paint();
            assertEquals(List.of(Color.RED, Color.RED, Color.BLACK, Color.BLUE), painted);
            assertEquals(Color.BLUE, shown(one));
            assertNull(image(other));
        });
    }

    @Test
    void aViewWithoutASizeIsLeftOut(FxRobot robot) {
        robot.interact(() -> {
            pictures = pictures(Runnable::run, one);
            PictureView hidden = new PictureView();
            pictures.add(hidden, this::picture);
            pictures.paint();
            assertNull(image(hidden));
            assertEquals(Color.RED, shown(one));
        });
    }

    /** ScreenPictures of the colour that is present when they are asked for; no frame waits for them. */
    private ScreenPictures pictures(Executor executor, PictureView... views) {
        pictures = new ScreenPictures(executor, 0);
        for (PictureView view : views) {
            view.resize(SIZE, SIZE);
            pictures.add(view, this::picture);
        }
        pictures.want();
        return pictures;
    }

    private ScreenPicture picture() {
        Color colour = present;
        return (graphics, width, height) -> {
            graphics.setColor(colour);
            graphics.fill(new Rectangle2D.Double(0, 0, width, height));
            painted.add(colour);
        };
    }

    private void finish() {
        while (!waiting.isEmpty()) {
            waiting.remove().run();
        }
    }

    private static @Nullable Image image(PictureView view) {
        return ((ImageView) view.getChildrenUnmodifiable().getFirst()).getImage();
    }

    private static Color shown(PictureView view) {
        return new Color(Objects.requireNonNull(image(view)).getPixelReader().getArgb(SIZE / 2, SIZE / 2));
    }
}
