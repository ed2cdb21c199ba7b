package headroom.document.picture;

import headroom.document.ComparisonTable;
import headroom.drawing.Palette;
import headroom.whatif.uncertainty.AssessedComparison;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The table of a comparison as a part of a picture: a column a scenario, under the verdict; long cells take several lines. */
final class ComparisonPainting {

    private static final double NAMES = 0.24;
    private static final int LINE = 14;
    private static final int GAP = 6;
    private static final int MOST_LINES = 4;

    private final Lettering plain = Lettering.regular(11);
    private final Lettering strong = Lettering.semibold(11);
    private final int scenarios;
    private final ComparisonTable table;
    private final Palette palette;
    private final double width;
    private final List<Row> rows = new ArrayList<>();

    /** Some lines of a cell, in one colour. */
    private record TextSpan(List<String> lines, Lettering lettering, Color colour) {}

    /** A row of cells, of which the first is its name; below a line where another part of the table begins. */
    private record Row(boolean begins, List<List<TextSpan>> cells) {

        int height() {
            return GAP + LINE * cells.stream()
                    .mapToInt(cell -> cell.stream().mapToInt(piece -> piece.lines.size()).sum()).max().orElse(1);
        }
    }

    /**
     * A table that is laid out.
     *
     * @param width the room that it has
     */
    ComparisonPainting(AssessedComparison assessed, Palette palette, double width) {
        this.scenarios = assessed.assessments().size();
        this.table = new ComparisonTable(assessed);
        this.palette = palette;
        this.width = width;
        rows.add(row(false, "", assessed.comparison().evaluations().stream()
                .map(evaluation -> List.of(piece(evaluation.scenario().name(), strong, palette.text())))));
        for (ComparisonTable.Part part : ComparisonTable.Part.values()) {
            List<ComparisonTable.Row> all = table.rows(part);
            all.forEach(row -> rows.add(
                    row(row.equals(all.getFirst()), row.name(), row.cells().stream().map(this::spans))));
        }
    }

    private Row row(boolean begins, String name, Stream<List<TextSpan>> cells) {
        List<TextSpan> first = name.isEmpty() ? List.of()
                : List.of(new TextSpan(plain.lines(name, width * NAMES - GAP, MOST_LINES), plain, palette.muted()));
        return new Row(begins, Stream.concat(Stream.of(first), cells).toList());
    }

    private List<TextSpan> spans(ComparisonTable.Cell cell) {
        return switch (cell) {
            case ComparisonTable.Setting setting -> List.of(piece(setting.text(), plain, palette.text()));
            case ComparisonTable.Value value -> Stream.of(piece(value.number(), strong, palette.text()),
                    piece(value.change(), plain, palette.muted()), piece(value.spread(), plain, palette.accent()))
                    .filter(span -> !span.lines.isEmpty()).toList();
            case ComparisonTable.Standing standing ->
                    List.of(piece(standing.text(), plain, switch (standing.verdict()) {
                        case FAILS -> palette.bad();
                        case PERHAPS -> palette.warn();
                        case HOLDS, UNSURE, NOT_APPLICABLE -> palette.text();
                    }));
        };
    }

    private TextSpan piece(String words, Lettering lettering, Color colour) {
        return new TextSpan(lettering.lines(words, column() - GAP, MOST_LINES), lettering, colour);
    }

    private double column() {
        return width * (1 - NAMES) / scenarios;
    }

    private List<String> verdict() {
        return strong.lines(table.verdict(), width, 2);
    }

    /** The height of the table with its verdict, at scale 1. */
    int height() {
        return verdict().size() * LINE + 2 * GAP + rows.stream().mapToInt(Row::height).sum() + GAP;
    }

    /** Draws it with its upper left corner there. */
    void paint(Graphics2D graphics, double left, double top) {
        double y = top;
        for (String line : verdict()) {
            y += LINE;
            graphics.setPaint(palette.text());
            strong.draw(graphics, line, left, y);
        }
        y += 2 * GAP;
        for (Row row : rows) {
            if (row.begins) {
                graphics.setPaint(palette.border());
                graphics.fill(new Rectangle2D.Double(left, y, width, 1));
            }
            for (int place : IntStream.range(0, row.cells.size()).toArray()) {
                paint(graphics, row.cells.get(place),
                        left + (place == 0 ? 0 : width * NAMES + (place - 1) * column()), y);
            }
            y += row.height();
        }
    }

    private static void paint(Graphics2D graphics, List<TextSpan> cell, double x, double top) {
        double y = top + GAP / 2.0;
        for (TextSpan piece : cell) {
            graphics.setPaint(piece.colour);
            for (String line : piece.lines) {
                piece.lettering.draw(graphics, line, x, y + LINE - 3);
                y += LINE;
            }
        }
    }
}
