package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.javafx.tk.Toolkit;
import com.sun.scenario.animation.AbstractPrimaryTimer;
import headroom.ui.tab.ProblemModel;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import javafx.animation.Animation;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A window with which nobody does anything costs nothing: nothing moves in it for ever, which would wake it with every frame. */
class IdleJourneyTest extends Journey {

    private Set<Object> before = Set.of();

    @BeforeEach
    void remember() throws ReflectiveOperationException {
        frame();
        before = endless();
    }

    /** Animations that run for ever since this window was opened. JavaFX knows it, but has no other way to ask. */
    private Set<Object> moving() throws ReflectiveOperationException {
        frame();
        Set<Object> since = endless();
        since.removeAll(before);
        return since;
    }

    private static Set<Object> endless() throws ReflectiveOperationException {
        AbstractPrimaryTimer timer = Toolkit.getToolkit().getPrimaryTimer();
        Set<Object> all = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Object receiver : receivers(timer, "receivers")) {
            Field of = receiver.getClass().getDeclaredField("this$0");
            of.setAccessible(true);
            if (of.get(receiver) instanceof Animation animation && animation.getCycleCount() == Animation.INDEFINITE) {
                all.add(animation);
            }
        }
        Collections.addAll(all, receivers(timer, "animationTimers"));
        return all;
    }

    private static Object[] receivers(AbstractPrimaryTimer timer, String kind) throws ReflectiveOperationException {
        Object records = field(kind).get(timer);
        Object[] receivers = new Object[field(kind + "Length").getInt(timer)];
        for (int i = 0; i < receivers.length; i++) {
            Object record = Array.get(records, i);
            Method receiver = record.getClass().getDeclaredMethod("receiver");
            receiver.setAccessible(true);
            receivers[i] = receiver.invoke(record);
        }
        return receivers;
    }

    private static Field field(String name) throws NoSuchFieldException {
        Field field = AbstractPrimaryTimer.class.getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }

    @Test
    void nothingMovesAfterAClickInAFieldWhoseValueIsSelected() throws ReflectiveOperationException {
        clickOn("#peakRate-value");
        assertEquals(Set.of(), moving());
    }

    @Test
    void aCaretThatIsSeenBlinksAndNoneThatIsNot() throws ReflectiveOperationException {
        clickOn("#peakRate-value").push(KeyCode.END);
        assertEquals(1, moving().size());
        clickOn("#find-assumption").push(KeyCode.SHIFT, KeyCode.TAB);
        assertEquals(Set.of(), moving());
        interact(() -> tab().set(assumption("peakRate"), 800));
        frame();
        assertEquals("800", typed("peakRate"));
        assertEquals(Set.of(), moving());
    }

    @ParameterizedTest
    @ValueSource(strings = {"#what-if-seek", "#what-if-compare", "#what-if-map"})
    void nothingMovesWhileAnAnswerIsReadNorAfterwards(String question) throws ReflectiveOperationException {
        clickOn("#what-if").clickOn(question);
        push(KeyCode.TAB);
        interact(() -> scene().getRoot().requestFocus());
        assertEquals(Set.of(), moving());
        push(KeyCode.ESCAPE);
        assertEquals(Set.of(), moving());
    }

    @Test
    void nothingMovesInAnyTab() throws ReflectiveOperationException {
        for (ProblemModel open : window().model().tabs()) {
            interact(() -> window().model().openProperty().set(open));
            assertEquals(Set.of(), moving(), open.problem().id());
        }
    }
}
