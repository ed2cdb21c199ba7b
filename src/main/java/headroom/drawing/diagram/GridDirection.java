package headroom.drawing.diagram;

import headroom.model.Diagram.Cells;
import java.util.function.ToIntFunction;

/** One of the two directions of a grid. */
enum GridDirection {
    COLUMNS(Cells::column, Cells::width), ROWS(Cells::row, Cells::height);

    private final ToIntFunction<Cells> first;
    private final ToIntFunction<Cells> count;

    GridDirection(ToIntFunction<Cells> first, ToIntFunction<Cells> count) {
        this.first = first;
        this.count = count;
    }

    /** The first track of some cells. */
    int first(Cells cells) {
        return first.applyAsInt(cells);
    }

    /** The number of tracks that some cells span. */
    int count(Cells cells) {
        return count.applyAsInt(cells);
    }

    GridDirection other() {
        return this == COLUMNS ? ROWS : COLUMNS;
    }

    /** The track after the last one of some cells. */
    int end(Cells cells) {
        return first(cells) + count(cells);
    }

    /** True when two rectangles of cells share a track or a boundary between tracks. */
    boolean touch(Cells one, Cells other) {
        return first(one) <= end(other) && first(other) <= end(one);
    }

    /** True when some cells hold all tracks of others. */
    boolean holds(Cells outer, Cells inner) {
        return first(outer) <= first(inner) && end(outer) >= end(inner);
    }
}
