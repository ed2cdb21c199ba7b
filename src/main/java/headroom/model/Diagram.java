package headroom.model;

import headroom.formula.Condition;
import headroom.formula.Expression;
import headroom.formula.FormulaText;
import headroom.formula.Quantity;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An architecture, laid out by hand on a grid, so that it never moves under the reader: all parts of all choices stand in
 * fixed places; those chosen show, the others fade.
 *
 * @param columns the number of columns of the grid
 * @param rows the number of rows of the grid
 * @param areas tinted frames around parts, drawn first
 * @param path the stops of a request, in order
 */
public record Diagram(int columns, int rows, LiveText caption, List<Area> areas, List<Part> parts, List<Link> links,
        List<Step> path) {

    /** No drawing at all. */
    public static final Diagram NONE = new Diagram(1, 1, LiveText.EMPTY, List.of(), List.of(), List.of(), List.of());

    public Diagram {
        areas = List.copyOf(areas);
        parts = List.copyOf(parts);
        links = List.copyOf(links);
        path = List.copyOf(path);
    }

    /**
     * A stop on a request's path.
     *
     * @param at the id of the part, area or link where the request is
     * @param caption a sentence on what happens to it there
     */
    public record Step(String at, LiveText caption) {}

    /** The path as it is with some choices: steps whose part, area or link is not chosen are left out. */
    public List<Step> path(Evaluation evaluation) {
        return path.stream().filter(step -> isChosen(step.at(), evaluation)).toList();
    }

    /** True when there is nothing to draw. */
    public boolean isEmpty() {
        return areas.isEmpty() && parts.isEmpty();
    }

    /** True when a part, area or link belongs to the architecture that an evaluation's choices make. */
    public boolean isChosen(String id, Evaluation evaluation) {
        Stream<@Nullable Condition> frames = Stream.concat(
                parts.stream().filter(part -> part.id().equals(id)).map(Part::shown),
                areas.stream().filter(area -> area.id().equals(id)).map(Area::shown));
        return frames.allMatch(shown -> holds(shown, evaluation))
                && links.stream().filter(link -> link.id().equals(id)).allMatch(link -> holds(link.shown(), evaluation)
                        && isChosen(link.from().part(), evaluation) && isChosen(link.to().part(), evaluation));
    }

    private static boolean holds(@Nullable Condition shown, Evaluation evaluation) {
        return shown == null || evaluation.holds(shown);
    }

    /**
     * The architecture in a few sentences, for who cannot see it: its chosen parts, the checks that fail, and those that hold
     * perhaps only.
     *
     * @param shaky the checks that hold perhaps only
     */
    public String description(Evaluation evaluation, List<Check> shaky) {
        LiveNumbers prose = new LiveNumbers(evaluation);
        String chosen = parts.stream().filter(part -> holds(part.shown(), evaluation))
                .map(part -> prose.text(part.title())).collect(Collectors.joining(", "));
        String checks = Stream.of(
                named("Failed checks",
                        evaluation.failures().stream().map(CheckResult::check)),
                named("Checks that hold perhaps", shaky.stream()))
                .filter(sentence -> !sentence.isEmpty()).collect(Collectors.joining(" "));
        return "Architecture, %s: %s. %s".formatted(prose.text(caption), chosen,
                checks.isEmpty() ? "All checks hold." : checks);
    }

    private static String named(String what, Stream<Check> checks) {
        String names = checks.map(check -> FormulaText.inSentence(check.label())).collect(Collectors.joining(", "));
        return names.isEmpty() ? "" : "%s: %s.".formatted(what, names);
    }

    /** A rectangle of the grid: the column and row of its first cell from 0, and how many of each it spans. */
    public record Cells(int column, int row, int width, int height) {}

    /** A kind of part, which decides its outline. */
    public enum Kind {
        /** A box that computes. */
        SERVICE,
        /** A box that keeps something, drawn as a store. */
        STORE,
        /** A reserve or a remark, in a dashed outline. */
        NOTE
    }

    /** The side of a part at which a link ends. */
    public enum Side {
        TOP, RIGHT, BOTTOM, LEFT
    }

    /**
     * A box.
     *
     * @param lines badges below the title, with live numbers, one a line
     * @param shown the condition under which it belongs to the chosen architecture; null for always
     * @param checks ids of the checks that mark it when they fail
     */
    public record Part(String id, Cells cells, Kind kind, LiveText title, List<LiveText> lines,
            @Nullable Condition shown, List<String> checks) {}

    /** A tinted frame around cells, with a title of its own; marked when one of its checks fails. */
    public record Area(String id, Cells cells, LiveText title, @Nullable Condition shown, List<String> checks) {}

    /** An end of a link: a part or area, the side it meets, and the place along that side, 0 to 1. */
    public record End(String part, Side side, double along) {}

    /**
     * The flow that makes a line thick.
     *
     * @param least the flow up to which the line is thinnest
     * @param most the flow from which on it is thickest; between them, thickness follows the logarithm
     */
    public record Flow(Quantity of, Expression least, Expression most) {}

    /**
     * A line with right angles from one side of a part to a side of another, through the gutters of the grid.
     *
     * @param bothWays true when it has an arrow head at both ends
     */
    public record Link(String id, End from, End to, LiveText label, @Nullable Flow flow, boolean dashed,
            boolean bothWays, @Nullable Condition shown) {}

    /** The live texts in the diagram. */
    public List<LiveText> texts() {
        List<LiveText> texts = new ArrayList<>(List.of(caption));
        areas.forEach(area -> texts.add(area.title()));
        parts.forEach(part -> {
            texts.add(part.title());
            texts.addAll(part.lines());
        });
        links.forEach(link -> texts.add(link.label()));
        path.forEach(step -> texts.add(step.caption()));
        return texts;
    }
}
