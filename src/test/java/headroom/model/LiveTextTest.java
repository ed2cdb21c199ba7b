package headroom.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class LiveTextTest {

    @Test
    void wordsAndNumbersStandInTheirOrder() {
        assertEquals(List.of(new LiveText.Words("We need "), slot("gpus"), new LiveText.Words(", "),
                new LiveText.Slot("busy", true, List.of()), new LiveText.Words(" of them busy.")),
                new LiveText("We need {gpus}, {#busy} of them busy.").parts());
    }

    @Test
    void aWhatIfSetsOrMultipliesAndMayNameSeveralThings() {
        assertEquals(
                List.of(new LiveText.Slot("gpus", false, List.of(new LiveText.Change("load", LiveText.Way.TIMES, "3"),
                        new LiveText.Change("cache", LiveText.Way.SET, "cached"),
                        new LiveText.Change("rate", LiveText.Way.SET, "0.5")))),
                new LiveText("{gpus | load * 3, cache = cached, rate=0.5}").parts());
    }

    @Test
    void textWithoutNumbersIsOneWord() {
        assertEquals(List.of(new LiveText.Words("100 % plain")), new LiveText("100 % plain").parts());
        assertTrue(LiveText.EMPTY.isEmpty());
        assertTrue(LiveText.EMPTY.parts().isEmpty());
    }

    @Test
    void changesArePartedByCommasOutsideOfBrackets() {
        assertEquals(List.of(new LiveText.Slot("gpus", false, List.of(
                new LiveText.Change("load", LiveText.Way.SET, "min(3, rate)"),
                new LiveText.Change("rate", LiveText.Way.PLUS, "2 s")))),
                new LiveText("{gpus | load = min(3, rate), rate + 2 s}").parts());
    }

    @Test
    void whatIsNoChangeHasNoId() {
        assertEquals(List.of(new LiveText.Slot("gpus", false,
                List.of(new LiveText.Change("", LiveText.Way.SET, "load 3")))),
                new LiveText("{gpus | load 3}").parts());
    }

    @Test
    void equalTemplatesAreEqualTexts() {
        assertEquals(new LiveText("{gpus}"), new LiveText("{gpus}"));
        assertEquals(new LiveText("{gpus}").hashCode(), new LiveText("{gpus}").hashCode());
        assertEquals("{gpus}", new LiveText("{gpus}").toString());
    }

    private static LiveText.Slot slot(String id) {
        return new LiveText.Slot(id, false, List.of());
    }
}
