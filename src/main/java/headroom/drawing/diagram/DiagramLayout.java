package headroom.drawing.diagram;

import headroom.model.Diagram;
import java.awt.geom.Rectangle2D;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The places of everything of a diagram in a picture of a given size. It knows no values and no choices.
 *
 * @param scale how much larger than the coordinates here the picture is drawn
 * @param frames the rectangles of parts and areas, by id
 * @param titleBars the room for the titles of areas, by id
 * @param blocks the texts of parts as they are set when about as long as they get, by id
 * @param routes the lines of the links, in the links' order
 * @param labels the places of their labels, none for an empty text
 */
record DiagramLayout(double scale, Rectangle2D picture, Density density, Map<String, Rectangle2D> frames,
        Map<String, Rectangle2D> titleBars, Map<String, TextBlock> blocks, List<Route> routes,
        List<Optional<LabelPlace>> labels) {

    /** The size that a picture has on the screen beside everything else: type is set for it. */
    private static final double USUAL_WIDTH = 432;
    private static final double USUAL_HEIGHT = 360;
    /** In a narrower picture gutters alone would leave parts no width. */
    private static final double LEAST_WIDTH = 280;
    /** In larger pictures type grows, too, though less than the picture, so that they gain air. */
    private static final double ENLARGEMENT = 0.9;

    /** Lays a diagram out in a picture of a size, in pixels; what is too narrow for its texts is all of it smaller. */
    static DiagramLayout of(Diagram diagram, NominalTexts texts, double width, double height) {
        double narrowed = Math.min(1, width / LEAST_WIDTH);
        double enlarged =
                Math.pow(Math.max(1, Math.min(width / USUAL_WIDTH, height / USUAL_HEIGHT)), ENLARGEMENT) * narrowed;
        Grid grid = Grid.fit(diagram, texts, width / enlarged, height / enlarged);
        double shrunk = Math.min(1, height / enlarged / grid.picture().getHeight());
        if (shrunk < 1) {
            grid = Grid.fit(diagram, texts, width / enlarged / shrunk, height / enlarged / shrunk);
        }
        return of(diagram, texts, grid, enlarged * shrunk);
    }

    private static DiagramLayout of(Diagram diagram, NominalTexts texts, Grid grid, double scale) {
        Map<String, Rectangle2D> frames = new LinkedHashMap<>();
        Map<String, TextBlock> blocks = new LinkedHashMap<>();
        diagram.areas().forEach(area -> frames.put(area.id(), grid.frame(area)));
        diagram.parts().forEach(part -> {
            Rectangle2D frame = grid.frame(part);
            frames.put(part.id(), frame);
            blocks.put(part.id(), grid.nominal(part, frame.getWidth() - 2 * Density.SIDE_PADDING,
                    frame.getHeight() - 2 * grid.density().padding()));
        });
        Rectangle2D picture = grid.picture();
        Titles titles = new Titles(diagram, texts, grid);
        List<Route> routes = new Router(diagram, grid, frames, titles.written(Map.of())).routes(diagram.links());
        Map<String, Rectangle2D> titleBars = titles.clearOf(routes);
        List<Rectangle2D> parts = diagram.parts().stream().map(grid::frame).toList();
        List<Rectangle2D> areas = diagram.areas().stream().map(grid::frame).toList();
        Labels labels = new Labels(picture, Stream.concat(parts.stream(), titles.written(titleBars).stream()).toList(),
                areas, diagram.links(), routes,
                grid.density());
        return new DiagramLayout(scale, picture, grid.density(), Map.copyOf(frames), Map.copyOf(titleBars),
                Map.copyOf(blocks), routes, labels.places(texts));
    }

    Rectangle2D frame(String id) {
        Rectangle2D frame = frames.get(id);
        if (frame == null) {
            throw new IllegalArgumentException("the diagram has no part and no area %s".formatted(id));
        }
        return frame;
    }
}
