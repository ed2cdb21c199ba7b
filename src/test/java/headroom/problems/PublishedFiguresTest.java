package headroom.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.files.ProblemFiles;
import headroom.model.Evidence;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the bundled problems compute is as near to published figures as their files say. */
class PublishedFiguresTest {

    @Test
    void everyPublishedFigureIsMetAsNearlyAsItsFileSays() {
        List<String> missed = Problems.all().stream()
                .flatMap(problem -> ProblemFiles.bundled().byId(problem.id()).orElseThrow().evidence().stream())
                .filter(evidence -> !evidence.holds()).map(PublishedFiguresTest::told).toList();
        assertEquals(List.of(), missed);
    }

    private static String told(Evidence evidence) {
        return "%s: published %s, computed %s".formatted(evidence.what(), evidence.publishedValue(),
                evidence.computedValue());
    }
}
