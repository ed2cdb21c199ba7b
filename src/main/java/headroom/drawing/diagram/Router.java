package headroom.drawing.diagram;

import headroom.model.Diagram;
import headroom.model.Diagram.Link;
import headroom.model.Diagram.Side;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Finds the lines of a diagram: straight where two sides face each other, else with as few bends as keep it clear of
 * everything, the stretches between bends in the gutters.
 */
final class Router {

    /** The costs of a route besides its length in pixels. */
    private static final double BEND = 40;
    private static final double CROSSING = 60;
    private static final double OFF_TURN = 0.5;
    private static final double OVER_TITLE = 2_000;
    private static final double ALONG_LINE = 5_000;
    private static final double OVER_PART = 20_000;
    private static final double WRONG_WAY = 50_000;
    /** Routes that cost more than this hit something. */
    private static final double HITS = 2_000;
    /** A line leaves a part by this much at least before it bends; an arrow head needs it. */
    private static final double STUB = 5;
    /** The room of the head of a thick arrow before its tip. */
    private static final double HEAD = 12;
    /** The distance of lines from parts; at its ends a line touches them. */
    private static final double CLEARANCE = 4;
    private static final double TOUCH = 1;
    /** Ends that miss each other by less than this are brought in line: so small a jog looks like a mistake. */
    private static final double NEAR_MISS = 30;

    private final Grid grid;
    private final Map<String, Rectangle2D> frames;
    private final List<String> parts;
    private final List<Rectangle2D> titles;
    private final List<Route> drawn = new ArrayList<>();

    Router(Diagram diagram, Grid grid, Map<String, Rectangle2D> frames, List<Rectangle2D> titles) {
        this.grid = grid;
        this.frames = frames;
        this.parts = diagram.parts().stream().map(Diagram.Part::id).toList();
        this.titles = titles;
    }

    /** The routes of the links, in their order; earlier ones have the right of way. */
    List<Route> routes(List<Link> links) {
        links.forEach(link -> drawn.add(route(link)));
        return List.copyOf(drawn);
    }

    private Route route(Link link) {
        Port from = port(link.from());
        Port to = port(link.to());
        if (isFacing(from, to)) {
            from = aligned(from, to);
            to = aligned(to, from);
        }
        Port start = from;
        Port end = to;
        Comparator<Route> byCost = Comparator.comparingDouble(route -> cost(route, link, start, end));
        Route simple = candidates(link, start, end, false).stream().min(byCost).orElseThrow();
        return cost(simple, link, start, end) < HITS ? simple
                : Stream.concat(Stream.of(simple), candidates(link, start, end, true).stream()).min(byCost)
                        .orElseThrow();
    }

    private Port port(Diagram.End end) {
        Rectangle2D frame = frames.get(end.part());
        if (frame == null) {
            throw new IllegalArgumentException("the diagram has no part %s".formatted(end.part()));
        }
        return new Port(frame, end.side(), end.along());
    }

    private static boolean isFacing(Port from, Port to) {
        return opposite(from.side()) == to.side() && from.faces(to.at(), 0);
    }

    private static Side opposite(Side side) {
        return switch (side) {
            case TOP -> Side.BOTTOM;
            case BOTTOM -> Side.TOP;
            case LEFT -> Side.RIGHT;
            case RIGHT -> Side.LEFT;
        };
    }

    /** The port, moved to where it meets the other, if it may: from the middle of its side, or by a little on a longer one. */
    private static Port aligned(Port port, Port other) {
        boolean longer = port.length() >= other.length();
        boolean nearly = longer && Math.abs(port.position() - other.position()) < NEAR_MISS;
        boolean free = port.isInTheMiddle() && (longer || !other.isInTheMiddle());
        return (free || nearly) && port.reaches(other.position()) ? port.movedTo(other.position()) : port;
    }

