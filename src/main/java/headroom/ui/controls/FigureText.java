package headroom.ui.controls;

import headroom.formula.Coordinate;
import headroom.formula.Quantity;
import headroom.formula.TextSpan;
import headroom.model.LiveNumbers;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.text.Text;

/** Text about numbers as nodes of a text flow: a mention of a quantity is a link to its derivation. */
public final class FigureText {

    private FigureText() {}

    /** A number and its unit stay on one line. */
    private static String unbroken(TextSpan piece) {
        return piece instanceof TextSpan.Mention ? piece.text().replace(' ', '\u00a0')
                : LiveNumbers.unbroken(piece.text());
    }

    /** The nodes of some pieces; {@code explain} is told of a click on a quantity. */
    public static List<Node> nodes(List<TextSpan> pieces, Consumer<Quantity> explain) {
        List<Node> nodes = new ArrayList<>();
        for (TextSpan piece : pieces) {
            Text text = new Text(unbroken(piece));
            text.getStyleClass().add("piece");
            if (piece instanceof TextSpan.Mention mention && !(mention.quantity() instanceof Coordinate)) {
                text.getStyleClass().add("mention");
                text.setOnMouseClicked(_ -> explain.accept(mention.quantity()));
            }
            nodes.add(text);
        }
        return nodes;
    }
}
