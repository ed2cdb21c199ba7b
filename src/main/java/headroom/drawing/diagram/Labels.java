package headroom.drawing.diagram;

import headroom.drawing.diagram.LabelPlace.Anchor;
import headroom.drawing.diagram.TextMeasure.Face;
import headroom.model.Diagram.Link;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** Finds a place for every label, beside its own line and clear of parts, lines, titles and other labels. */
final class Labels {

    /** Between a label and its own line, the thickest lines included; from the head of the line it keeps the clearance. */
    private static final double GAP = 3;
    private static final double CLEARANCE = 2;
    /** The height of a line of text over its type size. */
    static final double LEADING = 1.2;
    /** The costs of a place. */
    private static final double COLLISION = 10_000;
    private static final double OVER_FRAME = 400;
    private static final double OFF_CENTRE = 20;
    private static final double BEYOND_LINE = 0.5;
    private static final double SMALL = 15;
    private static final double TWO_LINES = 30;
    private static final double SHORT_STRETCH = 0.1;
    private static final List<Double> WIDENINGS = List.of(48.0, 36.0, 24.0, 16.0, 8.0, 4.0);
    /** Widths that are tried for a text that has no room anywhere, as shares of its own. */
    private static final List<Double> CUTS = List.of(0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.05);
    private static final double[] SHARES = {0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9};

    private final Rectangle2D picture;
    private final List<Rectangle2D> solids;
    private final List<Rectangle2D> areas;
    private final List<Link> links;
    private final List<Route> routes;
    private final List<Rectangle2D> lines = new ArrayList<>();
    private final Density density;

    /**
     * @param solids parts and titles of areas, which no label may touch
     * @param areas frames of areas, which labels should rather not lie across
     */
    Labels(Rectangle2D picture, List<Rectangle2D> solids, List<Rectangle2D> areas, List<Link> links,
            List<Route> routes, Density density) {
        this.picture = picture;
        this.solids = solids;
        this.areas = areas;
        this.links = links;
        this.routes = routes;
        this.density = density;
        for (int i = 0; i < routes.size(); i++) {
            double distance = reach(links.get(i)) + CLEARANCE;
            routes.get(i).stretches().forEach(stretch -> lines.add(Route.around(stretch, distance)));
        }
    }

    /** The places of the links' labels, in the links' order; none for an empty text. */
    List<Optional<LabelPlace>> places(NominalTexts texts) {
        List<Optional<LabelPlace>> places = new ArrayList<>();
        for (Link link : links) {
            List<Rectangle2D> taken = boxes(places);
            places.add(link.label().isEmpty() ? Optional.empty()
                    : place(places.size(), texts.of(link.label()), taken));
        }
        for (int i = 0; i < places.size(); i++) {
            List<Optional<LabelPlace>> others = new ArrayList<>(places);
            others.remove(i);
            places.set(i, places.get(i).map(place -> widened(place, boxes(others))));
        }
        return List.copyOf(places);
    }

    /** The best place for the whole text, or, where that would lie on something, for as much of it as has room. */
    private Optional<LabelPlace> place(int link, String text, List<Rectangle2D> taken) {
        Optional<LabelPlace> best = best(link, text, 1, taken);
        for (double share : CUTS) {
            if (best.filter(place -> !covers(place.usual())).isPresent()) {
                return best;
            }
            best = best(link, text, share, taken);
        }
        return best;
    }

    private Optional<LabelPlace> best(int link, String text, double share, List<Rectangle2D> taken) {
        return candidates(link, text, share).min(Comparator.comparingDouble(
                candidate -> candidate.cost + collisions(candidate.place, taken))).map(Candidate::place);
    }

    private static List<Rectangle2D> boxes(List<Optional<LabelPlace>> places) {
        return places.stream().flatMap(Optional::stream).map(LabelPlace::box).toList();
    }

    private LabelPlace widened(LabelPlace place, List<Rectangle2D> taken) {
        return collisions(place, taken) > 0 ? place : WIDENINGS.stream().map(place::wider)
                .filter(wider -> collisions(wider, taken) == 0).findFirst().orElse(place);
    }

    private record Candidate(LabelPlace place, double cost) {}

    /** A way to set a label: its size on the page and what speaks against it. */
    private record Setting(int lines, double size, double width, double cost, boolean whole) {

        /** As wide as a share of the text; of less than all of it the rest is cut. */
        Setting cut(double share) {
            return share == 1 ? this : new Setting(lines, size, share * width, cost, false);
        }

