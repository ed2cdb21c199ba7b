package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.drawing.Theme;
import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.formula.Quantity;
import headroom.formula.Range;
import headroom.model.Problem;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.Story;
import headroom.model.StoryPoint;
import headroom.model.UncertainRange;
import headroom.problems.RandomScenarios;
import headroom.ui.tab.ProblemModel;
import headroom.ui.theme.TextSize;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/** Nothing is clipped, truncated, or on something else: every tab, both themes, three sizes, usual and extreme values. */
@ExtendWith(ApplicationExtension.class)
class LayoutTest {

    private static final List<String> SHEETS = List.of("what-if-map", "what-if-compare");
    private static final int SCENARIOS = 12;
    private static final List<Dimension2D> SIZES =
            List.of(new Dimension2D(960, 640), new Dimension2D(1280, 800), new Dimension2D(1440, 900));

    @ParameterizedTest
    @EnumSource
    void everyTextIsWholeAndInItsPlace(Theme theme, FxRobot robot) {
        List<String> breaches = new ArrayList<>();
        robot.interact(() -> {
            try (StyleWarnings warnings = new StyleWarnings()) {
                breaches.addAll(breaches(theme, TextSize.NORMAL, SIZES, tab -> List.of(tab.preset()), _ -> {}));
                breaches.addAll(warnings.messages());
            }
        });
        assertEquals("", String.join("\n", breaches));
    }

    @ParameterizedTest
    @EnumSource(names = {"SMALL", "LARGE", "LARGEST"})
    void everyTextIsWholeInOtherSizesToo(TextSize size, FxRobot robot) {
        List<String> breaches = new ArrayList<>();
        robot.interact(() -> breaches.addAll(breaches(Theme.LIGHT, size, SIZES.subList(0, 2),
                tab -> List.of(tab.preset(), highest(tab)), LayoutTest::openAll)));
        assertEquals("", String.join("\n", breaches));
    }

    @Test
    void theLongestAndTheShortestNumbersFitTooWithAllGroupsOpen(FxRobot robot) {
        List<String> breaches = new ArrayList<>();
        robot.interact(() -> breaches.addAll(
                breaches(Theme.LIGHT, TextSize.NORMAL, SIZES, tab -> List.of(highest(tab), lowest(tab)),
                        LayoutTest::openAll)));
        assertEquals("", String.join("\n", breaches));
    }

    @ParameterizedTest
    @EnumSource
    void everythingFitsWhenEverythingIsUncertain(Theme theme, FxRobot robot) {
        List<String> breaches = new ArrayList<>();
        robot.interact(() -> breaches.addAll(breaches(theme, TextSize.NORMAL, SIZES,
                tab -> List.of(uncertain(tab.preset()), uncertain(highest(tab)), uncertain(lowest(tab))), root -> {
                    openAll(root);
                    explain(root, "How sure");
                })));
        assertEquals("", String.join("\n", breaches));
    }

    private static Scenario uncertain(Scenario scenario) {
        Scenario uncertain = scenario.named(scenario.name() + ", uncertain", "").with(new Sampling(1, Sampling.LEAST));
        for (Assumption assumption : scenario.problem().assumptions()) {
            uncertain = uncertain.with(assumption, UncertainRange.around(assumption, scenario.ownValue(assumption)));
        }
        return uncertain;
    }

    @Test
    void theResultsOfRandomScenariosFit(FxRobot robot) {
        List<String> breaches = new ArrayList<>();
        inEveryTab(robot, 960, 640, (tab, root) -> {
            Parent results = (Parent) root.lookup(".results");
            for (long seed = 0; seed < SCENARIOS; seed++) {
                tab.show("Anything", RandomScenarios.of(tab.problem(), seed));
                tab.refresh();
                if (seed == SCENARIOS / 2) {
                    tab.pin();
                }
                settle(root);
                String where = "%s, seed %d: ".formatted(tab.problem(), seed);
                LayoutRules.breaches(results).forEach(breach -> breaches.add(where + breach));
            }
        });
        assertEquals("", String.join("\n", breaches));
    }

