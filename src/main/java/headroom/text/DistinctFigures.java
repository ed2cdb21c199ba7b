package headroom.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Prints values that are read against each other so that different ones look different: all with as many digits as that
 * takes. What the rounding of arithmetic left between two values is no difference.
 *
 * @param resolution two values that differ by a smaller share than this may look alike
 * @param special values that no other value may look like
 * @param printer prints one of them
 */
public record DistinctFigures(double resolution, List<Double> special, Printer printer) {

    /** The most digits beyond the usual; what is tiny is printed with a power of ten. */
    private static final int MOST = 12;

    /** A way to print a finite value with some more digits than usual. */
    @FunctionalInterface
    public interface Printer {
        Figure print(double value, int more);
    }

    /** The values printed, in their order; a dash for NaN, and for what is infinite. */
    public List<Figure> print(double... values) {
        double[] known = Arrays.stream(values).filter(Double::isFinite).sorted().toArray();
        for (int i = 1; i < known.length; i++) {
            known[i] = Digits.same(known[i - 1], known[i]) ? known[i - 1] : known[i];
        }
        int more = 0;
        while (more < MOST && !tellsApart(known, more)) {
            more++;
        }
        List<Figure> figures = new ArrayList<>();
        for (double value : values) {
            figures.add(!Double.isFinite(value) ? Figure.ABSENT : print(representative(value, known), more));
        }
        return figures;
    }

    private static double representative(double value, double[] known) {
        return Arrays.stream(known).filter(other -> Digits.same(other, value)).findFirst().orElse(value);
    }

    private boolean tellsApart(double[] rising, int more) {
        double last = Double.NaN;
        for (double value : rising) {
            boolean different =
                    value - last > resolution * Math.max(Math.abs(value), Math.abs(last)) || Double.isNaN(last);
            if (different && !Double.isNaN(last) && looksAlike(value, last, more)) {
                return false;
            }
            last = different ? value : last;
        }
        return true;
    }

    private boolean looksAlike(double one, double other, int more) {
        return printer.print(one, more).equals(printer.print(other, more));
    }

    /**
     * The figure of a value, with more digits where it would else look like a special one, and with two that tell where
     * it would look like 0.
     */
    private Figure print(double value, int more) {
        int needed = more;
        for (double mark : special) {
            int own = needed;
            while (own < MOST && !Digits.same(value, mark) && looksAlike(value, mark, own)) {
                own++;
            }
            boolean found = own > needed && own < MOST;
            needed = found ? own + (mark == 0 && isFinerAfter(value, own) ? 1 : 0) : needed;
        }
        return printer.print(value, needed);
    }

    private boolean isFinerAfter(double value, int more) {
        return !printer.print(value, more + 1).number().equals(printer.print(value, more).number() + "0");
    }
}
