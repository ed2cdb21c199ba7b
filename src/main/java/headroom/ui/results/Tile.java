package headroom.ui.results;

import headroom.formula.Estimate;
import headroom.formula.Quantity;
import headroom.model.Change;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.Headline;
import headroom.model.LiveNumbers;
import headroom.model.Verdict;
import headroom.text.Digits;
import headroom.text.Figure;
import headroom.ui.controls.ActionItem;
import headroom.ui.explain.uncertainty.UncertaintyModel;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.uncertainty.Assessment;
import headroom.whatif.uncertainty.Summary;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * A headline number: its name, the number large with its unit small, a line below it, and its percentiles when something
 * is uncertain. A click explains it, and what-if questions are about it.
 */
final class Tile extends Button {

    private static final PseudoClass NEAR = PseudoClass.getPseudoClass("near");
    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");
    private static final PseudoClass PERHAPS = PseudoClass.getPseudoClass("perhaps");
    private static final PseudoClass UNCERTAIN = PseudoClass.getPseudoClass("uncertain");

    private final Headline headline;
    private final ProblemModel model;
    private final UncertaintyModel uncertainty;
    private final PercentileColumns percentiles;
    private final Label number = new Label();
    private final Label unit = new Label();
    private final Label caption = new Label();
    private final Label left = new Label();
    private final Label reason = new Label();
    private final Tooltip tip = new Tooltip();
    private final FittingRow value = FittingRow.of(number, unit);
    private final FittingRow below = FittingRow.withOptional(caption, left);

    /**
     * A tile.
     *
     * @param copy copies how a number comes about
     */
    Tile(Headline headline, ProblemModel model, UncertaintyModel uncertainty, Consumer<Quantity> copy) {
        this.headline = headline;
        this.model = model;
        this.uncertainty = uncertainty;
        this.percentiles = new PercentileColumns(headline.estimate());
        getStyleClass().setAll("tile");
        setId("tile-" + headline.estimate().id());
        Label name = new Label(headline.label());
        name.getStyleClass().add("name");
        number.getStyleClass().add("number");
        number.setMinWidth(Region.USE_PREF_SIZE);
        unit.getStyleClass().add("unit");
        unit.setMinWidth(Region.USE_PREF_SIZE);
        caption.getStyleClass().add("caption");
        caption.setMinWidth(Region.USE_PREF_SIZE);
        left.getStyleClass().add("caption");
        left.setMinWidth(Region.USE_PREF_SIZE);
        value.setAlignment(Pos.BASELINE_LEFT);
        value.getStyleClass().add("value");
        reason.getStyleClass().add("reason");
        reason.setWrapText(true);
        setGraphic(new VBox(name, value, below, reason, percentiles));
        setAlignment(Pos.TOP_LEFT);
        setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        setTooltip(tip);
        setContextMenu(new ContextMenu(new ActionItem("copy-" + headline.estimate().id(), "Copy how it comes about",
                () -> copy.accept(headline.estimate()))));
        setOnAction(_ -> {
            model.enquiry().ask(headline.estimate());
            model.explain(headline.estimate());
        });
        model.evaluationProperty().subscribe(_ -> show());
        model.baselineProperty().subscribe((_, _) -> show());
        uncertainty.samplesProperty().subscribe((_, _) -> show());
        uncertainty.uncertainProperty().subscribe((_, _) -> show());
    }

    private void show() {
        Evaluation evaluation = model.evaluation();
        Optional<Figure> figure = evaluation.figure(headline.estimate());
        Optional<CheckResult> check = evaluation.checks().stream()
                .filter(result -> result.applies() && result.check().value().equals(headline.estimate()))
                .min(Comparator.comparingDouble(CheckResult::margin));
        number.setText(figure.map(Figure::number).orElse(LiveNumbers.NO_VALUE));
        unit.setText(figure.map(this::unitBeside).orElse(""));
        caption.setText(model.baselineProperty().get()
                .map(baseline -> Change.of(headline.estimate(), baseline, evaluation).text())
                .orElseGet(() -> new LiveNumbers(evaluation).text(headline.caption())));
        left.setText(check.map(this::left).orElse(""));
        Optional<String> why = evaluation.reason(headline.estimate());
        reason.setText(evaluation.briefReason(headline.estimate()).orElse(""));
        tip.setText(headline.estimate().description() + why.map("\nNo value: %s."::formatted).orElse(""));
        showInstead(reason, figure.isEmpty());
        showInstead(value, figure.isPresent());
        showInstead(below, figure.isPresent());
        String spread = showPercentiles(figure);
        Assessment assessment = uncertainty.assessment();
        pseudoClassStateChanged(PERHAPS,
                check.filter(result -> assessment.verdict(result.check()) == Verdict.PERHAPS).isPresent());
        pseudoClassStateChanged(FAILED, check.filter(CheckResult::failed).isPresent());
        pseudoClassStateChanged(NEAR,
                check.filter(result -> result.passed() && result.room().isLittle()).isPresent());
        setAccessibleText(figure
                .map(found -> "%s %s, %s%s%s".formatted(headline.label(), found, caption.getText(), left.getText(),
                        spread))
                .orElseGet(() -> "%s has no value: %s".formatted(headline.label(), why.orElse(""))));
    }

    /** Offers, in the tile's menu, to reach a goal with its number. */
    void offerGoal(Consumer<Estimate> reach) {
        getContextMenu().getItems().addFirst(new ActionItem("goal-" + headline.estimate().id(), "Reach a goal…",
                () -> reach.accept(headline.estimate())));
    }

    /** Shows how the samples are spread, if there are any and they are; gives the same in words. */
    private String showPercentiles(Optional<Figure> figure) {
        showInstead(percentiles, uncertainty.uncertainProperty().get() && figure.isPresent());
        pseudoClassStateChanged(UNCERTAIN, percentiles.isManaged());
        if (!percentiles.isManaged()) {
            return "";
        }
        double single = model.evaluation().value(headline.estimate());
        Optional<Summary> summary = uncertainty.samples().map(samples -> samples.summary(headline.estimate()));
        summary.ifPresentOrElse(found -> percentiles.show(found, single), percentiles::await);
        boolean varies = summary
                .map(found -> !found.isCertain() || !Digits.same(found.p50(), single))
                .orElse(true) && figure.filter(percentiles::saysOnly).isEmpty();
        percentiles.setVisible(varies);
        return varies && summary.isPresent() ? ", " + percentiles.spoken() : "";
    }

    private static void showInstead(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    /** A tile's name says what is counted; measures keep their unit. */
    private String unitBeside(Figure figure) {
        boolean counts = headline.estimate().style().counts();
        return counts ? headline.estimate().unit().denominator() : figure.unit();
    }

    /** The nearness of the limit, or how surely it is kept, where that is worth a word. */
    private String left(CheckResult result) {
        Assessment assessment = uncertainty.assessment();
        if (assessment.verdict(result.check()) == Verdict.PERHAPS) {
            return " · " + assessment.holds(result.check());
        }
        return result.failed() || result.room().isLittle() ? " · " + result.room().text() : "";
    }
}