    @ParameterizedTest
    @EnumSource(names = {"NORMAL", "LARGEST"})
    void whatLiesOverTheWindowFitsInASmallOne(TextSize size, FxRobot robot) {
        List<String> breaches = new ArrayList<>();
        robot.interact(() -> {
            TestWindow window = new TestWindow(Theme.LIGHT);
            window.model().looks().textSizeProperty().set(size);
            Scene scene = window.show(960, 640);
            for (String opener : List.of("#export-pictures", "#enlarge-gpus-by-rate", "#save-unit-size")) {
                settle(scene.getRoot());
                ((Button) scene.lookup(opener)).fire();
                settle(scene.getRoot());
                Parent overlay = (Parent) scene.lookup("#overlay");
                LayoutRules.breaches(overlay).forEach(breach -> breaches.add(opener + ": " + breach));
                Bounds card = overlay.lookup(".card").localToScene(overlay.lookup(".card").getLayoutBounds());
                if (!overlay.localToScene(overlay.getLayoutBounds()).contains(card)) {
                    breaches.add(opener + " opens something larger than the window: " + card);
                }
                window.view().refresh();
                overlay.lookupAll(".button").stream().map(Button.class::cast)
                        .filter(button -> button.isCancelButton() || "enlarged-close".equals(button.getId()))
                        .toList().forEach(Button::fire);
            }
            window.stage().close();
        });
        assertEquals("", String.join("\n", breaches));
    }

    @ParameterizedTest
    @EnumSource
    void goalsAndFixesFitInASmallWindow(Theme theme, FxRobot robot) {
        List<String> breaches = new ArrayList<>();
        robot.interact(() -> {
            for (TextSize size : List.of(TextSize.NORMAL, TextSize.LARGEST)) {
                TestWindow window = new TestWindow(theme);
                window.model().looks().textSizeProperty().set(size);
                Scene scene = window.show(960, 640);
                for (ProblemModel tab : window.model().tabs()) {
                    window.model().openProperty().set(tab);
                    tab.show("Anything", RandomScenarios.of(tab.problem(), 3));
                    tab.refresh();
                    settle(scene.getRoot());
                    List<Button> openers = scene.getRoot().lookupAll(".fix-button").stream().map(Button.class::cast)
                            .filter(Node::isVisible).limit(1).toList();
                    openers.forEach(opener -> breaches.addAll(overlaid(scene, opener::fire, "")));
                    tab.problem().headlines().forEach(headline -> {
                        tab.enquiry().ask(headline.estimate());
                        breaches.addAll(overlaid(scene, () -> ask(scene.getRoot(), "what-if-seek"), "1.5"));
                    });
                }
                window.stage().close();
            }
        });
        assertEquals("", String.join("\n", breaches));
    }

    /** What is wrong with what something opens over the window, in which a person types. */
    private static List<String> overlaid(Scene scene, Runnable opener, String typed) {
        opener.run();
        Parent overlay = (Parent) scene.lookup("#overlay");
        if (overlay.lookup("#goal-target") instanceof TextField target) {
            target.setText(typed);
        }
        settle(scene.getRoot());
        Node card = overlay.lookup(".card");
        List<String> breaches = new ArrayList<>(LayoutRules.breaches(overlay));
        if (!isInside(card, overlay)) {
            breaches.add("larger than the window: " + card);
        }
        overlay.lookupAll(".button").stream().map(Button.class::cast).filter(Button::isCancelButton).toList()
                .forEach(Button::fire);
        return breaches;
    }

    @ParameterizedTest
    @EnumSource(names = {"NORMAL", "LARGEST"})
    void whatFillsTheWindowFitsInEverySizeOfIt(TextSize size, FxRobot robot) {
        List<String> breaches = new ArrayList<>();
        robot.interact(() -> {
            TestWindow window = new TestWindow(Theme.LIGHT);
            window.model().looks().textSizeProperty().set(size);
            Parent root = window.view().build(0, 0).getRoot();
            for (ProblemModel tab : window.model().tabs()) {
                window.model().openProperty().set(tab);
                for (String question : SHEETS) {
                    ask(root, question);
                    for (Dimension2D room : SIZES) {
                        root.resize(room.getWidth(), room.getHeight());
                        settle(root);
                        Parent overlay = (Parent) root.lookup("#overlay");
                        String where = "%s of %s, %.0f×%.0f: ".formatted(question, tab.problem(), room.getWidth(),
                                room.getHeight());
                        LayoutRules.breaches(overlay).forEach(breach -> breaches.add(where + breach));
                        overlay.lookupAll(".sheet").stream().filter(sheet -> !isInside(sheet, root)
                                || !((Parent) sheet).getChildrenUnmodifiable().stream().filter(Node::isVisible)
                                        .filter(Node::isManaged).allMatch(part -> isInside(part, (Parent) sheet)))
                                .forEach(_ -> breaches.add(where + "larger than its place"));
                    }
                    ((Button) root.lookup("#" + question.replace("what-if-", "") + "-close")).fire();
                }
            }
        });
        assertEquals("", String.join("\n", breaches));
    }

    /** Opens what a question of the menu opens. */
    private static void ask(Parent root, String question) {
        settle(root);
        ((MenuButton) root.lookup("#what-if")).getItems().stream().filter(item -> question.equals(item.getId()))
                .findFirst().orElseThrow().fire();
        settle(root);
    }

