package headroom.drawing.plot;

import headroom.drawing.plot.axis.Ink;
import headroom.drawing.plot.axis.KeyEntry;
import headroom.drawing.plot.axis.KeyEntry.Sign;
import headroom.model.LineChart;
import headroom.model.Series;
import headroom.whatif.chart.VerticalAxis;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The key above a line chart: what its vertical axes measure and, where there are two, which lines belong to which. */
final class LineKey {

    private final LineChart chart;
    private final LineLooks looks;
    private final Ink ink;

    LineKey(LineChart chart, LineLooks looks, Ink ink) {
        this.chart = chart;
        this.looks = looks;
        this.ink = ink;
    }

    /**
     * The entries above the plot; none for lines without values.
     *
     * @param missing the lines without values beside some that have them: there is no end of theirs to name
     */
    List<KeyEntry> above(List<VerticalAxis> sides, List<Integer> missing, boolean overBands, boolean overBaseline) {
        List<KeyEntry> key = new ArrayList<>(of(sides));
        missing.forEach(series -> key.add(entry(chart.series().get(series).name(), series)));
        if (overBands) {
            key.add(KeyEntry.band(ink));
        }
        if (overBaseline) {
            key.add(KeyEntry.baseline(Sign.LINE, ink));
        }
        return key;
    }

    private List<KeyEntry> of(List<VerticalAxis> sides) {
        if (sides.size() == 1) {
            return caption(sides.getFirst(), ink.palette().muted());
        }
        List<KeyEntry> key = new ArrayList<>();
        for (VerticalAxis side : sides) {
            if (side.isScale()) {
                key.addAll(side.hasValues() ? caption(side, colour(sides.getFirst()).orElse(ink.palette().muted()))
                        : List.of());
            } else if (side.isForOne()) {
                int only = side.members().getFirst();
                String label = side.up().label();
                key.add(entry(label.isEmpty() ? chart.series().get(only).name() : label, only));
            } else if (side.hasValues()) {
                key.addAll(caption(side, ink.palette().muted()));
                side.members().forEach(series -> key.add(entry(chart.series().get(series).name(), series)));
            }
        }
        return key;
    }

    /** The colour that all lines of an axis share. */
    Optional<Color> colour(VerticalAxis side) {
        List<Color> colours = side.members().stream().map(looks::colour).distinct().toList();
        return colours.size() == 1 ? Optional.of(colours.getFirst()) : Optional.empty();
    }

    private static List<KeyEntry> caption(VerticalAxis side, Color colour) {
        String label = side.up().label();
        return label.isEmpty() ? List.of() : List.of(KeyEntry.caption(label, colour, side.right()));
    }

    private KeyEntry entry(String text, int index) {
        Series series = chart.series().get(index);
        return series.look().stacked() ? KeyEntry.filled(text, looks.colour(index), Sign.SQUARE, series.right())
                : KeyEntry.line(text, looks.colour(index), looks.stroke(index), series.right());
    }
}
