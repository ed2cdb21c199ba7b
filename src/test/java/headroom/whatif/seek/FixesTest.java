package headroom.whatif.seek;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.formula.Group;
import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.problems.RandomScenarios;
import headroom.text.Digits;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FixesTest {

    private final Problem problem = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private final Scenario defaults = Scenario.defaults(problem);

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    private Check binding() {
        return Evaluation.of(defaults).binding().orElseThrow().check();
    }

    @Test
    void theLossOfADecodeUnitIsMadeGoodByASpareUnitOrByLessLoad() {
        List<String> fixes = Fixes.of(defaults, binding(), Set.of(), () -> false).stream().map(Fix::text).toList();

        assertTrue(fixes.contains("Spare units per role 0 → 1 unit"), fixes::toString);
        assertTrue(fixes.contains("Peak request rate 500 → 333 req/s"), fixes::toString);
    }

    @Test
    void lockedAssumptionsStayAsTheyAre() {
        Assumption spares = problem.assumption("spareUnits").orElseThrow();

        List<Fix> fixes = Fixes.of(defaults, binding(), Set.of(spares), () -> false);

        assertFalse(fixes.isEmpty());
        assertTrue(fixes.stream().noneMatch(fix -> fix.change().assumptions().contains(spares)));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyFixFixesByOneChangeAndSaysWhatElseFails(Problem any) {
        for (long seed = 0; seed < 4; seed++) {
            Scenario scenario = RandomScenarios.of(any, seed);
            for (CheckResult failed : Evaluation.of(scenario).checks().stream().filter(CheckResult::failed).toList()) {
                for (Fix fix : Fixes.of(scenario, failed.check(), Set.of(), () -> false)) {
                    Evaluation after = Evaluation.of(fix.scenario());
                    assertFalse(after.check(failed.check()).failed(), fix::toString);
                    assertEquals(1, fix.change().size(), fix::toString);
                    assertEquals(after.checks().stream().filter(CheckResult::failed).map(CheckResult::check)
                            .collect(Collectors.toSet()),
                            Stream.concat(fix.stillFailing().stream(), fix.newlyFailing().stream())
                                    .collect(Collectors.toSet()));
                }
            }
        }
    }

    @Test
    void whatTheDesignersDecideComesBeforeWhatTheCustomersWant() {
        List<Fix> fixes = Fixes.of(defaults, binding(), Set.of(), () -> false);

        List<String> texts = fixes.stream().map(Fix::text).toList();
        int spare = texts.indexOf("Spare units per role 0 → 1 unit");
        int less = texts.indexOf("Peak request rate 500 → 333 req/s");
        int more = IntStream.range(0, texts.size())
                .filter(place -> texts.get(place).startsWith("Peak request rate") && place != less).findFirst()
                .orElse(texts.size());
        assertEquals(Group.Nature.DECISION, fixes.get(spare).nature());
        assertEquals(Group.Nature.DEMAND, fixes.get(less).nature());
        assertTrue(spare < less && less < more, texts::toString);
    }

    @Test
    void whatHappensWhenANodeDiesIsDecidedAmongWhatIsGiven() {
        Fix elastic = Fixes.of(defaults, binding(), Set.of(), () -> false).stream()
                .filter(fix -> fix.text().startsWith("When a node dies")).findFirst().orElseThrow();
        assertEquals(Group.Nature.DECISION, elastic.nature());
        assertEquals(Group.Nature.GIVEN, problem.choice("nodeLoss").orElseThrow().group().nature());
    }

    @Test
    void ofEquallyHarmlessDecisionsTheCheapestComesFirst() {
        List<Double> costs = Fixes.of(defaults, binding(), Set.of(), () -> false).stream()
                .filter(fix -> fix.isClean() && fix.nature() == Group.Nature.DECISION)
                .map(fix -> fix.cost().orElseThrow()).map(change -> change.after() - change.before()).toList();

        assertTrue(costs.size() > 1, costs::toString);
        assertEquals(costs.stream().sorted().toList(), costs);
    }

    @Test
    void aLeverOffersItsCheapestValueBesideTheNearest() {
        List<Fix> byUnitSize = Fixes.of(defaults, binding(), Set.of(), () -> false).stream()
                .filter(fix -> fix.text().startsWith("Decode unit size")).toList();

        Fix cheapest = byUnitSize.stream().filter(Fix::cheapest).findFirst().orElseThrow();
        assertTrue(cheapest.newlyFailing().isEmpty(), cheapest::toString);
        assertTrue(byUnitSize.size() > 1, byUnitSize::toString);
        assertTrue(byUnitSize.stream().allMatch(fix -> cost(cheapest) <= cost(fix)), byUnitSize::toString);
        assertTrue(cost(cheapest) <= cost(new Fixes(Evaluation.of(defaults), binding(), Set.of())
                .by(problem.assumption("spareUnits").orElseThrow(), () -> false).getFirst()));
    }

    private static double cost(Fix fix) {
        return fix.cost().orElseThrow().after();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void theCheapestValueOfALeverBreaksLessThanTheNearestOrCostsLess(Problem any) {
        for (long seed = 10; seed < 13; seed++) {
            Scenario scenario = RandomScenarios.of(any, seed);
            for (CheckResult failed : Evaluation.of(scenario).checks().stream().filter(CheckResult::failed).toList()) {
                List<Fix> fixes = Fixes.of(scenario, failed.check(), Set.of(), () -> false);
                for (Fix cheapest : fixes.stream().filter(Fix::cheapest).toList()) {
                    assertEquals(Group.Nature.DECISION, cheapest.nature());
                    fixes.stream().filter(fix -> !fix.cheapest())
                            .filter(fix -> fix.change().assumptions().equals(cheapest.change().assumptions()))
                            .forEach(nearest -> assertTrue(
                                    cheapest.newlyFailing().size() < nearest.newlyFailing().size()
                                            || (cheapest.newlyFailing().size() == nearest.newlyFailing().size()
                                                    && cost(cheapest) < cost(nearest)
                                                    && !Digits.same(cost(cheapest), cost(nearest))),
                                    () -> cheapest + " against " + nearest));
                }
            }
        }
    }

    @Test
    void whatBelongsToAMeasurementIsNoLever() {
        List<String> movable = new Fixes(Evaluation.of(defaults), binding(), Set.of()).movable().stream()
                .map(Assumption::id).toList();
        assertTrue(movable.containsAll(List.of("decodeUnitGpus", "spareUnits", "hbmPerGpu")), movable::toString);
        assertTrue(List.of("prefillRate", "decodeRate", "measuredTpot", "fixedStepShare").stream()
                .noneMatch(movable::contains), movable::toString);
    }

    @ParameterizedTest
    @MethodSource("problems")
    void measuredRatesAreNotOfferedAndUnitsGoInWholes(Problem any) {
        for (long seed = 20; seed < 23; seed++) {
            Scenario scenario = RandomScenarios.of(any, seed);
            for (CheckResult failed : Evaluation.of(scenario).checks().stream().filter(CheckResult::failed).toList()) {
                for (Fix fix : Fixes.of(scenario, failed.check(), Set.of(), () -> false)) {
                    for (Assumption moved : fix.change().assumptions()) {
                        assertFalse(any.isMeasured(moved), fix::toString);
                        Assumption multiple = any.usage(moved).multiple();
                        double steps = multiple == null ? 1
                                : fix.scenario().baseValue(moved) / fix.scenario().baseValue(multiple);
                        assertEquals(Math.rint(steps), steps, 1e-9, fix::toString);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("problems")
    void theOrderHoldsForRandomScenarios(Problem any) {
        Scenario scenario = RandomScenarios.of(any, 7);
        for (CheckResult failed : Evaluation.of(scenario).checks().stream().filter(CheckResult::failed).toList()) {
            List<Fix> fixes = Fixes.of(scenario, failed.check(), Set.of(), () -> false);
            for (int i = 1; i < fixes.size(); i++) {
                Fix one = fixes.get(i - 1);
                Fix next = fixes.get(i);
                int harm = one.newlyFailing().size() + one.stillFailing().size();
                int harmNext = next.newlyFailing().size() + next.stillFailing().size();
                boolean alike = harm == harmNext && one.newlyFailing().size() == next.newlyFailing().size();
                assertTrue(harm <= harmNext, () -> one + " before " + next);
                assertTrue(!alike || one.nature().compareTo(next.nature()) <= 0, () -> one + " before " + next);
            }
        }
    }
}
