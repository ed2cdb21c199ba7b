package headroom.formula;

import headroom.text.Dimension;
import headroom.text.Unit;

/**
 * The value of an expression under another dimension; {@code why} names what is crossed, such as one token of TPOT.
 *
 * @param unit without prefix, so that the value stays as it is
 */
public record Conversion(Expression of, Unit unit, String why) implements Expression {

    @Override
    public Dimension dimension() {
        return unit.dimension();
    }
}
