package headroom.ui.explain;

import headroom.formula.Coordinate;
import headroom.formula.Quantity;
import headroom.formula.TextSpan;
import headroom.model.derivation.Derivation;
import headroom.ui.controls.FigureText;
import headroom.ui.controls.Paragraph;
import headroom.ui.tab.ProblemModel;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextFlow;

/** The parts that every page of a derivation is set from. */
final class Sheet {

    private final ProblemModel model;

    Sheet(ProblemModel model) {
        this.model = model;
    }

    /** The name of what is explained, its value and a way to copy it at the right. */
    Node head(Node copy, String name, String value) {
        Paragraph title = new Paragraph(name, "title");
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        Label figure = new Label(value);
        figure.getStyleClass().add("figure");
        figure.setId("derivation-value");
        figure.setMinWidth(Region.USE_PREF_SIZE);
        HBox head = new HBox(title, figure, copy);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("head");
        return head;
    }

    /** A paragraph of plain words. */
    Node paragraph(String text, String... styles) {
        TextFlow flow = flow(List.of(new TextSpan.Words(text)));
        flow.getStyleClass().addAll(styles);
        return flow;
    }

    /** A term of a formula and what it means. */
    Node remark(Derivation.Remark remark) {
        TextFlow flow = flow(List.of(new TextSpan.Words(remark.term()), new TextSpan.Words("  " + remark.sentence())));
        flow.getChildren().getFirst().getStyleClass().add("term");
        flow.getStyleClass().addAll("source", "remark");
        return flow;
    }

    /** A text in which quantities are links. */
    TextFlow flow(List<TextSpan> pieces) {
        return new TextFlow(FigureText.nodes(pieces, model::explain).toArray(Node[]::new));
    }

    /** A line of the list of inputs: the quantity as a link, how it comes about, its value. */
    Node input(Quantity quantity, List<TextSpan> how, String value) {
        Labeled name = name(quantity);
        name.setWrapText(true);
        name.setMinHeight(Region.USE_PREF_SIZE);
        Label figure = new Label(value);
        figure.getStyleClass().add("figure");
        figure.setMinWidth(Region.USE_PREF_SIZE);
        HBox.setHgrow(name, Priority.ALWAYS);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox top = new HBox(name, figure);
        top.setAlignment(Pos.TOP_LEFT);
        VBox line = new VBox(top);
        if (!how.isEmpty()) {
            TextFlow flow = flow(how);
            flow.getStyleClass().add("how");
            line.getChildren().add(flow);
        }
        line.getStyleClass().add("input");
        return line;
    }

    /** A link to how it comes about; what a sum runs over comes about by nothing. */
    private Labeled name(Quantity quantity) {
        if (quantity instanceof Coordinate) {
            return new Label(quantity.label());
        }
        Hyperlink link = new Hyperlink(quantity.label());
        link.setOnAction(_ -> model.explain(quantity));
        return link;
    }
}
