package headroom.formula.language;

import headroom.formula.language.Syntax.Place;
import headroom.text.Unit;
import java.util.function.Predicate;

/** Reads numbers and the units behind them. */
final class NumeralParser {

    private final String text;
    private final Cursor at;
    private final Predicate<String> isId;

    NumeralParser(String text, Cursor at, Predicate<String> isId) {
        this.text = text;
        this.at = at;
        this.isId = isId;
    }

    /** The number that comes next, and its unit if it has one. */
    Syntax.Numeral numeral() throws MistakeException {
        Token number = at.take();
        Token first = at.peek();
        if (first.kind() == Token.Kind.WORD && isId.test(first.text()) && Unit.knows(first.text())) {
            throw Cursor.mistake(first, "“%s” is an id here, so it is no unit: give what has that id another one"
                    .formatted(first.text()));
        }
        Token last = number;
        if (isUnitPart(0) || isOneOver()) {
            last = at.take();
            while (joins(0) && (at.peek().is("·") || at.peek().is("/")) && isUnitPart(1)) {
                at.take();
                last = at.take();
            }
        }
        Place unit = last.equals(number) ? new Place(number.end(), number.end()) : new Place(first.start(), last.end());
        return new Syntax.Numeral(Double.parseDouble(number.text()), text.substring(unit.start(), unit.end()), unit,
                new Place(number.start(), unit.end()));
    }

    /** True when a token can be a part of a unit: no name of the problem, no word of the language, no function's name. */
    private boolean isUnitPart(int ahead) {
        Token token = at.ahead(ahead);
        boolean word = token.kind() == Token.Kind.WORD && !Grammar.isKeyword(token.text()) && !isId.test(token.text())
                && !at.ahead(ahead + 1).is("(");
        return word || token.is("%") || token.is("$");
    }

    /** {@code 1/s}: two numbers never stand side by side otherwise. */
    private boolean isOneOver() {
        return at.peek().kind() == Token.Kind.NUMBER && at.peek().text().equals("1") && at.ahead(1).is("/")
                && joins(1) && isUnitPart(2);
    }

    /** True when a token touches both its neighbours. */
    private boolean joins(int ahead) {
        Token token = at.ahead(ahead);
        return token.kind() != Token.Kind.END && at.ahead(ahead - 1).touches(token)
                && token.touches(at.ahead(ahead + 1));
    }
}