    @Test
    void everyDerivationFits(FxRobot robot) {
        List<String> breaches = new ArrayList<>();
        inEveryTab(robot, 1440, 900, (tab, root) -> {
            Parent explanation = (Parent) root.lookup(".explanation");
            for (Quantity quantity : quantities(tab.problem())) {
                tab.explain(quantity);
                settle(explanation);
                LayoutRules.breaches(explanation).forEach(breach -> breaches.add(quantity + ": " + breach));
            }
        });
        assertEquals("", String.join("\n", breaches));
    }

    @Test
    void whatMattersFitsForEveryEstimate(FxRobot robot) {
        List<String> breaches = new ArrayList<>();
        inEveryTab(robot, 1280, 800, (tab, root) -> {
            explain(root, "What matters");
            tab.pin();
            for (Scenario scenario : List.of(tab.preset(), highest(tab), lowest(tab), uncertain(tab))) {
                tab.show("Anything", scenario);
                tab.refresh();
                for (Estimate estimate : tab.problem().estimates()) {
                    tab.enquiry().ask(estimate);
                    Parent explanation = (Parent) root.lookup(".explanation");
                    settle(explanation);
                    String where = "%s %s, %s: ".formatted(tab.problem(), scenario.name(), estimate);
                    LayoutRules.breaches(explanation).forEach(breach -> breaches.add(where + breach));
                }
            }
        });
        assertEquals("", String.join("\n", breaches));
    }

    @Test
    void atFullSizeAssumptionsAndSixChartsNeedNoScrollBarAndEachChartIsLargeEnough(FxRobot robot) {
        List<String> breaches = new ArrayList<>();
        inEveryTab(robot, 1440, 900, (tab, root) -> {
            ScrollPane column = (ScrollPane) root.lookup(".assumptions > .scroll-pane");
            if (column.getContent().getLayoutBounds().getHeight() > column.getViewportBounds().getHeight()) {
                breaches.add("the assumptions of %s scroll".formatted(tab.problem()));
            }
            ScrollPane middle = (ScrollPane) root.lookup(".middle-scroll");
            double room = middle.getViewportBounds().getHeight();
            if (tab.problem().charts().size() <= 6 && middle.getContent().getLayoutBounds().getHeight() > room) {
                breaches.add(tab.problem() + " scrolls");
            }
            root.lookupAll(".chart-card").stream().filter(card -> card.getLayoutBounds().getHeight() < 190)
                    .forEach(card -> breaches.add(tab.problem() + " " + card.getId() + " is too low"));
        });
        assertEquals(List.of(), breaches);
    }

    /** In the middle they would cover the lines and labels that they are about. */
    @Test
    void theToolsOfAChartStandInItsUpperRightCorner(FxRobot robot) {
        List<String> elsewhere = new ArrayList<>();
        robot.interact(() -> {
            TestWindow window = new TestWindow(Theme.LIGHT);
            Parent root = window.view().build(0, 0).getRoot();
            root.resize(1440, 900);
            settle(root);
            for (Node tools : root.lookupAll(".chart-card > .tools")) {
                Bounds card = tools.getParent().getLayoutBounds();
                Bounds bounds = tools.getBoundsInParent();
                if (bounds.getMinY() > 20 || card.getMaxX() - bounds.getMaxX() > 20 || bounds.getMaxY() > 50) {
                    elsewhere.add(tools.getParent().getId() + " " + bounds);
                }
            }
        });
        assertEquals(List.of(), elsewhere);
    }

    private static List<String> breaches(Theme theme, TextSize text, List<Dimension2D> sizes,
            Function<ProblemModel, List<Scenario>> scenarios, Consumer<Parent> prepared) {
        List<String> breaches = new ArrayList<>();
        TestWindow window = new TestWindow(theme);
        window.model().looks().textSizeProperty().set(text);
        Parent root = window.view().build(0, 0).getRoot();
        for (ProblemModel tab : window.model().tabs()) {
            window.model().openProperty().set(tab);
            settle(root);
            prepared.accept(root);
            for (Dimension2D size : sizes) {
                root.resize(size.getWidth(), size.getHeight());
                for (Scenario scenario : scenarios.apply(tab)) {
                    tab.start(scenario);
                    tab.refresh();
                    settle(root);
                    String where = "%s %.0f×%.0f %s: ".formatted(tab.problem(), size.getWidth(), size.getHeight(),
                            scenario.name());
                    LayoutRules.breaches(root).forEach(breach -> breaches.add(where + breach));
                }
            }
        }
        return breaches;
    }

