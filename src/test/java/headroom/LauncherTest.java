package headroom;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LauncherTest {

    @ParameterizedTest
    @ValueSource(strings = {"1.8", "11", "17", "21", "24"})
    void anOlderJavaIsToldWhichOneIsNeeded(String release) {
        assertEquals("Headroom needs Java 25 or later, but this is Java " + release
                + "; “java -version” says which one is found first.", Launcher.refusal(release));
    }

    @ParameterizedTest
    @ValueSource(strings = {"25", "26", "100", "", "next"})
    void anyOtherStarts(String release) {
        assertEquals("", Launcher.refusal(release));
    }
}
