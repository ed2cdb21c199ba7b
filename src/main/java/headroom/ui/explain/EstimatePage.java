package headroom.ui.explain;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.formula.FormulaText;
import headroom.formula.TextSpan;
import headroom.model.LiveNumbers;
import headroom.model.derivation.Derivation;
import headroom.text.Figure;
import headroom.ui.tab.ProblemModel;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.text.TextFlow;

/** An estimate: what it means, its formula, the formula with today's values, its result, and what it rests on. */
final class EstimatePage {

    private final Estimate estimate;
    private final ProblemModel model;
    private final Derivation derivation;
    private final Sheet sheet;

    EstimatePage(Estimate estimate, ProblemModel model) {
        this.estimate = estimate;
        this.model = model;
        this.derivation = Derivation.of(model.evaluation(), estimate);
        this.sheet = new Sheet(model);
    }

    List<Node> nodes(Node copy) {
        List<Node> nodes = new ArrayList<>();
        nodes.add(sheet.head(copy, estimate.label(), result()));
        nodes.add(sheet.paragraph(estimate.description(), "meaning"));
        derivation.reason()
                .ifPresent(reason -> nodes.add(sheet.paragraph("No value: %s.".formatted(reason), "absent")));
        derivation.choices().forEach(choice -> nodes.add(sheet.paragraph(
                "With %s: %s.".formatted(FormulaText.inSentence(choice.label()),
                        model.evaluation().scenario().option(choice).label()),
                "source")));
        nodes.add(words());
        nodes.add(values());
        derivation.remarks().forEach(remark -> nodes.add(sheet.remark(remark)));
        derivation.inputs().forEach(input -> nodes.add(sheet.input(input.quantity(), how(input), input.value())));
        derivation.inputs().stream().map(Derivation.Input::quantity).filter(Assumption.class::isInstance)
                .map(Assumption.class::cast).forEach(assumption -> nodes.add(sheet.paragraph(
                        "%s. %s".formatted(assumption.label(), assumption.sourceSince(model.yearAgo())), "source")));
        return nodes;
    }

    /** The numbers of how it comes about, with a sign before them where they only come near. */
    private static List<TextSpan> how(Derivation.Input input) {
        return input.agrees() ? input.how()
                : Stream.concat(Stream.of(new TextSpan.Words(input.sign() + " ")), input.how().stream()).toList();
    }

    private String result() {
        return derivation.result().map(Figure::toString).orElse(LiveNumbers.NO_VALUE);
    }

    private Node words() {
        TextFlow words = sheet.flow(derivation.words());
        words.setId("derivation-words");
        words.getStyleClass().addAll("formula", "words");
        return words;
    }

    /** The formula with values, then its last step, then the result: one line of thought. */
    private Node values() {
        List<TextSpan> pieces = new ArrayList<>(derivation.steps().getFirst().pieces());
        TextFlow values = sheet.flow(pieces);
        String sign = " %s ".formatted(derivation.sign());
        String rest = derivation.steps().stream().skip(1).map(step -> sign + TextSpan.join(step.pieces()))
                .reduce("", String::concat) + sign + derivation.end();
        Node end = sheet.flow(List.of(new TextSpan.Words(rest))).getChildren().getFirst();
        end.getStyleClass().add("result");
        values.getChildren().add(end);
        values.setId("derivation-values");
        values.setAccessibleText(FormulaText.inSentence(estimate.label()) + " = " + TextSpan.join(pieces) + rest);
        values.getStyleClass().addAll("formula", "values");
        return values;
    }
}
