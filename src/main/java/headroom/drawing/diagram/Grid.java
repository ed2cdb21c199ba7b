package headroom.drawing.diagram;

import headroom.drawing.diagram.TextMeasure.Face;
import headroom.model.Diagram;
import headroom.model.Diagram.Area;
import headroom.model.Diagram.Cells;
import headroom.model.Diagram.Link;
import headroom.model.Diagram.Part;
import headroom.model.Diagram.Side;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** The grid of a diagram in pixels: columns as equal as their texts allow, rows as high as theirs need. */
final class Grid {

    private static final double COLUMN_GAP = 20;
    private static final double LABEL_ROOM = 8;
    private static final double LOOSENESS_STEP = 0.125;
    private static final double TITLE_BAR = 16;
    private static final double TITLE_INDENT = 8;
    private static final double MARK_ROOM = 12;
    /** A lane narrower than this would touch what stands beside it. */
    private static final double LEAST_LANE = 8;
    /** The room that a store's glyph takes beside its title. */
    private static final double GLYPH = 13;

    private final Diagram diagram;
    private final NominalTexts texts;
    private final Density density;
    private final Spacing across;
    private final Spacing down;
    private final Tracks columns;
    private final Tracks rows;

    private Grid(Diagram diagram, NominalTexts texts, double width, Density density) {
        this.diagram = diagram;
        this.texts = texts;
        this.density = density;
        this.across = new Spacing(diagram, GridDirection.COLUMNS, COLUMN_GAP, this::labelRoom);
        this.down = new Spacing(diagram, GridDirection.ROWS, density.gap(), _ -> 0);
        this.columns = Tracks.asNeeded(across.gutters(), diagram.columns(), columnNeeds()).levelled(width);
        this.rows = Tracks.asNeeded(down.gutters(), diagram.rows(), rowNeeds());
    }

    private Grid(Grid other, Tracks rows) {
        this.diagram = other.diagram;
        this.texts = other.texts;
        this.density = other.density;
        this.across = other.across;
        this.down = other.down;
        this.columns = other.columns;
        this.rows = rows;
    }

    /** The loosest grid that fits; the tightest one, higher than asked for, where none does. */
    static Grid fit(Diagram diagram, NominalTexts texts, double width, double height) {
        double looseness = 1;
        Grid grid = new Grid(diagram, texts, width, Density.between(looseness));
        while (grid.rows.total() > height && looseness > 0) {
            looseness -= LOOSENESS_STEP;
            grid = new Grid(diagram, texts, width, Density.between(looseness));
        }
        return new Grid(grid, grid.rows.spread(height));
    }

    /** The room that the label of a horizontal line needs between the parts at its ends. */
    private double labelRoom(Link link) {
        boolean horizontal = isAtTheSide(link.from().side()) && isAtTheSide(link.to().side());
        if (!horizontal || link.label().isEmpty()) {
            return 0;
        }
        List<String> lines = TextMeasure.halves(texts.of(link.label()), Face.REGULAR, Density.LEAST_SIZE);
        return LABEL_ROOM + TextMeasure.widest(lines, Face.REGULAR, Density.LEAST_SIZE);
    }

    private static boolean isAtTheSide(Side side) {
        return side == Side.LEFT || side == Side.RIGHT;
    }

    private List<Tracks.Need> columnNeeds() {
        List<Tracks.Need> needs = new ArrayList<>(across.needs());
        for (Part part : diagram.parts()) {
            double title = titleIndent(part)
                    + TextMeasure.width(texts.of(part.title()), titleFace(part), density.titleSize());
            double lines = TextMeasure.widest(part.lines().stream().map(texts::of).toList(), Face.REGULAR,
                    density.badgeSize());
            needs.add(new Tracks.Need(part.cells().column(), part.cells().width(),
                    Math.max(title, lines) + 2 * Density.SIDE_PADDING));
        }
        return needs;
    }

