package headroom.formula.language;

import headroom.formula.language.Syntax.Place;
import java.util.List;

/** The tokens of a formula and how far they are read. */
final class Cursor {

    private final List<Token> tokens;
    private int next;

    /** A cursor at the first of some tokens, of which the last is the end. */
    Cursor(List<Token> tokens) {
        this.tokens = tokens;
    }

    /** A token that comes later, or, with −1, the one before; beyond the end there is only the end. */
    Token ahead(int count) {
        return tokens.get(Math.clamp((long) next + count, 0, tokens.size() - 1));
    }

    /** The token that comes next. */
    Token peek() {
        return tokens.get(next);
    }

    /** The token that comes next, which is then behind; the end stays. */
    Token take() {
        return tokens.get(peek().kind() == Token.Kind.END ? next : next++);
    }

    /** Takes a name, which must come next. */
    Syntax.Name name(String what, String where) throws MistakeException {
        Token token = peek();
        if (token.kind() != Token.Kind.WORD) {
            throw unexpected(token, "%s is missing %s".formatted(what, where));
        }
        take();
        return new Syntax.Name(token.text(), place(token));
    }

    /** The place of a token. */
    static Place place(Token token) {
        return new Place(token.start(), token.end());
    }

    /** Takes a sign or word, which must come next. */
    Token expect(String sign, String where) throws MistakeException {
        if (!peek().is(sign)) {
            throw unexpected(peek(), "“%s” is missing %s".formatted(sign, where));
        }
        return take();
    }

    /** The mistake that a token stands where something else must. */
    static MistakeException unexpected(Token token, String wanted) {
        return mistake(token, token.kind() == Token.Kind.END ? "the formula is cut short: %s".formatted(wanted)
                : "%s does not belong here: %s".formatted(token.found(), wanted));
    }

    /** A mistake at a token. */
    static MistakeException mistake(Token at, String sentence) {
        return new MistakeException(at.start(), at.end(), sentence);
    }
}
