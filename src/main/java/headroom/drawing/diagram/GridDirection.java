package headroom.drawing.diagram;

import headroom.model.Diagram.Cells;

/** One of the two directions of a grid. */
enum GridDirection {
    COLUMNS {
        @Override
        int first(Cells cells) {
            return cells.column();
        }

        @Override
        int count(Cells cells) {
            return cells.width();
        }

        @Override
        GridDirection other() {
            return ROWS;
        }
    },
    ROWS {
        @Override
        int first(Cells cells) {
            return cells.row();
        }

        @Override
        int count(Cells cells) {
            return cells.height();
        }

        @Override
        GridDirection other() {
            return COLUMNS;
        }
    };

    /** The first track of some cells. */
    abstract int first(Cells cells);

    /** How many tracks some cells span. */
    abstract int count(Cells cells);

    abstract GridDirection other();

    /** The track after the last one of some cells. */
    int end(Cells cells) {
        return first(cells) + count(cells);
    }

    /** Whether two rectangles of cells share a track or a boundary between tracks. */
    boolean touch(Cells one, Cells other) {
        return first(one) <= end(other) && first(other) <= end(one);
    }
}
