package headroom.drawing.diagram;

import static headroom.Written.at;
import static headroom.Written.service;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Written;
import headroom.model.Diagram.Area;
import headroom.model.Diagram.End;
import headroom.model.Diagram.Link;
import headroom.model.Diagram.Part;
import headroom.model.Diagram.Side;
import java.awt.geom.Point2D;
import java.util.List;
import org.junit.jupiter.api.Test;

class RouterTest {

    private static final Part A = service("a", at(0, 0), "A");
    private static final Part RIGHT_OF_A = service("b", at(1, 0), "B");
    private static final Part BELOW_A = service("b", at(0, 1), "B");
    private static final Part DIAGONAL = service("b", at(1, 1), "B");

    private static Link link(Side from, Side to) {
        return Written.link("l", Written.end("a", from), Written.end("b", to));
    }

    @Test
    void facingSidesAreJoinedByAStraightLine() {
        assertEquals(0, Sketch.of(2, 2, List.of(A, RIGHT_OF_A), link(Side.RIGHT, Side.LEFT)).route().bends());
        assertEquals(0, Sketch.of(2, 2, List.of(A, BELOW_A), link(Side.BOTTOM, Side.TOP)).route().bends());
    }

    @Test
    void aLineFromALongSideStartsWhereTheShortOneIs() {
        Part wide = service("a", at(0, 0, 3, 1), "Wide");
        Part narrow = service("b", at(2, 1), "Narrow");
        Sketch sketch = Sketch.of(3, 2, List.of(wide, narrow), link(Side.BOTTOM, Side.TOP));
        assertEquals(0, sketch.route().bends());
        assertEquals(sketch.frame("b").getCenterX(), sketch.route().points().getFirst().getX(), 1e-6);
    }

    @Test
    void aSmallJogIsStraightened() {
        Part wide = service("a", at(0, 0, 2, 1), "Wide");
        Link nearly = Written.link("l", new End("a", Side.BOTTOM, 0.24), new End("b", Side.TOP, 0.5));
        assertEquals(0, Sketch.of(2, 2, List.of(wide, BELOW_A), nearly).route().bends());
    }

    @Test
    void aLineRoundACornerBendsOnce() {
        assertEquals(1, Sketch.of(2, 2, List.of(A, DIAGONAL), link(Side.RIGHT, Side.TOP)).route().bends());
    }

    @Test
    void offsetPartsAreJoinedThroughTheGutterBetweenThem() {
        Sketch sketch = Sketch.of(2, 2, List.of(A, DIAGONAL), link(Side.RIGHT, Side.LEFT));
        assertEquals(2, sketch.route().bends());
        double turn = sketch.route().points().get(1).getX();
        assertEquals((sketch.frame("a").getMaxX() + sketch.frame("b").getMinX()) / 2, turn, 1e-6);
    }

    @Test
    void twoEndsOnTheSameSideAreJoinedByAWayAround() {
        Sketch sketch = Sketch.of(2, 2, List.of(A, BELOW_A), link(Side.RIGHT, Side.RIGHT));
        assertEquals(2, sketch.route().bends());
        assertTrue(sketch.route().points().get(1).getX() > sketch.frame("a").getMaxX());
    }

    @Test
    void aPartInTheWayIsPassedInTheGutters() {
        Part between = service("c", at(1, 0), "C");
        Part behind = service("b", at(2, 0), "B");
        Sketch sketch = Sketch.of(3, 2, List.of(A, between, behind), link(Side.RIGHT, Side.LEFT));
        assertFalse(sketch.route().crosses(sketch.frame("c")));
        assertEquals(4, sketch.route().bends());
    }

    @Test
    void aSideThatLooksAwayIsReachedAllTheSame() {
        Sketch sketch = Sketch.of(2, 2, List.of(A, DIAGONAL), link(Side.LEFT, Side.RIGHT));
        assertEquals(List.of(), sketch.breaches());
    }

    @Test
    void linesThatWouldRunAlongOneAnotherAreFound() {
        Part below = service("c", at(0, 1), "C");
        Part right = service("d", at(1, 0), "D");
        Sketch sketch = Sketch.of(2, 2, List.of(A, DIAGONAL, below, right), link(Side.RIGHT, Side.LEFT),
                Written.link("m", new End("c", Side.RIGHT, 0.3), new End("d", Side.LEFT, 0.7)));
        assertEquals(List.of("line l runs along line m"), sketch.breaches());
    }

    @Test
    void aLineMayEndAtTheFrameOfAnArea() {
        Part inside = service("i", at(1, 0), "Inside");
        Area area = Written.area("b", at(1, 0), "AREA");
        Sketch sketch = Sketch.of(2, 1, List.of(area), List.of(A, inside), link(Side.RIGHT, Side.LEFT));
        Point2D end = sketch.route().points().getLast();
        assertEquals(sketch.frame("b").getMinX(), end.getX(), 1e-6);
        assertEquals(List.of(), sketch.breaches());
    }
}
