package headroom.ui.explain.sensitivity;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.LiveNumbers;
import headroom.text.Digits;
import headroom.text.Figure;
import headroom.whatif.sensitivity.Swing;
import headroom.whatif.sensitivity.Tornado;
import java.util.List;

/** Texts that say what an assumption does to an estimate. */
public final class SwingWords {

    private static final int TENS = 10;
    private static final int HUNDREDS = 100;

    private SwingWords() {}

    /** {@code 4th of 33: 450–550 req/s moves Cost per hour by $64/h}. */
    public static String ranked(Tornado tornado, Assumption assumption) {
        Estimate estimate = tornado.estimate();
        return tornado.swing(assumption)
                .map(swing -> "%s of %d: %s moves %s by %s%s".formatted(ordinal(tornado.place(assumption)),
                        tornado.assumptions(), swing.way(), estimate.label(),
                        estimate.printDifference(swing.size()),
                        swing.loses() ? ", and leaves it without a value on the way" : ""))
                .orElseGet(() -> "No effect on %s".formatted(estimate.label()));
    }

    /** {@code Peak request rate, 450–550 req/s: GPUs deployed from 500 to 588 GPUs, elasticity 0.81}. */
    static String spoken(Swing swing, Estimate estimate) {
        return "%s, %s: %s from %s, elasticity %s%s%s".formatted(swing.assumption().label(), swing.way(),
                estimate.label(), values(estimate, swing.atLow(), "to", swing.atHigh()), elasticity(swing),
                swing.turns() ? ", " + turning(swing, estimate) : "",
                swing.loses() ? ", without a value on the way" : "");
    }

    /** The values between which a quantity moves that turns: its ends say less. */
    static String turning(Swing swing, Estimate estimate) {
        return "turns on the way, between " + values(estimate, swing.least(), "and", swing.greatest());
    }

    /** The elasticity as a number with a sign of its own. */
    static String elasticity(Swing swing) {
        double elasticity = swing.elasticity();
        return Double.isNaN(elasticity) ? LiveNumbers.NO_VALUE : Digits.decimals(elasticity, 2);
    }

    private static String values(Estimate estimate, double one, String between, double other) {
        List<String> texts = estimate.printApart(one, other).stream()
                .map(figure -> figure.equals(Figure.ABSENT) ? "no value" : figure.toString()).toList();
        return "%s %s %s".formatted(texts.getFirst(), between, texts.getLast());
    }

    /** {@code 1st, 2nd, 3rd, 4th, 11th, 21st}. */
    static String ordinal(int place) {
        boolean teen = place % HUNDREDS / TENS == 1;
        return place + switch (teen ? 0 : place % TENS) {
            case 1 -> "st";
            case 2 -> "nd";
            case 3 -> "rd";
            default -> "th";
        };
    }
}
