package headroom.formula;

import headroom.text.Dimension;

/** An expression with the other sign. */
public record Negation(Expression of) implements Expression {

    @Override
    public Dimension dimension() {
        return of.dimension();
    }
}
