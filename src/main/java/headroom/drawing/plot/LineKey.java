package headroom.drawing.plot;

import headroom.drawing.plot.KeyEntry.Sign;
import headroom.model.Axis.Across;
import headroom.model.LineChart;
import headroom.model.Series;
import headroom.text.Dimension;
import headroom.text.Style;
import headroom.text.Unit;
import headroom.whatif.chart.VerticalAxis;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What stands above and below a line chart: what its axes measure and, where there are two, which lines belong to which. */
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

    /** What the horizontal axis measures, and in which unit where neither its ticks nor its label say so. */
    static String below(Across across) {
        Unit unit = across.shown().unit();
        boolean inTicks = switch (across.shown().style()) {
            case COUNT, FITTING, NEEDED, NUMBER -> unit.symbol().equals("h");
            case DOLLARS -> false;
            case SHARE, FACTOR, TIME, BYTES, BINARY_BYTES, GIBIBYTES -> true;
        };
        String words = across.label().toLowerCase(Locale.ROOT);
        boolean noun = Unit.of(unit.numerator()).dimension().equals(Dimension.NONE) || says(words, unit.numerator());
        boolean said = noun && (unit.denominator().isEmpty() || says(words, unit.denominator().substring(1)));
        return across.label().isEmpty() || inTicks || said ? across.label()
                : across.label() + ", " + Style.unitOfMany(unit);
    }

    /** Whether a label names a unit: “Answers in flight per GPU” needs no slot/GPU beside it. */
    private static boolean says(String label, String unit) {
        return unit.length() > 2 && label.contains(unit.toLowerCase(Locale.ROOT));
    }
}