    private List<Tracks.Need> rowNeeds() {
        List<Tracks.Need> needs = new ArrayList<>(down.needs());
        for (Part part : diagram.parts()) {
            double width =
                    columns.end(GridDirection.COLUMNS.end(part.cells()) - 1) - columns.start(part.cells().column());
            double height = nominal(part, width - 2 * Density.SIDE_PADDING, Double.MAX_VALUE).height();
            needs.add(new Tracks.Need(part.cells().row(), part.cells().height(), height + 2 * density.padding()));
        }
        return needs;
    }

    /** A part's texts, about as long as they get, in a box of that inner size. */
    TextBlock nominal(Part part, double width, double height) {
        return new TextBlock.Room(width, height, titleFace(part), titleIndent(part), density)
                .fit(texts.of(part.title()), part.lines().stream().map(texts::of).toList());
    }

    /** The room left of a part's title, for its glyph. */
    static double titleIndent(Part part) {
        return part.kind() == Diagram.Kind.STORE ? GLYPH : 0;
    }

    /** The face of a part's title; a remark speaks more softly. */
    static Face titleFace(Part part) {
        return part.kind() == Diagram.Kind.NOTE ? Face.REGULAR : Face.SEMIBOLD;
    }

    Density density() {
        return density;
    }

    /** The rectangle that the grid fills, margins included. */
    Rectangle2D picture() {
        return new Rectangle2D.Double(0, 0, columns.total(), rows.total());
    }

    /** The rectangle of a part. */
    Rectangle2D frame(Part part) {
        return frame(part.cells());
    }

    private Rectangle2D frame(Cells cells) {
        double x = columns.start(cells.column());
        double y = rows.start(cells.row());
        return new Rectangle2D.Double(x, y, columns.end(GridDirection.COLUMNS.end(cells) - 1) - x,
                rows.end(GridDirection.ROWS.end(cells) - 1) - y);
    }

    /** The rectangle of an area: its cells, and a margin around them where a part touches their edge. */
    Rectangle2D frame(Area area) {
        Rectangle2D cells = frame(area.cells());
        double left = across.marginBefore(area);
        double top = down.marginBefore(area);
        return new Rectangle2D.Double(cells.getX() - left, cells.getY() - top,
                left + cells.getWidth() + across.marginAfter(area), top + cells.getHeight() + down.marginAfter(area));
    }

    /** The line at the top of an area in which its title stands, the place of its mark left out. */
    Rectangle2D titleBar(Area area) {
        Rectangle2D frame = frame(area);
        double mark = area.checks().isEmpty() ? 0 : MARK_ROOM;
        return new Rectangle2D.Double(frame.getX() + TITLE_INDENT, frame.getY() + 2,
                frame.getWidth() - 2 * TITLE_INDENT - mark, TITLE_BAR);
    }

    /** Places where vertical lines may run, clear of parts and frames: the middle of each gutter and gap. */
    List<Double> columnLanes() {
        return lanes(across, columns);
    }

    /** Places where horizontal lines may run. */
    List<Double> rowLanes() {
        return lanes(down, rows);
    }

    private static List<Double> lanes(Spacing spacing, Tracks tracks) {
        List<Double> lanes = new ArrayList<>();
        List<Integer> boundaries = spacing.boundaries();
        for (int i = 0; i < boundaries.size(); i++) {
            int boundary = boundaries.get(i);
            addLane(lanes, tracks.gutterStart(boundary) + spacing.marginAfter(boundary),
                    tracks.gutterEnd(boundary) - spacing.marginBefore(boundary));
            if (i > 0) {
                addLane(lanes, tracks.gutterEnd(boundaries.get(i - 1)), tracks.gutterStart(boundary));
            }
        }
        return lanes;
    }

    private static void addLane(List<Double> lanes, double from, double to) {
        if (to - from >= LEAST_LANE) {
            lanes.add(from + (to - from) / 2);
        }
    }
}
