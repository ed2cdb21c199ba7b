package headroom.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FileNamesTest {

    private static String of(String text) {
        return FileNames.of(text, "scenario", ".json");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Busy day            | busy-day.json
            ` . Busy. day. . `  | busy-day.json
            a<b>c:d"e/f\\g?h*i  | a-b-c-d-e-f-g-h-i.json
            CON                 | scenario-con.json
            con.                | scenario-con.json
            Lpt9                | scenario-lpt9.json
            COM¹                | scenario-com¹.json
            com10               | com10.json
            console             | console.json
            ../../etc/passwd    | etc-passwd.json
            ~                   | scenario.json
            ``                  | scenario.json
            größer 😀 語        | größer-語.json
            योजना               | योजना.json
            """)
    void aNameIsProposedThatEverySystemTakes(String text, String name) {
        assertEquals(name, of(text));
    }

    @Test
    void marksAndControlCharactersAreNoPartOfAName() {
        assertEquals("plan-gnp-exe.json", of("plan\u202Egnp\u2066.exe\u0000\n\r\t"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"n", "語", "e\u0301\u0323", "\uD840\uDC00"})
    void aLongNameEndsAfterAWholeLetter(String letter) {
        String name = of(letter.repeat(300));
        assertTrue(name.getBytes(StandardCharsets.UTF_8).length <= 200, name);
        assertEquals(name, new String(name.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8));
        String stem = name.substring(0, name.length() - ".json".length());
        assertEquals(0, stem.length() % Normalizer.normalize(letter, Normalizer.Form.NFC).length());
    }
}
