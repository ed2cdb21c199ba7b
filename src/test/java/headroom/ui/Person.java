package headroom.ui;

import java.util.concurrent.Callable;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;
import org.testfx.api.FxRobot;
import org.testfx.robot.KeyboardRobot;
import org.testfx.robot.Motion;
import org.testfx.robot.MouseRobot;
import org.testfx.service.query.PointQuery;

/** A robot that waits for pulses where TestFX's sleeps, and takes the mouse to a place at once. */
public abstract class Person extends FxRobot {

    private final KeyboardRobot keys = robotContext().getKeyboardRobot();
    private final MouseRobot mouse = robotContext().getMouseRobot();

    @Override
    public FxRobot interact(Runnable action) {
        interactNoWait(action);
        return passed();
    }

    @Override
    public <T> FxRobot interact(Callable<T> action) {
        interactNoWait(action);
        return passed();
    }

    @Override
    public FxRobot press(KeyCode... held) {
        keys.pressNoWait(held);
        return passed();
    }

    @Override
    public FxRobot release(KeyCode... held) {
        keys.releaseNoWait(held);
        return passed();
    }

    @Override
    public FxRobot push(KeyCode... together) {
        keys.pressNoWait(together);
        keys.releaseNoWait(together.clone());
        return passed();
    }

    @Override
    public FxRobot type(KeyCode... after) {
        for (KeyCode key : after) {
            push(key);
        }
        return this;
    }

    @Override
    public FxRobot type(KeyCode key, int times) {
        for (int time = 0; time < times; time++) {
            push(key);
        }
        return this;
    }

    @Override
    public FxRobot write(String text) {
        Scene scene = window(Window::isFocused).getScene();
        text.chars().forEach(character -> {
            robotContext().getBaseRobot().typeKeyboard(scene, KeyCode.UNDEFINED, Character.toString(character));
            passed();
        });
        return this;
    }

    @Override
    public FxRobot press(MouseButton... held) {
        mouse.pressNoWait(held);
        return passed();
    }

    @Override
    public FxRobot release(MouseButton... held) {
        mouse.releaseNoWait(held);
        return passed();
    }

    /** The mouse may make its target move when it comes near. */
    @Override
    public FxRobot moveTo(PointQuery query, Motion motion) {
        Point2D target = query.query();
        mouse.moveNoWait(target);
        passed();
        Point2D now = query.query();
        if (!now.equals(target)) {
            mouse.moveNoWait(now);
            passed();
        }
        return this;
    }

    @Override
    public FxRobot clickOn(MouseButton... buttons) {
        mouse.pressNoWait(buttons);
        mouse.releaseNoWait(buttons);
        return passed();
    }

    @Override
    public FxRobot clickOn(PointQuery query, Motion motion, MouseButton... buttons) {
        moveTo(query, motion);
        return clickOn(buttons);
    }

    @Override
    public FxRobot doubleClickOn(PointQuery query, Motion motion, MouseButton... buttons) {
        clickOn(query, motion, buttons);
        return clickOn(buttons);
    }

    private FxRobot passed() {
        Pulses.pass();
        return this;
    }
}
