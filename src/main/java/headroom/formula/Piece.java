package headroom.formula;

import java.util.List;
import java.util.stream.Collectors;

/** A part of a text about numbers: plain words, or a mention of a quantity, which a view can turn into a link. */
public sealed interface Piece {

    /** What a reader sees. */
    String text();

    /** Plain words and signs. */
    record Words(String text) implements Piece {}

    /** A quantity, by its name or by its value. */
    record Mention(Quantity quantity, String text) implements Piece {}

    /** All pieces as one string. */
    static String join(List<Piece> pieces) {
        return pieces.stream().map(Piece::text).collect(Collectors.joining());
    }
}
