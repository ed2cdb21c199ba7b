package headroom.drawing.diagram;

import headroom.drawing.diagram.DiagramPicture.Box;
import headroom.drawing.diagram.DiagramPicture.Frame;
import headroom.drawing.diagram.DiagramPicture.Label;
import headroom.drawing.diagram.DiagramPicture.Line;
import headroom.drawing.diagram.DiagramPicture.Writing;
import headroom.model.Diagram.End;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What must hold in a picture of a diagram; each breach says what collides with what. */
final class DiagramRules {

    private final DiagramPicture picture;
    private final List<String> breaches = new ArrayList<>();

    private DiagramRules(DiagramPicture picture) {
        this.picture = picture;
    }

    /** All breaches of a picture: none in a good one. */
    static List<String> breaches(DiagramPicture picture) {
        DiagramRules rules = new DiagramRules(picture);
        rules.partsKeepApart();
        rules.linesKeepOffParts();
        rules.linesKeepOffOneAnother();
        rules.labelsCoverNothing();
        rules.textsFit();
        return List.copyOf(rules.breaches);
    }

    private void breach(String sentence, Object... details) {
        breaches.add(sentence.formatted(details));
    }

    private void partsKeepApart() {
        pairs(picture.parts()).forEach(pair -> {
            if (pair.one.bounds().intersects(pair.other.bounds())) {
                breach("part %s overlaps part %s", pair.one.part().id(), pair.other.part().id());
            }
        });
        pairs(picture.areas()).filter(pair -> pair.one.bounds().intersects(pair.other.bounds()))
                .filter(pair -> !pair.one.bounds().contains(pair.other.bounds())
                        && !pair.other.bounds().contains(pair.one.bounds()))
                .forEach(pair -> breach("the frame of area %s cuts that of area %s", pair.one.area().id(),
                        pair.other.area().id()));
        for (Frame area : picture.areas()) {
            for (Box part : picture.parts()) {
                if (area.bounds().intersects(part.bounds()) && !area.bounds().contains(part.bounds())) {
                    breach("the frame of area %s cuts part %s", area.area().id(), part.part().id());
                }
                if (area.title().bounds().intersects(part.bounds())) {
                    breach("part %s covers the title of area %s", part.part().id(), area.area().id());
                }
            }
        }
        outlines().filter(outline -> !picture.layout().picture().contains(outline.bounds))
                .forEach(outline -> breach("%s leaves the picture", outline.name));
    }

    private record Outline(String name, Rectangle2D bounds) {}

    private Stream<Outline> outlines() {
        return Stream.concat(
                picture.parts().stream().map(box -> new Outline("part " + box.part().id(), box.bounds())),
                picture.areas().stream().map(frame -> new Outline("area " + frame.area().id(), frame.bounds())));
    }

    private void linesKeepOffParts() {
        for (Line line : picture.lines()) {
            picture.parts().stream().filter(box -> line.route().crosses(inner(box.bounds(), 0.5)))
                    .forEach(box -> breach(
                            endsAt(line, box.part().id()) ? "line %s runs back through part %s"
                                    : "line %s crosses part %s, at which it does not end",
                            line.link().id(), box.part().id()));
            picture.areas().stream().filter(frame -> line.route().crosses(frame.title().bounds()))
                    .forEach(frame -> breach("line %s crosses the title of area %s", line.link().id(),
                            frame.area().id()));
            if (line.route().stretches().stream()
                    .anyMatch(stretch -> !picture.layout().picture().contains(stretch.getBounds2D().getX(),
                            stretch.getBounds2D().getY(), 0.1, 0.1))) {
                breach("line %s leaves the picture", line.link().id());
            }
        }
    }

    private static boolean endsAt(Line line, String part) {
        return Stream.of(line.link().from(), line.link().to()).map(End::part).anyMatch(part::equals);
    }

    private void linesKeepOffOneAnother() {
        pairs(picture.lines()).filter(pair -> pair.one.route().runsAlong(pair.other.route()))
                .forEach(pair -> breach("line %s runs along line %s", pair.one.link().id(), pair.other.link().id()));
    }

    private void labelsCoverNothing() {
        for (Line line : picture.lines()) {
            line.label().ifPresent(label -> coversNothing(line, label));
        }
        pairs(picture.lines()).filter(pair -> covers(pair.one.label(), pair.other.label()))
                .forEach(pair -> breach("the label of line %s covers that of line %s", pair.one.link().id(),
                        pair.other.link().id()));
    }

