package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.drawing.Contrast;
import headroom.drawing.Theme;
import headroom.formula.Assumption;
import headroom.model.UncertainRange;
import headroom.ui.theme.ThemeChoice;
import java.awt.Color;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.Button;
import javafx.scene.control.TabPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The Tab key leads nowhere unseen: something stands out there that did not before. */
class FocusJourneyTest extends Journey {

    /** A ring may be drawn that far around a control. */
    private static final double AROUND = 4;
    /** As WCAG 2.2 asks of the difference that the focus makes. */
    private static final double CONTRAST = 3;
    private static final int PIXELS = 24;
    private static final int MORE_THAN_ANY_HAS = 250;

    private final Map<String, Long> unseen = new LinkedHashMap<>();

    private void use(Theme theme) {
        interact(() -> window().model().looks().appearanceProperty()
                .set(theme == Theme.LIGHT ? ThemeChoice.LIGHT : ThemeChoice.DARK));
        frame();
    }

    @ParameterizedTest
    @EnumSource
    void inTheWindow(Theme theme) {
        use(theme);
        makeEverythingAppear();
        Set<Node> met = walk(find(".workbench"));
        assertTrue(met.size() > 80, () -> "only " + met.size());
        TabPane explanation = find(".explanation", TabPane.class);
        for (int tab = 1; tab < explanation.getTabs().size(); tab++) {
            int shown = tab;
            interact(() -> explanation.getSelectionModel().select(shown));
            frame();
            interact(explanation::requestFocus);
            walk(find(".workbench"), explanation);
        }
        assertEquals(Map.of(), unseen);
    }

    @ParameterizedTest
    @EnumSource
    void inWhatLiesOverTheWindow(Theme theme) {
        use(theme);
        for (String opener : List.of("#export-pictures", "#what-if-seek", "#what-if-compare", "#what-if-map",
                "#scenario-rename", "#enlarge-gpus-by-rate")) {
            open(opener);
            frame();
            Set<Node> met = walk(find(".overlay-margin"));
            assertTrue(met.size() > 2, () -> opener + " has only " + met);
            push(KeyCode.ESCAPE);
            frame();
            assertTrue(lookup(".overlay-margin").queryAll().stream().noneMatch(this::isSeen),
                    () -> opener + " stays open");
        }
        assertEquals(Map.of(), unseen);
    }

    @ParameterizedTest
    @EnumSource
    void inAPresentation(Theme theme) {
        use(theme);
        push(KeyCode.F11);
        frame();
        Set<Node> met = walk(find("#presentation"));
        assertTrue(met.size() > 5, met::toString);
        assertEquals(Map.of(), unseen);
    }

    private void open(String opener) {
        if (opener.startsWith("#what-if")) {
            clickOn("#what-if");
        } else if (opener.startsWith("#scenario")) {
            clickOn("#presets");
        }
        if (opener.startsWith("#enlarge")) {
            interact(() -> find(opener, Button.class).fire());
        } else {
            clickOn(opener);
        }
    }

    private void makeEverythingAppear() {
        interact(() -> {
            Assumption rate = assumption("peakRate");
            tab().set(rate, 800);
            tab().pin();
            tab().set(rate, Optional.of(UncertainRange.around(rate, 800)));
            tab().set(assumption("inputTokens"), 5_000);
            tab().undo();
            lookup(".group-head > .title").<ToggleButton>queryAll().forEach(title -> title.setSelected(true));
        });
        frame();
    }

    private Set<Node> walk(Node neutral) {
        interact(neutral::requestFocus);
        return walk(neutral, null);
    }

    /** Follows the Tab key until it comes back, or leaves what it began in. */
    private Set<Node> walk(Node neutral, Node within) {
        Set<Node> met = new LinkedHashSet<>();
        while (met.size() < MORE_THAN_ANY_HAS) {
            push(KeyCode.TAB);
            frame();
            Node focused = scene().getFocusOwner();
            if (focused == null || (within != null && !isIn(focused, within)) || !met.add(focused)) {
                return met;
            }
            if (!focused.equals(neutral)) {
                look(focused, neutral);
            }
        }
        throw new AssertionError("Tab does not come back");
    }

    private static boolean isIn(Node node, Node around) {
        return node != null && (node.equals(around) || isIn(node.getParent(), around));
    }

    private void look(Node focused, Node neutral) {
        Bounds bounds = focused.localToScene(focused.getLayoutBounds());
        Rectangle2D place = new Rectangle2D(Math.max(0, bounds.getMinX() - AROUND),
                Math.max(0, bounds.getMinY() - AROUND), bounds.getWidth() + 2 * AROUND,
                bounds.getHeight() + 2 * AROUND);
        WritableImage with = picture(place);
        interactNoWait(neutral::requestFocus);
        frame();
        long changed = differing(with, picture(place));
        if (changed < PIXELS) {
            unseen.put(name(focused), changed);
        }
        interactNoWait(focused::requestFocus);
    }

    private static String name(Node node) {
        return "%s#%s%s".formatted(node.getClass().getSimpleName(), node.getId(), node.getStyleClass());
    }

    private WritableImage picture(Rectangle2D place) {
        List<WritableImage> taken = new ArrayList<>();
        interactNoWait(() -> {
            SnapshotParameters parameters = new SnapshotParameters();
            parameters.setViewport(place);
            taken.add(scene().getRoot().snapshot(parameters, null));
        });
        return taken.getFirst();
    }

    private static long differing(WritableImage one, WritableImage other) {
        PixelReader ones = one.getPixelReader();
        PixelReader others = other.getPixelReader();
        long count = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                int a = ones.getArgb(x, y);
                int b = others.getArgb(x, y);
                if (a != b && Contrast.of(new Color(a), new Color(b)) >= CONTRAST) {
                    count++;
                }
            }
        }
        return count;
    }
}
