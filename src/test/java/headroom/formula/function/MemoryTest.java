package headroom.formula.function;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MemoryTest {

    private static final int MORE_THAN_IT_HOLDS = 1_500;

    private final List<Integer> found = new ArrayList<>();
    private final Memory<Integer, String> memory = new Memory<>(question -> {
        found.add(question);
        return "answer to " + question;
    });

    @Test
    void whatWasAskedBeforeIsNotFoundAgain() {
        assertEquals("answer to 3", memory.answer(3));
        assertEquals("answer to 3", memory.answer(3));
        assertEquals(List.of(3), found);
    }

    @Test
    void aMemoryThatNobodyUsedGivesUp() {
        for (int question = 0; question < MORE_THAN_IT_HOLDS; question++) {
            memory.answer(question);
        }
        found.clear();
        assertEquals("answer to 7", memory.answer(7));
        assertEquals("answer to 7", memory.answer(7));
        assertEquals(List.of(7, 7), found);
    }

    @Test
    void aMemoryThatWasUsedGoesOn() {
        memory.answer(0);
        for (int question = 0; question < MORE_THAN_IT_HOLDS; question++) {
            memory.answer(question);
        }
        found.clear();
        assertEquals("answer to 7", memory.answer(7));
        assertEquals("answer to 7", memory.answer(7));
        assertEquals(List.of(7), found);
    }
}
