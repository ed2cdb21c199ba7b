package headroom.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.model.expression.Estimate;
import headroom.model.expression.Piece;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DerivationTest {

    private final Problem problem = SmallService.problem();
    private final Scenario defaults = Scenario.defaults(problem);

    @Test
    void aFormulaStandsInWordsWithValuesAndInItsLastStep() {
        Derivation derivation = of(defaults, SmallService.GPUS);
        assertEquals("ceil(work ÷ rate per GPU) + spares", Piece.join(derivation.words()));
        assertEquals(List.of("ceil(950 tok/s ÷ 100 tok/s/GPU) + 0 GPUs", "ceil(9.5 GPUs) + 0 GPUs"),
                steps(derivation));
        assertEquals("10 GPUs", derivation.result().orElseThrow().toString());
    }

    @Test
    void theInputsAreWhatTheFormulaNamesEachWithItsOwnOrigin() {
        assertEquals(List.of("work: 950 tok/s = 950 tok/s", "rate: Plain assumption = 100 tok/s/GPU",
                "spares: set by you = 3 GPUs"),
                of(defaults.with(SmallService.SPARES, 3), SmallService.GPUS).inputs().stream()
                        .map(input -> "%s: %s = %s".formatted(input.quantity(), Piece.join(input.how()),
                                input.value()))
                        .toList());
    }

    @Test
    void onlyTheBranchOfTheChosenOptionIsShown() {
        Derivation cached = of(defaults.with(SmallService.CACHE, SmallService.CACHED), SmallService.WORK);
        assertEquals("load ÷ 2", Piece.join(cached.words()));
        assertEquals(List.of("950 tok/s ÷ 2"), steps(cached));
        assertEquals(List.of(SmallService.CACHE), cached.choices());
        assertEquals("load", Piece.join(of(defaults, SmallService.WORK).words()));
    }

    @Test
    void aValueThatIsAbsentSaysSoAndWhy() {
        Scenario busy = defaults.with(SmallService.LOAD, 1_000);
        Derivation wait = of(busy, SmallService.WAIT);
        assertEquals(Optional.empty(), wait.result());
        assertEquals(Optional.of("every GPU is busy all the time"), wait.reason());
        assertEquals(List.of("no value"), steps(wait));
    }

    @Test
    void aFormulaWithoutFunctionsHasOneStep() {
        assertEquals(List.of("950 tok/s ÷ (100 tok/s/GPU × 10 GPUs)"), steps(of(defaults, SmallService.BUSY)));
        assertEquals(List.of(), of(defaults, SmallService.BUSY).choices());
    }

    private static Derivation of(Scenario scenario, Estimate estimate) {
        return Derivation.of(Evaluation.of(scenario), estimate);
    }

    private static List<String> steps(Derivation derivation) {
        return derivation.steps().stream().map(step -> Piece.join(step.pieces())).toList();
    }
}
