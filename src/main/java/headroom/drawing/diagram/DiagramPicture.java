package headroom.drawing.diagram;

import headroom.drawing.diagram.TextMeasure.Face;
import headroom.formula.Condition;
import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Diagram;
import headroom.model.Diagram.Area;
import headroom.model.Diagram.Flow;
import headroom.model.Diagram.Link;
import headroom.model.Diagram.Part;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.model.LiveText;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A diagram's layout filled with one evaluation: texts, widths and marks. */
final class DiagramPicture {

    private final DiagramLayout layout;
    private final Evaluation evaluation;
    private final List<Check> shaky;
    private final LiveNumbers prose;
    private final Map<String, PartState> states = new HashMap<>();
    private final List<Frame> areas = new ArrayList<>();
    private final List<Box> parts = new ArrayList<>();
    private final List<Line> lines = new ArrayList<>();

    /** An area with its title. */
    record Frame(Area area, Rectangle2D bounds, PartState state, Writing title) {}

    /** A part with its texts. */
    record Box(Part part, Rectangle2D bounds, PartState state, TextBlock block) {}

    /** A link with its thickness, and its label where it has one. */
    record Line(Link link, Route route, boolean shown, double width, Optional<Label> label) {}

    /** A label in the place kept for it. */
    record Label(LabelPlace place, List<Writing> lines) {

        /** The rectangle that its letters take. */
        Rectangle2D bounds() {
            return lines.stream().map(Writing::bounds).reduce(Rectangle2D::createUnion).orElse(place.box());
        }
    }

    /** A line of text of a size, and the rectangle that it takes. */
    record Writing(String text, double size, Rectangle2D bounds) {

        boolean isLegible() {
            return text.isEmpty() || size >= Density.LEAST_SIZE - 1e-6;
        }
    }

    /** @param shaky the checks that hold perhaps only */
    DiagramPicture(Diagram diagram, DiagramLayout layout, Evaluation evaluation, List<Check> shaky) {
        this.shaky = shaky;
        this.layout = layout;
        this.evaluation = evaluation;
        this.prose = new LiveNumbers(evaluation);
        diagram.areas().forEach(area -> areas.add(frame(area)));
        diagram.parts().forEach(part -> parts.add(box(part)));
        for (int i = 0; i < diagram.links().size(); i++) {
            lines.add(line(diagram.links().get(i), layout.routes().get(i), layout.labels().get(i)));
        }
    }

    DiagramLayout layout() {
        return layout;
    }

    List<Frame> areas() {
        return areas;
    }

    List<Box> parts() {
        return parts;
    }

    List<Line> lines() {
        return lines;
    }

    private Frame frame(Area area) {
        PartState state = state(area.id(), area.shown(), area.checks());
        Rectangle2D bar = layout.titleBars().getOrDefault(area.id(), layout.frame(area.id()));
        String text = prose.text(area.title());
        double size =
                TextMeasure.sizeThatFits(List.of(text), Face.SEMIBOLD, layout.density().badgeSize(), bar.getWidth());
        Rectangle2D bounds = new Rectangle2D.Double(bar.getX(), bar.getY(),
                TextMeasure.width(text, Face.SEMIBOLD, size), bar.getHeight());
        return new Frame(area, layout.frame(area.id()), state, new Writing(text, size, bounds));
    }

    private Box box(Part part) {
        PartState state = state(part.id(), part.shown(), part.checks());
        boolean mute = state == PartState.FADED && !part.lines().stream().allMatch(DiagramPicture::isStatic);
        List<LiveText> badges = mute ? List.of() : part.lines();
        Rectangle2D bounds = layout.frame(part.id());
        TextBlock block = new TextBlock.Room(bounds.getWidth() - 2 * Density.LEAST_PADDING,
                bounds.getHeight() - 2 * Density.LEAST_PADDING, Grid.titleFace(part), Grid.titleIndent(part),
                densityOf(part)).fit(prose.text(part.title()), badges.stream().map(prose::text).toList());
        return new Box(part, bounds, state, block);
    }

    /** Type starts at the size that suits texts about as long as they get, so that it seldom changes with a value. */
    private Density densityOf(Part part) {
        Density density = layout.density();
        TextBlock nominal = layout.blocks().get(part.id());
        return nominal == null || nominal.badges().isEmpty() ? density
                : density.withBadges(Math.max(nominal.badgeSize(), Density.LEAST_SIZE));
    }

    private static boolean isStatic(LiveText text) {
        return text.parts().stream().noneMatch(LiveText.Slot.class::isInstance);
    }

    private Line line(Link link, Route route, Optional<LabelPlace> place) {
        boolean shown = isShown(link.shown()) && isShown(link.from()) && isShown(link.to());
        Flow flow = link.flow();
        double width = flow == null || !shown ? LineWidth.THIN
                : LineWidth.of(evaluation.value(flow.of()), evaluation.value(flow.least()),
                        evaluation.value(flow.most()));
        return new Line(link, route, shown, width, place.filter(_ -> shown).map(found -> label(link, found)));
    }

    private Label label(Link link, LabelPlace place) {
        String text = prose.text(link.label());
        List<String> broken = place.whole() ? TextMeasure.lines(text, place.lines(), Face.REGULAR, place.size())
                : TextMeasure.cut(text, place.lines(), Face.REGULAR, place.size(), place.box().getWidth());
        Rectangle2D box = place.box();
        double size = TextMeasure.sizeThatFits(broken, Face.REGULAR, place.size(), box.getWidth());
        double height = size * Labels.LEADING;
        double top = box.getCenterY() - height * broken.size() / 2;
        List<Writing> writings = new ArrayList<>();
        for (String line : broken) {
            double width = TextMeasure.width(line, Face.REGULAR, size);
            writings.add(new Writing(line, size, new Rectangle2D.Double(place.start(width),
                    top + height * writings.size(), width, height)));
        }
        return new Label(place, writings);
    }

    private boolean isShown(Diagram.End end) {
        return states.get(end.part()) != PartState.FADED;
    }

    private boolean isShown(@Nullable Condition condition) {
        return condition == null || evaluation.holds(condition);
    }

    private PartState state(String id, @Nullable Condition shown, List<String> checks) {
        PartState state = isShown(shown) ? state(checks) : PartState.FADED;
        states.put(id, state);
        return state;
    }

    private PartState state(List<String> checks) {
        if (failures(checks).isEmpty()) {
            return shaky.stream().map(Check::id).anyMatch(checks::contains) ? PartState.SHAKY : PartState.SHOWN;
        }
        boolean binds = evaluation.binding().filter(result -> checks.contains(result.check().id())).isPresent();
        return binds ? PartState.BINDING : PartState.FAILED;
    }

    /** The failed ones among some checks, by their ids. */
    List<CheckResult> failures(List<String> checks) {
        return evaluation.failures().stream().filter(result -> checks.contains(result.check().id())).toList();
    }
}
