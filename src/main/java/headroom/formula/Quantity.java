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

    /** So many more digits than usual may have been given. */
    int MOST_DIGITS = 4;

    /** The stable id, a contract of files and the command line. */
    String id();

    /** What a person calls it. */
    String label();

    /** The unit in which it is declared. */
    Unit unit();

    /** How its values are printed. */
    Style style();

    /** What it means, in one sentence for a newcomer. */
    String description();

    /** All that makes two quantities of one id alike in everything; the quantities that a formula names count by their ids. */
    Object content();

    @Override
    default Dimension dimension() {
        return unit().dimension();
    }

    /** A value in base units as a part of a formula, where a reader computes with it. */
    default Figure printOperand(double value) {
        return printOperand(value, 0);
    }

    /** The same with {@code more} digits, as far as these are worth reading. */
    default Figure printOperand(double value, int more) {
        return style().printOperand(value, unit(), more);
    }

    /** A value in base units with all the digits that were given, as far as these are worth reading. */
    default Figure printExact(double value) {
        Figure figure = printOperand(value);
        for (int more = 1; more <= MOST_DIGITS && !Digits.same(read(figure), value); more++) {
            figure = printOperand(value, more);
        }
        return figure;
    }

    /** The value that a reader takes a printed one for, in base units. */
    default double read(Figure figure) {
        return style().read(figure);
    }

    /** Values in base units as they are read against each other; see {@link Style#printApart}. */
    default List<Figure> printApart(double... values) {
        return style().printApart(unit(), values);
    }

    /** A value in base units as a person reads it. */
    default Figure print(double value) {
        return style().print(value, unit());
    }
}
