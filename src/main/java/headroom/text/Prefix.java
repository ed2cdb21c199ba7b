package headroom.text;

/** A prefixed unit, such as GB or ms, and its size in base units. */
public record Prefix(String symbol, double size) {}
