package headroom.ui.questions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Moment;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.model.CheckResult;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.ui.background.ExpectedFailures;
import headroom.ui.questions.CrossHair.Place;
import headroom.ui.questions.CrossHair.Spot;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.Plane;
import headroom.whatif.SweepRange;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;

/** What a map shows and its cross-hair tells, where the other thread runs when the test says so. */
@ExtendWith({ApplicationExtension.class, ExpectedFailures.class})
class MapModelTest {

    private static final Problem PROBLEM = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private static final Assumption RATE = PROBLEM.assumption("peakRate").orElseThrow();
    private static final Assumption OUTPUT = PROBLEM.assumption("outputTokens").orElseThrow();

    private final Deque<Runnable> background = new ArrayDeque<>();
    private boolean broken;
    private final ProblemModel tab = new ProblemModel(PROBLEM, List.of(), Scenario.defaults(PROBLEM), Moment.NOON);

    private MapModel map() {
        MapModel map = new MapModel(tab, background::add, Runnable::run);
        map.across(RATE);
        map.up(OUTPUT);
        return map;
    }

    private void work() {
        while (!background.isEmpty()) {
            background.remove().run();
        }
    }

    @Test
    void thereIsNothingToTellWhileTheMapIsBeingComputed() {
        MapModel map = map();
        map.crossHair().move(3, 3);
        assertEquals("", map.crossHair().words());
        assertTrue(map.crossHair().spot().isEmpty());
        work();
        assertFalse(map.crossHair().words().isEmpty());
    }

    @Test
    void theCrossHairStandsAtThePresentScenarioAtFirstAndTellsItsOwnNumbers() {
        MapModel map = map();
        work();
        Spot spot = map.crossHair().spot().orElseThrow();
        assertEquals(tab.scenario(), spot.evaluation().scenario());
        String words = map.crossHair().words();
        assertTrue(
                words.startsWith("Peak request rate 500 req/s · Output tokens 800 tok/req → GPUs deployed 544 GPUs.  "),
                words);
    }

    @Test
    void whereChecksFailTheyAreNamed() {
        MapModel map = map();
        work();
        map.crossHair().point(MapModel.POINTS, 0);
        Spot spot = map.crossHair().spot().orElseThrow();
        List<String> failed = spot.evaluation().checks().stream().filter(CheckResult::failed)
                .map(result -> result.check().label()).toList();
        assertFalse(failed.isEmpty());
        assertTrue(map.crossHair().words().endsWith("× Fails: " + String.join(", ", failed) + "."),
                map.crossHair().words());
    }

    @Test
    void theCrossHairStaysOnTheMapHoweverFarItIsMoved() {
        MapModel map = map();
        work();
        map.crossHair().move(-1_000, 1_000);
        Plane plane = map.planeProperty().get().orElseThrow();
        assertEquals(new Place(0, plane.up().values().size() - 1), map.crossHair().placeProperty().get());
    }

    @Test
    void eachPlaceIsToldAsTheRoundestValueThatIsNearerToItThanToAnyOther() {
        SweepRange stretch = new SweepRange(RATE, 1, 20_000, MapModel.POINTS);
        double[] places = stretch.values().toArray();
        for (int i = 1; i < places.length - 1; i++) {
            double round = CrossHair.roundest(stretch, i);
            double off = Math.abs(round - places[i]);
            assertTrue(off <= Math.abs(round - places[i - 1]) && off <= Math.abs(round - places[i + 1]),
                    round + " for " + places[i]);
        }
    }

    @Test
    void goingSomewhereSetsBothInOneStepAndGoingNowhereIsNone() {
        MapModel map = map();
        work();
        map.crossHair().go();
        assertEquals(1, tab.historyProperty().get().entries().size());
        map.crossHair().move(5, -5);
        Scenario there = map.crossHair().spot().orElseThrow().evaluation().scenario();
        map.crossHair().go();
        assertEquals(2, tab.historyProperty().get().entries().size());
        assertEquals(there, tab.scenario());
        assertEquals(there, tab.evaluation().scenario());
    }

    @Test
    void onlyWhatMovesSomethingIsOfferedAndWhatIsShownAlready() {
        MapModel map = map();
        Assumption standing = PROBLEM.assumption("givenDecodeUnits").orElseThrow();
        assertFalse(map.axes().contains(standing), "the fleet is sized");
        assertTrue(map.axes().containsAll(List.of(RATE, OUTPUT)));
        Choice fleet = PROBLEM.choice("fleet").orElseThrow();
        tab.choose(fleet, fleet.option("given").orElseThrow());
        assertTrue(map.axes().contains(standing), "the fleet is given");
        map.up(standing);
        tab.choose(fleet, fleet.option("sized").orElseThrow());
        assertTrue(map.axes().contains(standing), "the map runs over it");
    }

    @Test
    void aMapThatFailsIsToldInASentenceAndTheNextOneIsShown() {
        MapModel map = new MapModel(tab, background::add, action -> {
            if (broken) {
                broken = false;
                throw new IllegalStateException("broken");
            }
            action.run();
        });
        broken = true;
        work();
        assertTrue(map.planeProperty().get().isEmpty());
        assertEquals("It did not work: something is wrong inside Headroom itself", map.failureProperty().get());
        assertEquals("", map.crossHair().words());
        map.whole();
        assertEquals("", map.failureProperty().get());
        work();
        assertTrue(map.planeProperty().get().isPresent());
    }

    @Test
    void theMapIsComputedAnewWhenSomethingElseChangesButNotForItsOwnAssumptions() {
        MapModel map = map();
        work();
        tab.set(RATE, 700);
        assertTrue(map.planeProperty().get().isPresent(), "the map runs over it");
        tab.set(PROBLEM.assumption("inputTokens").orElseThrow(), 1_000);
        assertTrue(map.planeProperty().get().isEmpty(), "what stood there was another scenario's");
        work();
        assertEquals(tab.scenario(), map.planeProperty().get().orElseThrow().scenario());
        assertEquals(tab.scenario(), map.crossHair().spot().orElseThrow().evaluation().scenario());
        map.close();
        tab.set(PROBLEM.assumption("inputTokens").orElseThrow(), 2_000);
        assertTrue(background.isEmpty());
    }
}
