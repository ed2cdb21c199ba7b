package headroom.model;

import static headroom.model.SmallService.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.formula.TextSpan;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LiveNumbersTest {

    private final Scenario defaults = Scenario.defaults(problem());
    private final LiveNumbers prose = new LiveNumbers(Evaluation.of(defaults));

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            "{gpus}"                                   | 10 GPUs
            "{#gpus} of them"                          | 10 of them
            "{load}"                                   | 950 tok/s
            "{busy}"                                   | 95.0 %
            "{#busy}"                                  | 95.0
            "{cache}"                                  | as it is
            "{cache | cache = cached}"                 | cached
            "{gpus | cache = cached}"                  | 5 GPUs
            "{gpus | load * 3}"                        | 29 GPUs
            "{load | load * 3}"                        | 2,850 tok/s
            "{gpus | load * 2, rate = 200, spares = 1}"| 11 GPUs
            """)
    void numbersAreFilledIn(String template, String filled) {
        assertEquals(filled, prose.text(new LiveText(template)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            "{#budget} GPUs each"                     | 1 GPU each
            "{#budget} BUSY INSTANCES · x"            | 1 BUSY INSTANCE · x
            "{#budget} × {#budget} redundant experts." | 1 × 1 redundant expert.
            "{#budget} of the nodes"                  | 1 of the nodes
            "{#budget} stepsister"                    | 1 stepsister
            "{#budget | budget = 2} GPUs"             | 2 GPUs
            "{#gpus} GPUs"                            | 10 GPUs
            "{budget} and GPUs"                       | 1 GPU and GPUs
            """)
    void whatThereIsOneOfIsInTheSingular(String template, String filled) {
        Scenario one = defaults.with(BUDGET, 1);
        assertEquals(filled, new LiveNumbers(Evaluation.of(one)).text(new LiveText(template)));
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', textBlock = """
            " % of the traffic",            "~% of the traffic"
            "grows to 15.2 s. 2.92 % of it", "grows to 15.2~s. 2.92~% of it"
            "shorten that. 2 others fail",   "shorten that. 2~others fail"
            "TTFT P99 is 1,200 ms, or 3.",   "TTFT P99 is 1,200~ms, or 3."
            """)
    void noLineEndsBetweenANumberAndWhatItIsOf(String text, String kept) {
        assertEquals(kept, LiveNumbers.unbroken(text).replace('\u00a0', '~'));
    }

    @Test
    void aWhatIfBeyondARangeStaysAtItsEnd() {
        assertEquals("5,000 tok/s", prose.text(new LiveText("{load | load * 1000}")));
        assertEquals("10 GPUs", prose.text(new LiveText("{spares | spares = 99}")));
    }

    @Test
    void aWhatIfOfAWholeAssumptionStaysWhole() {
        assertEquals("4 GPUs", prose.text(new LiveText("{budget | budget * 0.3}")));
    }

    @Test
    void aWhatIfLeavesTheScenarioAlone() {
        assertEquals("29 GPUs, not 10 GPUs", prose.text(new LiveText("{gpus | load * 3}, not {gpus}")));
        assertEquals(950, defaults.ownValue(LOAD));
    }

    @Test
    void aDashStandsWhereANumberHasNoValue() {
        assertEquals("waits —", prose.text(new LiveText("waits {wait | load = 1000}")));
    }

    @Test
    void numbersAreMentionsOfTheirQuantities() {
        assertEquals(List.of(new TextSpan.Words("We have "), new TextSpan.Mention(GPUS, "10"), new TextSpan.Words(".")),
                prose.pieces(new LiveText("We have {#gpus}.")));
    }
}
