package headroom.drawing.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.drawing.Contrast;
import headroom.drawing.Theme;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DiagramColoursTest {

    /** What WCAG 2.2 asks of text. */
    private static final double LEAST_CONTRAST = 4.5;

    @ParameterizedTest
    @EnumSource
    void everyTextOfADiagramCanBeReadWhateverItsStanding(Theme theme) {
        DiagramColours ink = new DiagramColours(theme.palette());
        List<String> faint = new ArrayList<>();
        for (PartState state : PartState.values()) {
            check(faint, "title " + state, ink.title(state), ink.partFill(state));
            check(faint, "badge " + state, ink.badge(), ink.partFill(state));
            check(faint, "label in area " + state, ink.badge(), ink.areaFill(state));
            check(faint, "title of area " + state, ink.areaTitle(state), ink.areaFill(state));
        }
        assertEquals(List.of(), faint);
    }

    private static void check(List<String> faint, String what, Color text, Color ground) {
        double contrast = Contrast.of(text, ground);
        if (contrast < LEAST_CONTRAST) {
            faint.add("%s %.2f".formatted(what, contrast));
        }
    }
}
