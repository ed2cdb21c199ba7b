package headroom.drawing.diagram;

import static headroom.Written.at;
import static headroom.Written.service;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Written;
import headroom.model.Diagram.End;
import headroom.model.Diagram.Link;
import headroom.model.Diagram.Part;
import headroom.model.Diagram.Side;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The rules that all diagrams are held against find what they are there to find. */
class DiagramRulesTest {

    private static void assertFound(String breach, Sketch sketch) {
        List<String> breaches = sketch.breaches();
        assertTrue(breaches.stream().anyMatch(found -> found.contains(breach)), () -> breach + " in " + breaches);
    }

    @Test
    void aGoodDiagramBreaksNone() {
        Sketch sketch = Sketch.of(2, 2, List.of(Written.area("area", at(1, 1), "AREA")),
                List.of(service("a", at(0, 0), "A", "a line"), service("b", at(1, 1), "B", "another")),
                Written.link("l", Written.end("a", Side.RIGHT), new End("b", Side.TOP, 0.8), "a label"));
        assertEquals(List.of(), sketch.breaches());
    }

    @Test
    void partsThatOverlapAreFound() {
        assertFound("part a overlaps part b",
                Sketch.of(2, 1, List.of(service("a", at(0, 0, 2, 1), "A"), service("b", at(1, 0), "B"))));
    }

    @Test
    void anAreaThatCutsAPartIsFound() {
        assertFound("the frame of area area cuts part a",
                Sketch.of(2, 1, List.of(Written.area("area", at(1, 0), "AREA")),
                        List.of(service("a", at(0, 0, 2, 1), "A"))));
    }

    @Test
    void aLineThatMustCrossAPartIsFound() {
        List<Part> wall = List.of(service("a", at(0, 0), "A"), service("wall", at(0, 0, 1, 2), "Wall"),
                service("b", at(0, 3), "B"));
        assertFound("line l crosses part wall, at which it does not end",
                Sketch.of(1, 4, wall, Written.link("l", Written.end("a", Side.BOTTOM), Written.end("b", Side.TOP))));
    }

    @Test
    void linesThatRunAlongOneAnotherAreFound() {
        Link one = Written.link("one", Written.end("a", Side.RIGHT), Written.end("b", Side.LEFT));
        Link other = Written.link("other", Written.end("b", Side.LEFT), Written.end("a", Side.RIGHT));
        assertFound("line one runs along line other",
                Sketch.of(2, 1, List.of(service("a", at(0, 0), "A"), service("b", at(1, 0), "B")), one, other));
    }

    @Test
    void aLabelWithoutAPlaceIsFound() {
        List<Part> crowd = IntStream.range(0, 16)
                .mapToObj(i -> service("p" + i, at(i % 4, i / 4), "Part " + i, "says something", "and more")).toList();
        Sketch sketch = Sketch.of(4, 4, crowd,
                Written.link("l", Written.end("p5", Side.BOTTOM), Written.end("p9", Side.TOP),
                        "a label which is far longer than any gutter of this grid is wide, and in two lines far "
                                + "higher than any gutter between its rows, whatever place is tried"));
        assertFound("the label of line l", sketch);
    }

    @Test
    void aLabelThatIsTooLongIsCutInsteadOfCoveringAnything() {
        String label = "a label which goes on and on until it is by far longer than the whole of this picture is wide, "
                + "be it set in one line or in two lines, which may be read but not without some effort and patience, "
                + "and for which there is no place at all on any side of a line";
        List<Part> parts = List.of(service("a", at(0, 0), "A"), service("b", at(1, 0), "B"));
        List<String> breaches = Sketch.of(2, 1, parts,
                Written.link("l", Written.end("a", Side.RIGHT), Written.end("b", Side.LEFT), label)).breaches();
        assertEquals(1, breaches.size(), breaches::toString);
        assertTrue(breaches.getFirst().startsWith(
                "the label of line l has no room and is cut: “a label which goes on"), breaches::toString);
        assertTrue(breaches.getFirst().endsWith("…”"), breaches::toString);
    }

    @Test
    void aTextTooLongForItsPartIsFound() {
        List<Part> parts = IntStream.range(0, 6)
                .mapToObj(i -> service("p" + i, at(i, 0), "Incomprehensibilities" + i)).toList();
        assertFound("part p0 is too small for its texts", Sketch.of(6, 1, parts));
    }

    @Test
    void aDiagramTooHighForThePictureIsFound() {
        List<Part> tower = IntStream.range(0, 12)
                .mapToObj(i -> service("p" + i, at(0, i), "Part", "one", "two", "three")).toList();
        assertFound("the diagram needs", Sketch.of(1, 12, tower));
    }
}