    @ParameterizedTest
    @ValueSource(strings = {"1920x1080", "1440x900", "1280x720", "960x640"})
    void everyPresentationFitsOnItsScreen(String screen, FxRobot robot) {
        List<String> breaches = new ArrayList<>();
        robot.interact(() -> {
            String[] size = screen.split("x", -1);
            TestWindow window = new TestWindow(Theme.LIGHT);
            Parent root = window.view().build(0, 0).getRoot();
            root.resize(Double.parseDouble(size[0]), Double.parseDouble(size[1]));
            for (ProblemModel tab : window.model().tabs()) {
                window.model().openProperty().set(tab);
                tab.pin();
                tab.tell(Story.EMPTY.with(new StoryPoint("t".repeat(StoryPoint.LONGEST_TITLE),
                        "Wide words ".repeat(20).substring(0, StoryPoint.LONGEST_NOTE), highest(tab),
                        Optional.of(lowest(tab)))));
                window.model().present();
                for (int point = 0; point < 2; point++) {
                    settle(root);
                    LayoutRules.breaches(root).forEach(breach -> breaches.add(tab.problem() + ": " + breach));
                    root.lookupAll(".card").stream().filter(card -> !isInside(card, root))
                            .forEach(card -> breaches.add("%s: %s leaves the screen".formatted(tab.problem(), card)));
                    window.model().presentationProperty().get().orElseThrow().forward();
                }
                window.model().leavePresentation();
            }
        });
        assertEquals("", String.join("\n", breaches));
    }

    /** Looks at every tab of a window of some size. */
    private static void inEveryTab(FxRobot robot, double width, double height, BiConsumer<ProblemModel, Parent> look) {
        robot.interact(() -> {
            TestWindow window = new TestWindow(Theme.LIGHT);
            Parent root = window.view().build(0, 0).getRoot();
            root.resize(width, height);
            for (ProblemModel tab : window.model().tabs()) {
                window.model().openProperty().set(tab);
                settle(root);
                look.accept(tab, root);
            }
        });
    }

    private static boolean isInside(Node card, Parent root) {
        Bounds bounds = card.localToScene(card.getLayoutBounds());
        return root.localToScene(root.getLayoutBounds()).contains(bounds) && bounds.getWidth() > 0;
    }

    private static List<Quantity> quantities(Problem problem) {
        return Stream.of(problem.estimates(), problem.steps(), problem.assumptions()).flatMap(List::stream)
                .map(Quantity.class::cast).toList();
    }

    /** Opens the groups that are closed at first, and the guide in the place of the derivation. */
    private static void openAll(Parent root) {
        root.lookupAll(".group-head > .title").forEach(title -> ((ToggleButton) title).setSelected(true));
        explain(root, "Guide");
    }

    private static void explain(Parent root, String panel) {
        TabPane panels = (TabPane) root.lookup(".explanation");
        panels.getTabs().stream().filter(tab -> tab.getText().equals(panel)).findFirst()
                .ifPresent(panels.getSelectionModel()::select);
    }

    /** Styles and lays out as pulses would, twice, since scroll bars that go leave room behind. */
    private static void settle(Parent root) {
        for (int pulse = 0; pulse < 2; pulse++) {
            root.applyCss();
            root.layout();
        }
    }

    private static Scenario longestNamed(ProblemModel tab) {
        return tab.presets().stream().max(Comparator.comparingInt((Scenario preset) -> preset.name().length()))
                .orElseThrow();
    }

    /** Everything at once runs from a fifth to two fifths of its slider. */
    private static Scenario uncertain(ProblemModel tab) {
        Scenario scenario = tab.preset().named("uncertain", "").with(new Sampling(1, Sampling.LEAST));
        for (Assumption assumption : tab.problem().assumptions()) {
            Range range = assumption.range();
            double low = range.nearest(range.scale().between(range.low(), range.high(), 0.2));
            double high = range.nearest(range.scale().between(range.low(), range.high(), 0.4));
            scenario = low < high ? scenario.with(assumption, UncertainRange.of(assumption, low, high)) : scenario;
        }
        return scenario;
    }

    private static Scenario highest(ProblemModel tab) {
        Scenario scenario = longestNamed(tab).named("highest", "");
        for (Assumption assumption : tab.problem().assumptions()) {
            scenario = scenario.with(assumption, assumption.range().high());
        }
        return scenario;
    }

    private static Scenario lowest(ProblemModel tab) {
        Scenario scenario = longestNamed(tab).named("lowest", "");
        for (Assumption assumption : tab.problem().assumptions()) {
            scenario = scenario.with(assumption, assumption.range().low());
        }
        return scenario;
    }
}
