package headroom.files.problem;

import headroom.files.yaml.Fields;
import headroom.files.yaml.Node.Scalar;
import headroom.formula.Condition;
import headroom.formula.Constant;
import headroom.formula.Expression;
import headroom.formula.Quantity;
import headroom.formula.language.Nearest;
import headroom.model.Diagram;
import headroom.model.LiveText;
import headroom.text.Dimension;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The architecture of a file. */
final class DiagramSection {

    private static final int MOST_CELLS = 60;

    private final Draft draft;
    private final Texts texts;

    DiagramSection(Draft draft, Texts texts) {
        this.draft = draft;
        this.texts = texts;
    }

    Diagram diagram(Fields entry) {
        List<Scalar> grid = entry.scalars("grid");
        int columns = size(grid.getFirst());
        int rows = size(grid.getLast());
        Map<String, Fields> taken = new HashMap<>();
        List<Diagram.Area> areas = new ArrayList<>();
        for (Fields area : entry.entries("areas")) {
            cells(area, columns, rows).ifPresent(cells -> areas.add(new Diagram.Area(area.text("id"), cells,
                    texts.live(area, "text"), shown(area), marked(area))));
        }
        List<Diagram.Part> parts = new ArrayList<>();
        for (Fields part : entry.entries("parts")) {
            cells(part, columns, rows).ifPresent(cells -> {
                List<LiveText> lines = lines(part);
                overlap(part, cells, taken);
                parts.add(new Diagram.Part(part.text("id"), cells, kind(part), lines.getFirst(),
                        lines.subList(1, lines.size()), shown(part), marked(part)));
            });
        }
        List<Diagram.Link> links = entry.entries("links").stream().map(this::link).flatMap(Optional::stream).toList();
        List<Diagram.Step> path = entry.entries("path").stream().filter(step -> isFrame(step.needed("at")))
                .map(step -> new Diagram.Step(step.text("at"), texts.live(step, "text"))).toList();
        return new Diagram(columns, rows, texts.live(entry, "caption"), areas, parts, links, path);
    }

    private int size(Scalar count) {
        double size = Fields.number(count);
        if (size < 1 || size > MOST_CELLS) {
            draft.mistakes().add(count.place(), "a grid has between 1 and %d columns and rows, not %s", MOST_CELLS,
                    count.text());
        }
        return (int) Math.clamp(size, 1, MOST_CELLS);
    }

    private Optional<Diagram.Cells> cells(Fields entry, int columns, int rows) {
        List<Scalar> at = entry.scalars("at");
        int[] cells = entry.numbers("at").stream().mapToInt(Double::intValue).toArray();
        boolean inside = cells[2] > 0 && cells[3] > 0 && (long) cells[0] + cells[2] <= columns
                && (long) cells[1] + cells[3] <= rows;
        if (cells[2] == 0 || cells[3] == 0) {
            draft.mistakes().add(at.getFirst().place(), "%s covers no cell: it is at least 1 wide and 1 high",
                    entry.text("id"));
        } else if (!inside) {
            draft.mistakes().add(at.getFirst().place(), "%s lies outside the grid of %d columns and %d rows",
                    entry.text("id"), columns, rows);
        }
        return inside ? Optional.of(new Diagram.Cells(cells[0], cells[1], cells[2], cells[3])) : Optional.empty();
    }

    /** Notes a part that covers a cell of another. */
    private void overlap(Fields part, Diagram.Cells cells, Map<String, Fields> taken) {
        for (int column = cells.column(); column < cells.column() + cells.width(); column++) {
            for (int row = cells.row(); row < cells.row() + cells.height(); row++) {
                Fields before = taken.putIfAbsent(column + " " + row, part);
                if (before != null) {
                    draft.mistakes().add(part.scalars("at").getFirst().place(),
                            "%s lies on the cell in column %d, row %d, where %s is already", part.text("id"), column,
                            row,
                            before.text("id"));
                    return;
                }
            }
        }
    }

