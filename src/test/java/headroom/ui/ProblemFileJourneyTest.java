package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.StoryPoint;
import headroom.model.UncertainRange;
import headroom.ui.tab.ProblemModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** A problem file in the window: opened, edited elsewhere, with mistakes and without, closed. */
class ProblemFileJourneyTest extends OpenedProblemJourney {

    ProblemFileJourneyTest() {
        super("tea-kitchen", "my-kitchen.yaml");
    }

    @Test
    void anOpenedProblemIsATabLikeAnyOther() throws IOException {
        openFile();
        assertEquals("tea-kitchen", tab().problem().id());
        assertTrue(is("#tab-tea-kitchen", "selected"));
        assertTrue(isSeen("#problem-tea-kitchen"));
        assertFalse(isSeen("#problem-moe-service"));
        assertEquals("Opened my-kitchen.yaml", label("#status"));
        assertEquals("3.06 s", estimate("meanWait"));
        interact(() -> tab().set(assumption("kettles"), 6));
        frame();
        assertEquals(6, value("kettles"));
        interact(() -> tab().undo());
        assertEquals(4, value("kettles"));
    }

    @Test
    void savingTheFileRenewsTheTabWithAllThatWasDoneInIt() throws IOException {
        openFile();
        interact(() -> {
            tab().set(assumption("kettles"), 6);
            tab().pin();
            tab().set(assumption("guestRate"), 0.7);
            tab().set(assumption("brewTime"), Optional.of(new UncertainRange(4, 8, UncertainRange.Shape.TRIANGULAR)));
            tab().tell(
                    tab().storyProperty().get().with(new StoryPoint("Lunch", "", tab().scenario(), Optional.empty())));
            tab().enquiry().keep(assumption("kettlePrice"), true);
            tab().explain(tab().problem().quantity("utilisation"));
        });
        ProblemModel before = tab();
        save(text().replace("formula: kettles * kettlePrice", "formula: kettles * kettlePrice * 2")
                .replace("label: Guests\n", "label: Visitors\n"));
        assertFalse(before.equals(tab()));
        assertEquals("Visitors", assumption("guestRate").label());
        assertEquals(6, value("kettles"));
        assertEquals(0.7, value("guestRate"));
        assertEquals("4–8", tab().scenario().range(assumption("brewTime")).orElseThrow().ends(assumption("brewTime")));
        assertEquals("$480", estimate("cost"));
        assertEquals(6, tab().baselineProperty().get().orElseThrow().scenario().ownValue(assumption("kettles")));
        assertEquals("Lunch", tab().storyProperty().get().points().getFirst().title());
        assertEquals(1, tab().enquiry().keptProperty().get().size());
        assertEquals("utilisation", tab().explainedProperty().get().id());
        assertEquals("my-kitchen.yaml was read again", label("#status"));
        interact(() -> tab().undo());
        interact(() -> tab().undo());
        assertEquals(0.5, value("guestRate"));
        assertEquals(6, value("kettles"));
    }

    @Test
    void whatIsNoLongerAllowedGoesToTheNearestAndWhatIsGoneIsDropped() throws IOException {
        openFile();
        interact(() -> {
            tab().set(assumption("kettles"), 40);
            tab().enquiry().keep(assumption("kettles"), true);
        });
        save(text().replace("range: [1, 50]", "range: [1, 30]"));
        assertEquals(30, value("kettles"));
        assertEquals("my-kitchen.yaml was read again; Kettles is 30 kettles now, the nearest allowed to 40 kettles",
                label("#status"));
    }

    @Test
    void aFileThatHoldsTheSameChangesNothing() throws IOException {
        openFile();
        ProblemModel before = tab();
        save(text());
        assertSame(before, tab());
    }

    @Test
    void aPriceThatWasSeenLongAgoSaysSo() throws IOException {
        openFile();
        assertTrue(lookup("#kettlePrice-aged").tryQuery().isEmpty());
        save(text().replaceAll("date: 20..-..", "date: 2019-05"));
        interact(() -> tab().explain(assumption("kettlePrice")));
        frame();
        assertEquals("Seen 2019-05, more than a year ago: look for today’s price",
                find("#kettlePrice-aged").getAccessibleText());
        assertTrue(words(".derivation").contains("That is more than a year ago"), words(".derivation"));
    }

    @Test
    void withMistakesTheTabStaysAndListsThemUntilTheyAreMended() throws IOException {
        openFile();
        ProblemModel before = tab();
        save(text().replace("formula: kettles * kettlePrice", "formula: kettels * kettlePrice"));
        assertSame(before, tab());
        assertTrue(isSeen("#mistakes"));
        assertEquals("my-kitchen.yaml has a mistake; the tab shows the last version without.", label("#mistakes-text"));
        assertTrue(words("#mistake-0").contains("kettels"), words("#mistake-0"));
        clickOn("#mistake-0");
        assertTrue(isSeen("#source-lines"));
        assertTrue(words("#source-lines .list-cell:marked").contains("kettels"));
        clickOn("#source-edit");
        assertEquals(List.of(file()), window().edited());
        clickOn("#source-close");
        clickOn("#mistakes-fold");
        assertFalse(isSeen("#mistake-0"));
        save(text().replace("formula: kettles * kettlePrice", "formula: kettles * kettlePrice * 3"));
        assertFalse(isSeen("#mistakes"));
        assertEquals("$480", estimate("cost"));
    }

