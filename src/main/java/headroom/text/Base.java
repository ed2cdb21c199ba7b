package headroom.text;

/** A base of units. All other nouns (request, node, expert…) are labels: shown, never checked. */
public enum Base {
    SECOND("s"), BYTE("B"), TOKEN("tok"), FLOP("FLOP"), DOLLAR("$"), GPU("GPU");

    private final String symbol;

    Base(String symbol) {
        this.symbol = symbol;
    }

    /** The symbol in which a value in base units is printed, such as {@code tok}. */
    public String symbol() {
        return symbol;
    }
}
