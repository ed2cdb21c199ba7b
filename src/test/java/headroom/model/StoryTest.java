package headroom.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StoryTest {

    private final Scenario scenario = Scenario.defaults(SmallService.problem());
    private final Story story = Story.EMPTY.with(point("a")).with(point("b")).with(point("c"));

    private StoryPoint point(String title) {
        return new StoryPoint(title, "", scenario, Optional.empty());
    }

    private static String titles(Story story) {
        return String.join("", story.points().stream().map(StoryPoint::title).toList());
    }

    @Test
    void pointsAreAddedReplacedMovedAndRemovedAndTheStoryBeforeStays() {
        assertEquals("abc", titles(story));
        assertEquals("xabc", titles(story.with(0, point("x"))));
        assertEquals("axc", titles(story.replaced(1, point("x"))));
        assertEquals("acb", titles(story.swapped(1)));
        assertEquals("ac", titles(story.without(1)));
        assertEquals("abc", titles(story));
    }

    @Test
    void aPointIsCalledLikeItsScenarioOrAsTheBeginningOfALongName() {
        assertEquals("Busy day", StoryPoint.of(scenario.named("Busy day", ""), Optional.empty()).title());
        String long59 = "x".repeat(StoryPoint.LONGEST_TITLE - 1);
        assertEquals(long59, StoryPoint.of(scenario.named(long59 + "😀", ""), Optional.empty()).title());
        assertEquals(long59 + "y", StoryPoint.of(scenario.named(long59 + "y😀", ""), Optional.empty()).title());
    }

    @Test
    void aWordedPointKeepsItsSnapshot() {
        StoryPoint worded = point("a").worded("b", "what changed");
        assertEquals(List.of("b", "what changed", scenario),
                List.of(worded.title(), worded.note(), worded.scenario()));
    }

    @Test
    void textsThatWouldNotFitOnAScreenAreRefused() {
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class,
                () -> point("x".repeat(StoryPoint.LONGEST_TITLE + 1)));
        assertEquals("the title of a story point has 61 characters; 60 are allowed", refused.getMessage());
        String note = "x".repeat(StoryPoint.LONGEST_NOTE + 1);
        assertThrows(IllegalArgumentException.class, () -> point("a").worded("a", note));
    }
}