        double height() {
            return lines * size * LEADING;
        }
    }

    private Stream<Candidate> candidates(int link, String text, double share) {
        double longest = routes.get(link).stretches().stream().mapToDouble(Route::length).max().orElse(0);
        return settings(text, share).flatMap(setting -> routes.get(link).stretches().stream().flatMap(stretch -> {
            double cost = setting.cost + SHORT_STRETCH * (longest - Route.length(stretch));
            return DoubleStream.of(SHARES).boxed().flatMap(along -> beside(stretch, along,
                    distance(link, stretch, along, setting), setting).map(
                            place -> new Candidate(place,
                                    cost + OFF_CENTRE * Math.abs(along - 0.5)
                                            + BEYOND_LINE
                                                    * Math.max(0, extent(stretch, setting) - Route.length(stretch)))));
        }));
    }

    private Stream<Setting> settings(String text, double share) {
        return DoubleStream.of(density.badgeSize(), Density.LEAST_SIZE).boxed().flatMap(size -> {
            double cost = size < density.badgeSize() ? SMALL : 0;
            List<String> halves = TextMeasure.halves(text, Face.REGULAR, size);
            double half = TextMeasure.widest(halves, Face.REGULAR, size);
            Setting whole = new Setting(1, size, TextMeasure.width(text, Face.REGULAR, size), cost, true).cut(share);
            return halves.size() < 2 ? Stream.of(whole)
                    : Stream.of(whole, new Setting(2, size, half, cost + TWO_LINES, true).cut(share));
        });
    }

    /** The distance of a label from the middle of its line: more where it stands beside a head, which is wider. */
    private double distance(int link, Line2D stretch, double along, Setting setting) {
        List<Point2D> points = routes.get(link).points();
        double width = 2 * reach(links.get(link));
        double head = LineWidth.head(width);
        double before = along * Route.length(stretch) - extent(stretch, setting) / 2;
        double after = (1 - along) * Route.length(stretch) - extent(stretch, setting) / 2;
        boolean beside = (stretch.getP2().equals(points.getLast()) && after < head)
                || (links.get(link).bothWays() && stretch.getP1().equals(points.getFirst()) && before < head);
        return beside ? Math.max(GAP + width / 2, CLEARANCE + head / 2) : GAP + width / 2;
    }

    private static double extent(Line2D stretch, Setting setting) {
        return Route.isHorizontal(stretch) ? setting.width : setting.height();
    }

    /** Half the thickness that a line may reach. */
    private static double reach(Link link) {
        return link.flow() == null ? LineWidth.THIN / 2 : LineWidth.THICK / 2;
    }

    private static Stream<LabelPlace> beside(Line2D stretch, double share, double distance, Setting setting) {
        double x = stretch.getX1() + share * (stretch.getX2() - stretch.getX1());
        double y = stretch.getY1() + share * (stretch.getY2() - stretch.getY1());
        double width = setting.width;
        double height = setting.height();
        return Route.isHorizontal(stretch)
                ? Stream.of(place(x - width / 2, y - distance - height, Anchor.CENTRE, setting),
                        place(x - width / 2, y + distance, Anchor.CENTRE, setting))
                : Stream.of(place(x + distance, y - height / 2, Anchor.LEFT, setting),
                        place(x - distance - width, y - height / 2, Anchor.RIGHT, setting));
    }

    private static LabelPlace place(double x, double y, Anchor anchor, Setting setting) {
        return new LabelPlace(new Rectangle2D.Double(x, y, setting.width, setting.height()), anchor, setting.lines,
                setting.size, setting.whole);
    }

    private double collisions(LabelPlace place, List<Rectangle2D> taken) {
        Rectangle2D box = place.box();
        double cost = picture.contains(box) ? 0 : COLLISION;
        cost += COLLISION * Stream.concat(solids.stream(), taken.stream())
                .filter(solid -> solid.intersects(Route.grown(box, CLEARANCE))).count();
        cost += COLLISION * lines.stream().filter(line -> line.intersects(box)).count();
        return cost + OVER_FRAME * areas.stream().filter(area -> area.intersects(box) && !area.contains(box)).count();
    }

    /** True when a label would lie on a part or a title, or not be seen in whole itself. */
    private boolean covers(Rectangle2D box) {
        return !picture.contains(box) || solids.stream().anyMatch(solid -> solid.intersects(box));
    }
}
