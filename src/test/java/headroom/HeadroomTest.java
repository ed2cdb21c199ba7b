package headroom;

import static org.junit.jupiter.api.Assertions.assertFalse;

import javafx.application.Application;
import org.junit.jupiter.api.Test;

class HeadroomTest {

    @Test
    void theEntryIsAPlainMainBecauseTheJarCannotStartAnApplicationFromTheClassPath() {
        assertFalse(Application.class.isAssignableFrom(Headroom.class));
    }
}