    /** Routes with at most two bends, or those with more that hit no part on the way. */
    private List<Route> candidates(Link link, Port from, Port to, boolean roundabout) {
        Point2D wanted = wanted(link, from, to);
        List<Double> columns = new ArrayList<>(grid.columnLanes());
        List<Double> rows = new ArrayList<>(grid.rowLanes());
        columns.add(wanted.getX());
        rows.add(wanted.getY());
        boolean parallel = from.isHorizontal() == to.isHorizontal();
        List<Double> first = from.isHorizontal() ? columns : rows;
        List<Double> second = from.isHorizontal() ? rows : columns;
        List<Route> routes = new ArrayList<>();
        if (!roundabout) {
            (parallel ? first.stream().map(List::of) : Stream.of(List.<Double>of()))
                    .forEach(lanes -> routes.add(follow(from, lanes, to)));
            return routes;
        }
        for (double one : first) {
            for (double two : second) {
                if (isBlocked(link, from, one, two)) {
                    continue;
                }
                if (!parallel) {
                    routes.add(follow(from, List.of(one, two), to));
                } else {
                    first.forEach(three -> routes.add(follow(from, List.of(one, two, three), to)));
                }
            }
        }
        return routes;
    }

    /** True when a part stands in the way from a port to a first lane and along it to the second. */
    private boolean isBlocked(Link link, Port from, double one, double two) {
        Point2D start = from.at();
        Point2D turn = from.isHorizontal() ? new Point2D.Double(one, start.getY())
                : new Point2D.Double(start.getX(), one);
        Point2D next = from.isHorizontal() ? new Point2D.Double(one, two) : new Point2D.Double(two, one);
        return !from.faces(turn, STUB) || hits(Route.through(Stream.of(start, turn, next)), link) > 0;
    }

    /** The number of parts that a route runs through. */
    private long hits(Route route, Link link) {
        return frames.keySet().stream().filter(part -> {
            boolean isEnd = part.equals(link.from().part()) || part.equals(link.to().part());
            return (isEnd || parts.contains(part)) && route.crosses(grown(part, isEnd ? -TOUCH : CLEARANCE));
        }).count();
    }

    private static Point2D wanted(Link link, Port from, Port to) {
        return new Point2D.Double(between(from.at().getX(), to.at().getX(), link),
                between(from.at().getY(), to.at().getY(), link));
    }

    /** The middle of the way, or where there is room for the arrow heads. */
    private static double between(double from, double to, Link link) {
        double way = Math.abs(to - from);
        double head = Math.min(HEAD, way / 2);
        double start = link.bothWays() ? head : Math.min(STUB, way / 2);
        double distance = Math.clamp(way / 2, Math.min(start, way - head), way - head);
        return from + Math.signum(to - from) * distance;
    }

    /** The route that leaves a port, changes from lane to lane, and enters the other port. */
    private static Route follow(Port from, List<Double> lanes, Port to) {
        Stream.Builder<Point2D> points = Stream.builder();
        Point2D at = from.at();
        points.add(at);
        boolean horizontal = from.isHorizontal();
        for (double lane : lanes) {
            at = horizontal ? new Point2D.Double(lane, at.getY()) : new Point2D.Double(at.getX(), lane);
            points.add(at);
            horizontal = !horizontal;
        }
        Point2D end = to.at();
        points.add(to.isHorizontal() ? new Point2D.Double(at.getX(), end.getY())
                : new Point2D.Double(end.getX(), at.getY()));
        points.add(end);
        return Route.through(points.build());
    }

    private double cost(Route route, Link link, Port from, Port to) {
        double cost = route.length() + BEND * route.bends();
        List<Point2D> points = route.points();
        if (points.size() < 2 || !from.faces(points.get(1), points.size() > 2 ? STUB : 1)
                || !to.faces(points.get(points.size() - 2), points.size() > 2 ? STUB : 1)) {
            cost += WRONG_WAY;
        }
        cost += OVER_PART * hits(route, link);
        cost += OVER_TITLE * titles.stream().filter(route::crosses).count();
        for (Route other : drawn) {
            cost += CROSSING * route.crossings(other) + (route.runsAlong(other) ? ALONG_LINE : 0);
        }
        if (route.bends() == 2) {
            Point2D wanted = wanted(link, from, to);
            Point2D turn = points.get(1);
            cost += OFF_TURN * (from.isHorizontal() ? Math.abs(wanted.getX() - turn.getX())
                    : Math.abs(wanted.getY() - turn.getY()));
        }
        return cost;
    }

    private Rectangle2D grown(String part, double by) {
        return Route.grown(frames.getOrDefault(part, new Rectangle2D.Double()), by);
    }
}
