package headroom.drawing.diagram;

import headroom.model.Diagram;
import headroom.model.Diagram.Area;
import headroom.model.Diagram.Cells;
import headroom.model.Diagram.Link;
import headroom.model.Diagram.Part;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/**
 * The distances that parts and areas keep in one direction: a gutter where two of them adjoin, room between two with empty
 * cells between them, and a margin where a part touches the frame of its area.
 */
final class Spacing {

    private static final double MARGIN = 11;
    private static final double LEAST_TRACK = 3;
    /** Between two parts of one area that no line connects. */
    private static final double CLOSE = 8;
    private static final double AREA_PADDING = 8;
    private static final double AREA_TITLE = 18;

    private final Diagram diagram;
    private final GridDirection axis;
    private final double gap;
    private final ToDoubleFunction<Link> room;

    /**
     * @param gap between two neighbours
     * @param room that a link needs between its ends if they are neighbours, for its label
     */
    Spacing(Diagram diagram, GridDirection axis, double gap, ToDoubleFunction<Link> room) {
        this.diagram = diagram;
        this.axis = axis;
        this.gap = gap;
        this.room = room;
    }

    int count() {
        return axis == GridDirection.COLUMNS ? diagram.columns() : diagram.rows();
    }

    /** The gutters before, between and after the tracks. */
    double[] gutters() {
        double[] between = new double[count() + 1];
        forNeighbours((first, second) -> {
            if (axis.end(first.cells) == axis.first(second.cells)) {
                int gutter = axis.end(first.cells);
                between[gutter] = Math.max(between[gutter], gap(first, second));
            }
        });
        between[0] = MARGIN;
        between[count()] = MARGIN;
        double[] gutters = between.clone();
        Arrays.setAll(gutters, gutter -> between[gutter] + marginAfter(gutter) + marginBefore(gutter));
        return gutters;
    }

    /** Needs of tracks besides texts. */
    List<Tracks.Need> needs() {
        List<Tracks.Need> needs = new ArrayList<>();
        for (int track = 0; track < count(); track++) {
            needs.add(new Tracks.Need(track, 1, LEAST_TRACK));
        }
        forNeighbours((first, second) -> {
            int between = axis.first(second.cells) - axis.end(first.cells);
            if (between > 0) {
                needs.add(new Tracks.Need(axis.end(first.cells), between, gap(first, second)));
            }
        });
        diagram.areas().forEach(area -> inside(area).forEach(inner -> {
            int before = axis.first(inner) - axis.first(area.cells());
            int after = axis.end(area.cells()) - axis.end(inner);
            if (before > 0) {
                needs.add(new Tracks.Need(axis.first(area.cells()), before, paddingBefore()));
            }
            if (after > 0) {
                needs.add(new Tracks.Need(axis.end(inner), after, AREA_PADDING));
            }
        }));
        return needs;
    }

    /** The widest margin of areas that begin at a boundary between tracks. */
    double marginBefore(int boundary) {
        return diagram.areas().stream().filter(area -> axis.first(area.cells()) == boundary)
                .mapToDouble(this::marginBefore).max().orElse(0);
    }

    /** The widest margin of areas that end at a boundary between tracks. */
    double marginAfter(int boundary) {
        return diagram.areas().stream().filter(area -> axis.end(area.cells()) == boundary)
                .mapToDouble(this::marginAfter).max().orElse(0);
    }

    /** The reach of an area's frame beyond its first cell: 0 where that cell is empty. */
    double marginBefore(Area area) {
        return margin(area, axis::first, paddingBefore());
    }

    /** The reach of an area's frame beyond its last cell: 0 where that cell is empty. */
    double marginAfter(Area area) {
        return margin(area, axis::end, AREA_PADDING);
    }

    /** The margin at an edge: room for the areas that touch it, too. */
    private double margin(Area area, ToIntFunction<Cells> edge, double padding) {
        Predicate<Cells> touches = inner -> edge.applyAsInt(inner) == edge.applyAsInt(area.cells());
        return inside(area).noneMatch(touches) ? 0 : padding + areasIn(area)
                .filter(inner -> touches.test(inner.cells())).mapToDouble(inner -> margin(inner, edge, padding)).max()
                .orElse(0);
    }

    /** The boundaries between tracks at which something begins or ends, in order. */
    List<Integer> boundaries() {
        TreeSet<Integer> boundaries = new TreeSet<>(List.of(0, count()));
        elements().forEach(element -> boundaries.addAll(List.of(axis.first(element.cells), axis.end(element.cells))));
        return List.copyOf(boundaries);
    }

    private double paddingBefore() {
        return axis == GridDirection.ROWS ? AREA_TITLE : AREA_PADDING;
    }

    private record Element(String id, Cells cells) {}

    private Stream<Element> elements() {
        return Stream.concat(diagram.areas().stream().map(area -> new Element(area.id(), area.cells())),
                diagram.parts().stream().map(part -> new Element(part.id(), part.cells())));
    }

    private void forNeighbours(BiConsumer<Element, Element> action) {
        List<Element> all = elements().toList();
        for (Element first : all) {
            for (Element second : all) {
                boolean inOrder = axis.end(first.cells) <= axis.first(second.cells);
                boolean linked = diagram.links().stream().anyMatch(link -> connects(link, first, second));
                if (inOrder && (linked || axis.other().touch(first.cells, second.cells))) {
                    action.accept(first, second);
                }
            }
        }
    }

    private double gap(Element first, Element second) {
        List<Link> links = diagram.links().stream().filter(link -> connects(link, first, second)).toList();
        boolean sameArea = diagram.areas().stream()
                .anyMatch(area -> holds(area.cells(), first.cells) && holds(area.cells(), second.cells));
        double between = sameArea && links.isEmpty() ? CLOSE : gap;
        return Math.max(between, links.stream().mapToDouble(room).max().orElse(0));
    }

    private static boolean connects(Link link, Element one, Element other) {
        List<String> ends = List.of(link.from().part(), link.to().part());
        return ends.contains(one.id) && ends.contains(other.id);
    }

    private Stream<Cells> inside(Area area) {
        return Stream.concat(diagram.parts().stream().map(Part::cells), areasIn(area).map(Area::cells))
                .filter(cells -> holds(area.cells(), cells));
    }

    private Stream<Area> areasIn(Area area) {
        return diagram.areas().stream().filter(other -> !other.equals(area) && holds(area.cells(), other.cells()));
    }

    private static boolean holds(Cells outer, Cells inner) {
        return GridDirection.COLUMNS.holds(outer, inner) && GridDirection.ROWS.holds(outer, inner);
    }
}
