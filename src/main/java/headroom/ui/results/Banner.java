package headroom.ui.results;

import headroom.formula.FormulaText;
import headroom.formula.TextSpan;
import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.model.Verdict;
import headroom.ui.controls.FigureText;
import headroom.ui.explain.InPlaceText;
import headroom.ui.explain.uncertainty.UncertaintyModel;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.uncertainty.Assessment;
import headroom.whatif.uncertainty.AssessmentSentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** The sentence about what binds the design; or which check holds perhaps only; or that all checks hold, and which is the tightest. */
final class Banner extends StackPane {

    /** Two lines, so that a failing check does not push the charts down. */
    private static final double LEAST_HEIGHT = 49;
    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");

    private static final PseudoClass PERHAPS = PseudoClass.getPseudoClass("perhaps");
    private static final PseudoClass UNSURE = PseudoClass.getPseudoClass("unsure");

    private final ProblemModel model;
    private final UncertaintyModel uncertainty;
    private final Consumer<Check> fix;
    private final TextFlow words = new TextFlow();

    /** @param fix is asked for fixes of the check that binds */
    Banner(ProblemModel model, UncertaintyModel uncertainty, Consumer<Check> fix) {
        this.model = model;
        this.uncertainty = uncertainty;
        this.fix = fix;
        setId("banner");
        getStyleClass().add("banner");
        setMinHeight(USE_PREF_SIZE);
        words.setMaxHeight(USE_PREF_SIZE);
        getChildren().add(words);
        setVisible(!model.problem().checks().isEmpty());
        setManaged(isVisible());
        model.evaluationProperty().subscribe(_ -> show());
        uncertainty.samplesProperty().subscribe((_, _) -> show());
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.max(LEAST_HEIGHT, super.computePrefHeight(width));
    }

    private void show() {
        Assessment assessment = uncertainty.assessment();
        Evaluation evaluation = assessment.evaluation();
        AssessmentSentence sentence = new AssessmentSentence(assessment);
        Optional<CheckResult> binding = evaluation.binding();
        List<Node> nodes = new ArrayList<>();
        if (binding.isPresent()) {
            nodes.add(strong(
                    "Binding constraint: %s. ".formatted(FormulaText.inSentence(binding.get().check().label()))));
            List<TextSpan> reason = new LiveNumbers(evaluation).pieces(evaluation.failureOf(binding.get().check()));
            nodes.addAll(FigureText.nodes(reason, model::explain));
            String more = Stream.of(sentence.despite(binding.get().check()), sentence.others())
                    .filter(part -> !part.isEmpty()).map(part -> " " + part).collect(Collectors.joining());
            nodes.addAll(FigureText.nodes(List.of(new TextSpan.Words(more + " ")), model::explain));
            nodes.add(question(binding.get().check()));
        } else {
            nodes.add(strong(sentence.head() + " "));
            nodes.addAll(FigureText.nodes(List.of(new TextSpan.Words(sentence.detail())), model::explain));
        }
        if (!InPlaceText.retell(words.getChildren(), nodes)) {
            words.getChildren().setAll(nodes);
        }
        pseudoClassStateChanged(FAILED, assessment.overall() == Verdict.FAILS);
        pseudoClassStateChanged(PERHAPS, assessment.overall() == Verdict.PERHAPS);
        pseudoClassStateChanged(UNSURE, assessment.overall() == Verdict.UNSURE);
    }

    private Hyperlink question(Check check) {
        Hyperlink link = new Hyperlink("What would fix it?");
        link.setId("why-binding");
        link.setMinWidth(USE_PREF_SIZE);
        link.setOnAction(_ -> fix.accept(check));
        return link;
    }

    private static Text strong(String text) {
        Text node = new Text(text);
        node.getStyleClass().addAll("piece", "strong");
        return node;
    }
}
