package headroom.ui;

import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.drawing.Theme;
import headroom.files.ThirdParty;
import headroom.ui.charts.picture.PictureView;
import headroom.ui.theme.TextSize;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** The window made dark, larger and smaller. */
class LooksJourneyTest extends Journey {

    private TextSize size() {
        return window().model().looks().textSizeProperty().get();
    }

    /** The pixels across of the first chart's picture. */
    private double pixelsAcross() {
        return ((ImageView) picture().getChildrenUnmodifiable().getFirst()).getImage().getWidth();
    }

    private PictureView picture() {
        return from(find("#chart-gpus-by-rate")).lookup(PictureView.class::isInstance).query();
    }

    @Test
    void theMenuSetsThemeAndTextSize() {
        clickOn("#looks").clickOn("#look-dark");
        frame();
        assertEquals(Theme.DARK, window().model().looks().themeProperty().getValue());
        clickOn("#looks").clickOn("#size-125");
        frame();
        assertEquals(TextSize.LARGE, size());
        assertTrue(find("#tile-totalGpus .number").getLocalToSceneTransform().getMxx() > 1.24);
    }

    @Test
    void theKeyboardMakesEverythingLargerSmallerAndUsualAgain() {
        double usual = find("#undo").localToScene(find("#undo").getLayoutBounds()).getHeight();
        push(KeyCode.SHORTCUT, KeyCode.PLUS);
        push(KeyCode.SHORTCUT, KeyCode.EQUALS);
        frame();
        assertEquals(TextSize.LARGEST, size());
        assertEquals(1.5 * usual, find("#undo").localToScene(find("#undo").getLayoutBounds()).getHeight(), 0.1);
        push(KeyCode.SHORTCUT, KeyCode.MINUS);
        assertEquals(TextSize.LARGE, size());
        push(KeyCode.SHORTCUT, KeyCode.DIGIT0);
        assertEquals(TextSize.NORMAL, size());
    }

    @Test
    void picturesHaveAPixelForEachOfTheScreens() {
        for (TextSize size : TextSize.values()) {
            interact(() -> window().model().looks().textSizeProperty().set(size));
            frame();
            frame();
            double onScreen = picture().localToScreen(picture().getLayoutBounds()).getWidth();
            assertEquals(onScreen, pixelsAcross(), 1, size.label());
        }
    }

    @Test
    void whereTabsHaveNoRoomAMenuOpensThem() {
        interact(() -> window().model().looks().textSizeProperty().set(TextSize.LARGEST));
        frame();
        assertFalse(isSeen(find("#tab-gateway")));
        clickOn("#problems").clickOn("#open-gateway");
        frame();
        assertEquals("gateway", tab().problem().id());
        assertEquals("Gateway", label("#problems"));
    }

    @Test
    void slidersAreDraggedInALargeWindowToo() {
        interact(() -> window().model().looks().textSizeProperty().set(TextSize.LARGE));
        frame();
        Node thumb = find("#peakRate .thumb");
        double before = thumb.localToScene(thumb.getLayoutBounds()).getCenterX();
        drag("#peakRate .thumb").dropBy(-40, 0);
        frame();
        assertEquals(before - 40, thumb.localToScene(thumb.getLayoutBounds()).getCenterX(), 3);
    }

    @Test
    void aboutListsAllPartsThatOthersMadeWithTheirLicences() {
        clickOn("#looks").clickOn("#about-headroom");
        frame();
        Set<Node> labels = from(find("#about")).lookup(".parts .label").queryAll();
        Set<String> words = labels.stream().map(Label.class::cast).map(Label::getText).collect(toSet());
        for (ThirdParty part : ThirdParty.all()) {
            assertTrue(words.contains(part.name()) && words.contains(part.licence()), part::toString);
        }
        assertTrue(find("#about").getBoundsInParent().getMaxY() < scene().getHeight());
        push(KeyCode.ESCAPE);
        assertTrue(lookup("#about").queryAll().isEmpty());
    }
}
