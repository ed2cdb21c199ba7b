package headroom.ui;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.image.WritableImage;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.scene.shape.Rectangle;
import javafx.util.Subscription;

/** The mouse drags one slider after the other to the middle and back, a pixel a frame. */
final class Drag extends AnimationTimer {

    private static final int STEPS_A_SLIDER = 60;

    private final Scene scene;
    private final Steps steps;
    private final Robot mouse = new Robot();
    private final FrameTimes times = new FrameTimes();
    private final Deque<Step> withoutPictures = new ArrayDeque<>();
    private final List<Slider> sliders;
    private final int frames;
    private final Runnable beforeRelease;
    private final Consumer<FrameTimes> whenDone;
    private final Node speck = new Rectangle(1, 1);
    private final Runnable afterLayout;
    private final Subscription watch;
    private Point2D grip = Point2D.ZERO;
    private double direction;
    private int moves;
    private boolean changed;
    private boolean timed;

    /** A step that was taken at a moment of {@link System#nanoTime()}. */
    private record Step(int number, long moved) {}

    /**
     * A drag over so many frames.
     *
     * @param steps is told of every step
     * @param scenario what the sliders change
     * @param beforeRelease is run when the mouse is about to let go for good
     */
    Drag(Scene scene, Steps steps, ObservableValue<?> scenario, int frames, Runnable beforeRelease,
            Consumer<FrameTimes> whenDone) {
        this.scene = scene;
        this.steps = steps;
        this.frames = frames;
        this.beforeRelease = beforeRelease;
        this.whenDone = whenDone;
        this.sliders = all(scene.getRoot()).filter(Slider.class::isInstance).map(Slider.class::cast)
                .filter(Drag::isShown).toList();
        this.watch = scenario.subscribe(() -> changed = true);
        this.afterLayout = () -> Platform.runLater(this::frameEnded);
        scene.addPostLayoutPulseListener(afterLayout);
    }

    static Stream<Node> all(Parent parent) {
        return parent.getChildrenUnmodifiable().stream()
                .flatMap(child -> Stream.concat(Stream.of(child),
                        child instanceof Parent inner ? all(inner) : Stream.empty()));
    }

    private static boolean isShown(Slider slider) {
        Bounds bounds = slider.localToScene(slider.getBoundsInLocal());
        for (Parent above = slider.getParent(); above != null; above = above.getParent()) {
            if (!above.isVisible()) {
                return false;
            }
            if (above instanceof ScrollPane scroll
                    && !scroll.localToScene(scroll.getBoundsInLocal()).contains(bounds)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void handle(long now) {
        if (timed || times.count() == frames) {
            return;
        }
        int move = moves % STEPS_A_SLIDER;
        if (move == 0) {
            press(sliders.get(moves / STEPS_A_SLIDER % sliders.size()));
        }
        moves++;
        int away = Math.min(move + 1, STEPS_A_SLIDER - 1 - move);
        changed = false;
        long moved = System.nanoTime();
        mouse.mouseMove(grip.add(direction * away, 0));
        if (changed) {
            timed = true;
            withoutPictures.add(new Step(steps.next(), moved));
        }
    }

    private void press(Slider slider) {
        mouse.mouseRelease(MouseButton.PRIMARY);
        Node thumb = slider.lookup(".thumb");
        Bounds bounds = thumb.localToScreen(thumb.getBoundsInLocal());
        Bounds track = slider.localToScreen(slider.getBoundsInLocal());
        grip = new Point2D(bounds.getCenterX(), bounds.getCenterY());
        direction = grip.getX() < track.getCenterX() ? 1 : -1;
        mouse.mouseMove(grip);
        mouse.mousePress(MouseButton.PRIMARY);
    }

    /** Waits for the painting of a frame, which is over when a picture asked for after it is there. */
    private void frameEnded() {
        if (!timed) {
            return;
        }
        timed = false;
        speck.snapshot(null, new WritableImage(1, 1));
        long end = System.nanoTime();
        Step last = withoutPictures.getLast();
        times.addFrame(end - last.moved, steps.shown() < last.number);
        while (!withoutPictures.isEmpty() && withoutPictures.getFirst().number <= steps.shown()) {
            times.addPictures(end - withoutPictures.removeFirst().moved);
        }
        if (times.count() == frames) {
            beforeRelease.run();
            mouse.mouseRelease(MouseButton.PRIMARY);
            stop();
            watch.unsubscribe();
            scene.removePostLayoutPulseListener(afterLayout);
            whenDone.accept(times);
        }
    }
}
