package headroom.ui.results;

import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.Prose;
import headroom.model.expression.FormulaText;
import headroom.model.expression.Piece;
import headroom.ui.problem.ProblemModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** What binds the design, in words; or that all checks hold, and which is the tightest. */
final class Banner extends StackPane {

    /** Two lines, so that a failing check does not push the charts down. */
    private static final double LEAST_HEIGHT = 49;
    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");

    private final ProblemModel model;
    private final Consumer<Check> fix;
    private final TextFlow words = new TextFlow();

    /** @param fix is asked for fixes of the check that binds */
    Banner(ProblemModel model, Consumer<Check> fix) {
        this.model = model;
        this.fix = fix;
        setId("banner");
        getStyleClass().add("banner");
        setMinHeight(USE_PREF_SIZE);
        words.setMaxHeight(USE_PREF_SIZE);
        getChildren().add(words);
        model.evaluationProperty().subscribe(this::show);
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.max(LEAST_HEIGHT, super.computePrefHeight(width));
    }

    private void show(Evaluation evaluation) {
        Optional<CheckResult> binding = evaluation.binding();
        List<Node> nodes = new ArrayList<>();
        if (binding.isPresent()) {
            nodes.add(strong(
                    "Binding constraint: %s. ".formatted(FormulaText.inSentence(binding.get().check().label()))));
            List<Piece> reason = new Prose(evaluation).pieces(evaluation.failureOf(binding.get().check()));
            nodes.addAll(FigureText.nodes(reason, model::explain));
            nodes.add(question(binding.get().check()));
        } else {
            nodes.add(strong("All checks hold. "));
            nodes.addAll(FigureText.nodes(List.of(new Piece.Words(tightest(evaluation))), model::explain));
        }
        if (!Retelling.retell(words.getChildren(), nodes)) {
            words.getChildren().setAll(nodes);
        }
        pseudoClassStateChanged(FAILED, binding.isPresent());
    }

    private Hyperlink question(Check check) {
        Hyperlink link = new Hyperlink("What would fix it?");
        link.setId("why-binding");
        link.setMinWidth(USE_PREF_SIZE);
        link.setOnAction(_ -> fix.accept(check));
        return link;
    }

    private static String tightest(Evaluation evaluation) {
        return evaluation.checks().stream().filter(CheckResult::applies)
                .min(Comparator.comparingDouble(CheckResult::margin))
                .map(result -> "The tightest is %s: %s.".formatted(
                        FormulaText.inSentence(result.check().label()), result.room().text()))
                .orElse("");
    }

    private static Text strong(String text) {
        Text node = new Text(text);
        node.getStyleClass().addAll("piece", "strong");
        return node;
    }
}
