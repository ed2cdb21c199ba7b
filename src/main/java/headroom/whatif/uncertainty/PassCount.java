package headroom.whatif.uncertainty;

import headroom.formula.program.Columns;
import headroom.model.Check;
import headroom.whatif.Runner;
import java.util.Arrays;

/** The number of samples to which a check applied, and of those in which it passed. */
record PassCount(int applied, int passed) {

    static final PassCount NONE = new PassCount(0, 0);

    static PassCount of(Check check, Columns results, int rows) {
        double[] margins = Arrays.stream(Runner.margins(check, results, rows)).filter(margin -> !Double.isNaN(margin))
                .toArray();
        return new PassCount(margins.length, (int) Arrays.stream(margins).filter(Check::passes).count());
    }

    /** Both together. */
    PassCount plus(PassCount other) {
        return new PassCount(applied + other.applied, passed + other.passed);
    }
}
