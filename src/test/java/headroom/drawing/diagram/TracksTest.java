package headroom.drawing.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.drawing.diagram.Tracks.Need;
import java.util.List;
import org.junit.jupiter.api.Test;

class TracksTest {

    private static final double[] GUTTERS = {5, 10, 5};

    private static double size(Tracks tracks, int track) {
        return tracks.end(track) - tracks.start(track);
    }

    @Test
    void tracksAreEqualWhereTheirNeedsAllowIt() {
        Tracks tracks = Tracks.asNeeded(GUTTERS, 2, List.of(new Need(0, 1, 30))).levelled(120);
        assertEquals(50, size(tracks, 0), 1e-9);
        assertEquals(50, size(tracks, 1), 1e-9);
    }

    @Test
    void aTrackThatNeedsMoreGetsItFromTheOthers() {
        Tracks tracks = Tracks.asNeeded(GUTTERS, 2, List.of(new Need(0, 1, 70))).levelled(120);
        assertEquals(70, size(tracks, 0), 1e-9);
        assertEquals(30, size(tracks, 1), 1e-9);
    }

    @Test
    void allShrinkWhereThereIsTooLittleRoom() {
        Tracks tracks =
                Tracks.asNeeded(GUTTERS, 2, List.of(new Need(0, 1, 120), new Need(1, 1, 80))).levelled(120);
        assertEquals(60, size(tracks, 0), 1e-9);
        assertEquals(40, size(tracks, 1), 1e-9);
        assertEquals(120, tracks.total(), 1e-9);
    }

    @Test
    void whatSpansTwoTracksCountsTheGutterBetweenThem() {
        Tracks tracks = Tracks.asNeeded(GUTTERS, 2, List.of(new Need(0, 2, 50)));
        assertEquals(50, tracks.end(1) - tracks.start(0), 1e-9);
    }

    @Test
    void roomLeftOverGoesToTracksAndInnerGuttersAlike() {
        Tracks tracks = Tracks.asNeeded(GUTTERS, 2, List.of(new Need(0, 1, 20), new Need(1, 1, 30))).spread(100);
        assertEquals(30, size(tracks, 0), 1e-9);
        assertEquals(40, size(tracks, 1), 1e-9);
        assertEquals(20, tracks.gutterEnd(1) - tracks.gutterStart(1), 1e-9);
        assertEquals(100, tracks.total(), 1e-9);
    }
}