    @Test
    void aFileThatHasMistakesWhenItIsOpenedShowsOnlyThese() throws IOException {
        put(text().replace("unit: kettle, default: 4", "unit: kettle, default: 400"));
        interact(() -> window().choose(file()));
        clickOn("#problem-files");
        clickOn("#problem-open");
        frame();
        assertTrue(isSeen("#mistakes-only"));
        assertFalse(isSeen("#banner"));
        assertTrue(find("#export-pictures").isDisabled());
        assertEquals("my-kitchen.yaml has a mistake; the tab fills as soon as it has none.", label("#mistakes-title"));
        save(text());
        assertFalse(isSeen("#mistakes-only"));
        assertTrue(isSeen("#problem-tea-kitchen"));
        assertTrue(isSeen("#banner"));
        assertFalse(find("#export-pictures").isDisabled());
        assertEquals("tea-kitchen", tab().problem().id());
    }

    @Test
    void ofTwoFilesWithMistakesTheOneInFrontShows() throws IOException {
        Path first = Files.writeString(folder().resolve("first.yaml"), "schema: 1\nproblem: first\n");
        Path second = Files.writeString(folder().resolve("second.yaml"), "schema: 1\nproblem: second\n");
        interact(() -> window().view().openProblems(List.of(first, second)));
        frame();
        assertTrue(label("#mistakes-title").startsWith("second.yaml has"), label("#mistakes-title"));
        interact(() -> window().model().openBeside(-1));
        frame();
        assertTrue(label("#mistakes-title").startsWith("first.yaml has"), label("#mistakes-title"));
    }

    @Test
    void aFileThatIsGoneLeavesTheTabAndSaysSo() throws IOException {
        openFile();
        ProblemModel before = tab();
        Files.delete(file());
        look();
        assertSame(before, tab());
        assertEquals("%s is no longer there; the tab stays as it was read last.".formatted(file()),
                label("#mistakes-text"));
        save(text());
        assertFalse(isSeen("#mistakes"));
    }

    @Test
    void openedTabsAreClosedAndBundledOnesAreNot() throws IOException {
        openFile();
        press(KeyCode.SHORTCUT, KeyCode.W).release(KeyCode.W, KeyCode.SHORTCUT);
        frame();
        assertFalse(isSeen("#tab-tea-kitchen"));
        assertEquals("rl-rollout", tab().problem().id());
        press(KeyCode.SHORTCUT, KeyCode.W).release(KeyCode.W, KeyCode.SHORTCUT);
        frame();
        assertEquals(5, window().model().windowTabs().size());
        clickOn("#problem-files");
        clickOn("#recent-problem-0");
        frame();
        assertEquals("tea-kitchen", tab().problem().id());
    }

    @Test
    void anIdThatIsTakenIsRefusedInASentence() throws IOException {
        openFile();
        Path twin = Files.writeString(folder().resolve("twin.yaml"), text());
        interact(() -> window().view().openProblems(List.of(twin)));
        frame();
        assertEquals(6, window().model().windowTabs().size());
        assertTrue(
                label("#status").startsWith("twin.yaml was not opened: the problem is called tea-kitchen, as that in"),
                label("#status"));
        Path own = Files.writeString(folder().resolve("own.yaml"),
                text().replace("problem: tea-kitchen", "problem: kv-pool"));
        interact(() -> window().view().openProblems(List.of(own)));
        assertEquals(6, window().model().windowTabs().size());
        assertTrue(label("#status").contains("as one that comes with Headroom"), label("#status"));
        save(text().replace("problem: tea-kitchen", "problem: kv-pool"));
        assertEquals("tea-kitchen", tab().problem().id());
        assertTrue(label("#mistakes-text").contains("is called kv-pool"), label("#mistakes-text"));
    }

    @Test
    void aNewProblemBeginsWithASmallOneWithComments() {
        Path mine = folder().resolve("Print Shop");
        interact(() -> window().choose(mine));
        clickOn("#problem-files");
        clickOn("#problem-new");
        clickOn("#new-problem-save");
        frame();
        assertEquals("print-shop", tab().problem().id());
        assertTrue(Files.exists(folder().resolve("Print Shop.yaml")));
        clickOn("#editor-open");
        assertEquals(List.of(folder().resolve("Print Shop.yaml")), window().edited());
    }

    @Test
    void aLongTitleIsCutOnItsTabAndLeavesTheBarItsButtons() throws IOException {
        put(textWith("tab: Tea kitchen\ntitle: A kitchen that serves tea",
                "title: " + "A kitchen that serves tea ".repeat(12)));
        interact(() -> {
            window().stage().setWidth(1440);
            window().choose(file());
        });
        frame();
        clickOn("#problem-files");
        clickOn("#problem-open");
        frame();
        assertTrue(find("#tab-tea-kitchen").getLayoutBounds().getWidth() <= 190,
                () -> find("#tab-tea-kitchen").getLayoutBounds().toString());
        for (String button : List.of("#export-pictures", "#what-if", "#story", "#looks")) {
            double end = find(button).localToScene(find(button).getLayoutBounds()).getMaxX();
            assertTrue(end <= 1440, () -> button + " ends at " + end);
        }
    }
}