    private List<LiveText> lines(Fields part) {
        List<Scalar> written = part.scalar("text").map(List::of).orElseGet(() -> part.scalars("text"));
        return written.isEmpty() ? List.of(LiveText.EMPTY) : written.stream().map(texts::live).toList();
    }

    private static Diagram.Kind kind(Fields part) {
        return switch (part.text("kind")) {
            case "store" -> Diagram.Kind.STORE;
            case "note" -> Diagram.Kind.NOTE;
            default -> Diagram.Kind.SERVICE;
        };
    }

    private @Nullable Condition shown(Fields entry) {
        return draft.condition(entry, "when").orElse(null);
    }

    private List<String> marked(Fields entry) {
        return entry.scalars("marked").stream().filter(check -> {
            boolean known = draft.names().checks().mayHave(check.text());
            if (!known) {
                draft.mistakes().add(check.place(), "%s is no check%s", check.text(),
                        Nearest.hint(check.text(), draft.names().checks().ids()));
            }
            return known;
        }).map(Scalar::text).toList();
    }

    private Optional<Diagram.Link> link(Fields entry) {
        Optional<Diagram.End> from = end(entry.needed("from"));
        Optional<Diagram.End> to = end(entry.needed("to"));
        Diagram.@Nullable Flow flow = entry.fields("flow").flatMap(this::flow).orElse(null);
        from.filter(start -> to.filter(end -> end.part().equals(start.part())).isPresent()).ifPresent(
                start -> draft.mistakes().add(entry.needed("to").place(), "the link %s leads from %s to itself",
                        entry.text("id"), start.part()));
        LiveText label = texts.live(entry, "label");
        @Nullable
        Condition shown = shown(entry);
        return from.flatMap(start -> to.map(end -> new Diagram.Link(entry.text("id"), start, end, label, flow,
                entry.yes("dashes"), entry.yes("both"), shown)));
    }

    private Optional<Diagram.End> end(Scalar written) {
        String[] words = written.text().split(" ", -1);
        if (!isFrame(written, words[0])) {
            return Optional.empty();
        }
        Diagram.Side side = Diagram.Side.valueOf(words[1].toUpperCase(Locale.ROOT));
        return Optional.of(new Diagram.End(words[0], side, words.length > 2 ? Double.parseDouble(words[2]) : 0.5));
    }

    private boolean isFrame(Scalar name) {
        return isFrame(name, name.text());
    }

    private boolean isFrame(Scalar written, String id) {
        Namespace frames = draft.names().frames();
        if (!frames.mayHave(id)) {
            draft.mistakes().add(written.placeOf(0, id.length()), "%s is no part, area or link of the diagram%s", id,
                    Nearest.hint(id, frames.ids()));
        }
        return frames.has(id);
    }

    private Optional<Diagram.Flow> flow(Fields entry) {
        Optional<Quantity> of = draft.quantity(entry.needed("of"), Quantity.class, "an assumption or estimate");
        List<Scalar> range = entry.scalars("range");
        Optional<Expression> least = of.flatMap(flow -> end(range.getFirst(), flow));
        Optional<Expression> most = of.flatMap(flow -> end(range.getLast(), flow));
        return of.flatMap(flow -> least.flatMap(low -> most.map(high -> new Diagram.Flow(flow, low, high))));
    }

    /** The end of a flow's range: a plain number is in base units. */
    private Optional<Expression> end(Scalar written, Quantity flow) {
        return draft.formula(written).flatMap(end -> {
            boolean plain = end instanceof Constant constant && constant.dimension().equals(Dimension.NONE);
            if (plain || end.dimension().equals(flow.dimension())) {
                return Optional.of(end);
            }
            draft.mistakes().add(written.place(), "%s is %s, but the flow %s is %s", written.text(), end.dimension(),
                    flow.id(), flow.dimension());
            return Optional.empty();
        });
    }
}
