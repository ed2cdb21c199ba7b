package headroom.formula;

import headroom.text.Digits;
import headroom.text.Dimension;
import headroom.text.Figure;
import headroom.text.Style;
import headroom.text.Unit;
import java.util.List;

/**
 * Something with an id, a name and a unit that formulas refer to. Within a problem it is known by its id: two quantities of a
 * kind are equal when their ids are, so that what is kept for one survives when its problem is read again.
 * {@link #content} tells whether they are also alike in everything.
 */
public sealed interface Quantity extends Expression permits Assumption, Estimate, Coordinate {

    /** The most digits beyond the usual that may have been given. */
    int MOST_DIGITS = 4;

    /** The stable id, a contract of files and the command line. */
    String id();

    /** The name for people. */
    String label();

    /** The unit in which it is declared. */
    Unit unit();

    /** The style in which its values are printed. */
    Style style();

    /** The meaning, in one sentence for a newcomer; may be empty. */
    String description();

    /** The things in which two quantities that are alike in everything agree; those that a formula names count by their ids. */
    Object content();

    @Override
    default Dimension dimension() {
        return unit().dimension();
    }

    /** A value in base units as a part of a formula, where a reader computes with it. */
    default Figure printOperand(double base) {
        return printOperand(base, 0);
    }

    /** A value in base units as a part of a formula, with {@code more} digits than usual, six in all at most. */
    default Figure printOperand(double base, int more) {
        return style().printOperand(base, unit(), more);
    }

    /** A value in base units with all the digits that were given, six at most. */
    default Figure printExact(double base) {
        Figure figure = printOperand(base);
        for (int more = 1; more <= MOST_DIGITS && !Digits.same(read(figure), base); more++) {
            figure = printOperand(base, more);
        }
        return figure;
    }

    /** The base value that a reader takes a printed one for. */
    default double read(Figure figure) {
        return style().read(figure);
    }

    /** Values in base units as they are read against each other; see {@link Style#printApart}. */
    default List<Figure> printApart(double... values) {
        return style().printApart(unit(), values);
    }

    /** A value in base units as a person reads it. */
    default Figure print(double base) {
        return style().print(base, unit());
    }
}