    private static boolean covers(Optional<Label> one, Optional<Label> other) {
        return one.isPresent() && other.isPresent() && one.get().bounds().intersects(other.get().bounds());
    }

    private void coversNothing(Line line, Label label) {
        Rectangle2D bounds = label.bounds();
        String name = line.link().id();
        picture.parts().stream().filter(box -> box.bounds().intersects(bounds))
                .forEach(box -> breach("the label of line %s covers part %s", name, box.part().id()));
        picture.areas().stream().filter(frame -> frame.title().bounds().intersects(bounds))
                .forEach(frame -> breach("the label of line %s covers the title of area %s", name,
                        frame.area().id()));
        picture.lines().stream().filter(other -> other.route().stretches().stream()
                .anyMatch(stretch -> Route.around(stretch, other.width() / 2).intersects(bounds)))
                .forEach(other -> breach("the label of line %s covers line %s", name, other.link().id()));
        if (heads(line).anyMatch(bounds::intersects)) {
            breach("the label of line %s touches a head of it", name);
        }
        if (!picture.layout().picture().contains(bounds)) {
            breach("the label of line %s leaves the picture", name);
        }
        if (!label.place().whole()) {
            breach("the label of line %s has no room and is cut: “%s”", name,
                    label.lines().stream().map(Writing::text).collect(Collectors.joining(" ")));
        }
        label.lines().forEach(writing -> legible(writing, "the label of line " + name));
    }

    /** The rectangles around the heads of a line. */
    private static Stream<Rectangle2D> heads(Line line) {
        List<Line2D> stretches = line.route().stretches();
        Line2D last = stretches.getLast();
        Line2D first = new Line2D.Double(stretches.getFirst().getP2(), stretches.getFirst().getP1());
        double length = LineWidth.head(line.width());
        return (line.link().bothWays() ? Stream.of(first, last) : Stream.of(last)).map(stretch -> {
            double share = Math.min(1, length / Route.length(stretch));
            return Route.around(new Line2D.Double(stretch.getX2() + share * (stretch.getX1() - stretch.getX2()),
                    stretch.getY2() + share * (stretch.getY1() - stretch.getY2()), stretch.getX2(), stretch.getY2()),
                    0).createUnion(Route.around(new Line2D.Double(stretch.getP2(), stretch.getP2()), length / 2));
        });
    }

    private void textsFit() {
        for (Box box : picture.parts()) {
            double width = box.bounds().getWidth() - 2 * Density.LEAST_PADDING + 0.01;
            double indent = Grid.titleIndent(box.part());
            if (!box.block().isLegible()) {
                breach("part %s is too small for its texts: “%s” would be set at %.1f and “%s” at %.1f, %.1f is the least",
                        box.part().id(), String.join(" / ", box.block().title()), box.block().titleSize(),
                        String.join(" / ", box.block().badges()), box.block().badgeSize(), Density.LEAST_SIZE);
            }
            boolean wide = box.block().title().stream().anyMatch(line -> TextMeasure.width(line,
                    Grid.titleFace(box.part()), box.block().titleSize()) > width - indent)
                    || box.block().badges().stream().anyMatch(line -> TextMeasure.width(line, TextMeasure.Face.REGULAR,
                            box.block().badgeSize()) > width);
            if (wide || box.block().height() > box.bounds().getHeight()) {
                breach("the texts of part %s do not fit into it", box.part().id());
            }
        }
        picture.areas().forEach(frame -> legible(frame.title(), "the title of area " + frame.area().id()));
        if (picture.layout().scale() < 0.999) {
            breach("the diagram needs %.0f × %.0f, so that it is shrunk to %.0f %%",
                    picture.layout().picture().getWidth(), picture.layout().picture().getHeight(),
                    100 * picture.layout().scale());
        }
    }

    private void legible(Writing writing, String name) {
        if (!writing.isLegible()) {
            breach("%s is too long for its place: “%s” would be set at %.1f, %.1f is the least", name,
                    writing.text(), writing.size(), Density.LEAST_SIZE);
        }
    }

    private static Rectangle2D inner(Rectangle2D bounds, double by) {
        return new Rectangle2D.Double(bounds.getX() + by, bounds.getY() + by, bounds.getWidth() - 2 * by,
                bounds.getHeight() - 2 * by);
    }

    private record Pair<T>(T one, T other) {}

    private static <T> Stream<Pair<T>> pairs(List<T> all) {
        List<Pair<T>> pairs = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            for (int j = i + 1; j < all.size(); j++) {
                pairs.add(new Pair<>(all.get(i), all.get(j)));
            }
        }
        return pairs.stream();
    }
}
