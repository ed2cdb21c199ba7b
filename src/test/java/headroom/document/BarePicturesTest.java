package headroom.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.document.picture.Handout;
import headroom.document.picture.Picture;
import headroom.document.picture.Pictures;
import headroom.document.summary.PageMark;
import headroom.document.summary.SummaryPage;
import headroom.drawing.Palette;
import headroom.files.problem.Ferry;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Problems that have no architecture, or nothing but estimates, are handed out without holes and without headings of nothing. */
class BarePicturesTest {

    private static final Problem BARE = Ferry.bare();
    private static final Problem FERRY = Ferry.problem();

    private static Handout handout(Problem problem) {
        Scenario defaults = Scenario.defaults(problem);
        return Handout.of(defaults, defaults, "{}", LocalDate.of(2026, 11, 30));
    }

    @Test
    void thereIsNoPictureOfNoArchitecture() {
        assertEquals(List.of(), new Pictures(handout(BARE), Palette.LIGHT).all());
        List<String> all = new Pictures(handout(FERRY), Palette.LIGHT).all().stream().map(Picture::name).toList();
        assertEquals(FERRY.charts().size(), all.size());
        assertTrue(all.stream().noneMatch(name -> name.endsWith(Pictures.ARCHITECTURE)), all::toString);
    }

    @Test
    void aSummaryLeavesOutWhatThereIsNot() {
        for (Problem problem : List.of(BARE, FERRY)) {
            List<String> words = new SummaryPage(handout(problem), Palette.LIGHT).marks().stream()
                    .flatMap(mark -> mark instanceof PageMark.Words text ? Stream.of(text.text()) : Stream.empty())
                    .toList();
            assertFalse(words.contains("Architecture"), words::toString);
            assertFalse(words.contains("Checks"), words::toString);
            assertEquals(problem.equals(FERRY), words.contains("Choices"), words::toString);
            assertTrue(words.contains(problem.headlines().getFirst().estimate().label()), words::toString);
        }
    }
}
