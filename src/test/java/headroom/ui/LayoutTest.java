package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.model.Scenario;
import headroom.model.expression.Assumption;
import headroom.ui.problem.ProblemModel;
import headroom.ui.theme.Theme;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.geometry.Dimension2D;
import javafx.scene.Parent;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/** Nothing is clipped, truncated, or on something else: every tab, both themes, three sizes, usual and extreme values. */
@ExtendWith(ApplicationExtension.class)
class LayoutTest {

    private static final List<Dimension2D> SIZES =
            List.of(new Dimension2D(960, 640), new Dimension2D(1280, 800), new Dimension2D(1440, 900));

    @ParameterizedTest
    @EnumSource
    void everyTextIsWholeAndInItsPlace(Theme theme, FxRobot robot) {
        List<String> breaches = new ArrayList<>();
        robot.interact(() -> {
            try (StyleWarnings warnings = new StyleWarnings()) {
                breaches.addAll(breaches(theme, tab -> List.of(tab.preset())));
                breaches.addAll(warnings.messages());
            }
        });
        assertEquals("", String.join("\n", breaches));
    }

    @Test
    void theLongestAndTheShortestNumbersFitToo(FxRobot robot) {
        List<String> breaches = new ArrayList<>();
        robot.interact(() -> breaches.addAll(breaches(Theme.LIGHT, tab -> List.of(highest(tab), lowest(tab)))));
        assertEquals("", String.join("\n", breaches));
    }

    private static List<String> breaches(Theme theme, Function<ProblemModel, List<Scenario>> scenarios) {
        List<String> breaches = new ArrayList<>();
        TestWindow window = new TestWindow(theme);
        Parent root = window.view().build(0, 0).getRoot();
        for (ProblemModel tab : window.model().tabs()) {
            window.model().openProperty().set(tab);
            for (Dimension2D size : SIZES) {
                root.resize(size.getWidth(), size.getHeight());
                for (Scenario scenario : scenarios.apply(tab)) {
                    tab.show(scenario);
                    tab.refresh();
                    settle(root);
                    String where = "%s %.0f×%.0f %s: ".formatted(tab.problem().id(), size.getWidth(), size.getHeight(),
                            scenario.name());
                    LayoutRules.breaches(root).forEach(breach -> breaches.add(where + breach));
                }
            }
        }
        return breaches;
    }

    /** Styles and lays out as pulses would, twice, since scroll bars that go leave room behind. */
    private static void settle(Parent root) {
        for (int pulse = 0; pulse < 2; pulse++) {
            root.applyCss();
            root.layout();
        }
    }

    private static Scenario highest(ProblemModel tab) {
        Scenario scenario = tab.preset().named("highest", "");
        for (Assumption assumption : tab.problem().assumptions()) {
            scenario = scenario.with(assumption, assumption.range().high());
        }
        return scenario;
    }

    private static Scenario lowest(ProblemModel tab) {
        Scenario scenario = tab.preset().named("lowest", "");
        for (Assumption assumption : tab.problem().assumptions()) {
            scenario = scenario.with(assumption, assumption.range().low());
        }
        return scenario;
    }
}
