package headroom.ui.explain.sensitivity;

import headroom.formula.Assumption;
import headroom.whatif.sensitivity.Swing;
import headroom.whatif.sensitivity.Tornado;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/**
 * A tornado as it stands on the screen. While a gesture lasts, its rows keep their order and its axis only widens, so that
 * nothing jumps under the eye.
 *
 * @param rows from top to bottom
 * @param least where the axis that all rows share begins, in base units; NaN when there is nothing to show
 * @param greatest where it ends
 */
public record TornadoPlot(Tornado tornado, List<Row> rows, double least, double greatest) {

    /**
     * A row.
     *
     * @param swing what the assumption does; empty when it stopped doing anything since the gesture began
     */
    public record Row(Assumption assumption, Optional<Swing> swing) {}

    /** The largest swing above, and an axis that fits. */
    public static TornadoPlot of(Tornado tornado) {
        return new TornadoPlot(tornado,
                tornado.swings().stream().map(swing -> new Row(swing.assumption(), Optional.of(swing))).toList(),
                values(tornado).min().orElse(Double.NaN), values(tornado).max().orElse(Double.NaN));
    }

    private static DoubleStream values(Tornado tornado) {
        return DoubleStream.concat(DoubleStream.of(tornado.present()),
                tornado.swings().stream().flatMapToDouble(swing -> swing.values().present()))
                .filter(Double::isFinite);
    }

    /** The answer to the same question at another scenario, in the order and on the axis that there were. */
    public TornadoPlot moved(Tornado next) {
        if (!next.estimate().equals(tornado.estimate()) || next.share() != tornado.share() || rows.isEmpty()) {
            return of(next);
        }
        List<Row> moved = new ArrayList<>();
        rows.forEach(row -> moved.add(new Row(row.assumption, next.swing(row.assumption))));
        next.swings().stream()
                .filter(swing -> rows.stream().noneMatch(row -> row.assumption.equals(swing.assumption())))
                .forEach(swing -> moved.add(new Row(swing.assumption(), Optional.of(swing))));
        return new TornadoPlot(next, List.copyOf(moved), Math.min(least, values(next).min().orElse(least)),
                Math.max(greatest, values(next).max().orElse(greatest)));
    }

    /**
     * The position of a value between the ends of the axis, from 0 to 1; a value beyond an end is at that end, and
     * every value is at 0.5 where the axis has no length.
     */
    public double share(double value) {
        return greatest > least ? Math.clamp((value - least) / (greatest - least), 0, 1) : 0.5;
    }
}
