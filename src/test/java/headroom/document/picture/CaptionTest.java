package headroom.document.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

class CaptionTest {

    private static final LocalDate DATE = LocalDate.of(2026, 3, 14);
    private static final double WIDTH = 700;

    private final Problem problem = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private final Scenario defaults = Scenario.defaults(problem);
    private final Lettering lettering = Lettering.regular(11);

    private List<String> lines(Scenario scenario, Scenario origin) {
        return Caption.lines(scenario, origin, DATE, lettering, WIDTH);
    }

    private Assumption assumption(String id) {
        return problem.assumption(id).orElseThrow();
    }

    @Test
    void aScenarioWithoutChangesSaysWhatItIs() {
        Scenario reference = defaults.named("Reference design", "").startedFrom("reference");
        assertEquals(List.of("Reference design · MoE service · 2026-03-14",
                "All assumptions and choices as in the preset “Reference design”."), lines(reference, reference));
        assertEquals("All assumptions and choices as in the defaults.", lines(defaults, defaults).getLast());
    }

    @Test
    void changesAreNamedWithTheirFormerValues() {
        Scenario changed = defaults.with(assumption("peakRate"), 800).with(assumption("prefixHitRate"), 20)
                .with(problem.choices().getFirst(), problem.choices().getFirst().options().getLast());
        assertEquals("Peak request rate 800 req/s (was 500) · Prefix cache hit rate 20 % (was 50) · "
                + "Multi-token prediction: off (was on)", lines(changed, defaults).getLast());
    }

    @Test
    void aBaselineIsNamedWithWhatBecameOfIt() {
        Scenario agreed = defaults.named("As agreed", "");
        Scenario busier = agreed.with(assumption("peakRate"), 800);
        assertEquals(List.of("Grey: the baseline “As agreed” · Peak request rate 500 → 800 req/s"),
                Caption.baseline(busier, agreed, lettering, WIDTH));
        assertEquals(List.of("Grey: the baseline “As agreed”, which is the same."),
                Caption.baseline(agreed, agreed, lettering, WIDTH));
        Scenario other = agreed;
        for (Assumption assumption : problem.assumptions()) {
            other = other.with(assumption, assumption.range().high());
        }
        List<String> lines = Caption.baseline(other, agreed.named("long ".repeat(60), ""), lettering, WIDTH);
        assertEquals(4, lines.size());
        lines.forEach(line -> assertTrue(lettering.width(line) <= WIDTH, line));
        assertTrue(lines.getLast().matches(".*and \\d+ more"), lines.getLast());
    }

    @Test
    void longCaptionsWrapAndVeryManyChangesAreCounted() {
        Scenario changed = defaults.named("A name that goes on\nand on ".repeat(50), "");
        for (Assumption assumption : problem.assumptions()) {
            changed = changed.with(assumption, assumption.range().high());
        }
        List<String> lines = lines(changed, defaults);
        assertEquals(5, lines.size());
        lines.forEach(line -> assertTrue(lettering.width(line) <= WIDTH && !line.contains("\n"), line));
        assertTrue(lines.getFirst().endsWith("… · MoE service · 2026-03-14"), lines.getFirst());
        assertTrue(lines.getLast().matches(".*and \\d+ more"), lines.getLast());
        long named = lines.stream().skip(1).mapToLong(line -> line.split("\\(was", -1).length - 1).sum();
        assertTrue(
                lines.getLast().endsWith("and %d more".formatted(changed.changedAssumptions(defaults).size() - named)),
                lines.getLast());
    }

    @Test
    void textIsCutToItsRoomAtAWholeLetter() {
        assertEquals("short", lettering.cut("short", WIDTH));
        for (int width = 5; width < 60; width++) {
            String cut = lettering.cut("𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞", width);
            assertTrue(cut.matches("(𝄞)*…"), cut);
        }
    }
}
