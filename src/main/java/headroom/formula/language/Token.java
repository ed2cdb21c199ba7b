package headroom.formula.language;

/**
 * A piece of a formula's text.
 *
 * @param text as the grammar writes it: {@code *} for ×
 */
record Token(Kind kind, String text, int start, int end) {

    enum Kind {
        NUMBER, WORD, TEXT, SIGN, END
    }

    boolean is(String sign) {
        return (kind == Kind.SIGN || kind == Kind.WORD) && text.equals(sign);
    }

    boolean touches(Token next) {
        return end == next.start;
    }

    /** The name that a sentence gives it. */
    String found() {
        return switch (kind) {
            case END -> "the end";
            case TEXT -> "a text in quotes";
            default -> "“%s”".formatted(text);
        };
    }
}
