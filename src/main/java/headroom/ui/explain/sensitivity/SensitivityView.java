package headroom.ui.explain.sensitivity;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.LiveNumbers;
import headroom.ui.controls.Paragraph;
import headroom.ui.controls.VerticalScroll;
import headroom.ui.explain.uncertainty.Findings;
import headroom.ui.export.TornadoCopying;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.sensitivity.Tornado;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The panel “What matters”: for which estimate, how far assumptions are moved, and the tornado of what that does. */
public final class SensitivityView {

    private static final PseudoClass LATE = PseudoClass.getPseudoClass("late");

    private final SensitivityModel model;
    private final ProblemModel problem;
    private final Findings findings;
    private final TornadoCopying copying;
    private final TornadoRows rows;
    private final Label now = new Label();
    private final Label pinned = mark("pinned", "baseline");
    private final Label rest = new Paragraph("", "rest");
    private final Label rank = new Label("rank");
    private final Label disagreement = new Paragraph("", "rest", "disagreement");
    private final Tooltip restNames = new Tooltip();
    private final VBox page = new VBox();

    /**
     * The panel.
     *
     * @param findings how closely the estimate follows what is uncertain
     * @param reach leads to an assumption's slider
     */
    public SensitivityView(SensitivityModel model, Findings findings, Consumer<Assumption> reach,
            TornadoCopying copying) {
        this.model = model;
        this.findings = findings;
        this.problem = model.problem();
        this.copying = copying;
        this.rows = new TornadoRows(model, reach);
    }

    /** The panel, which follows while it is looked at. */
    public Region build(ObservableValue<Boolean> lookedAt) {
        rest.setId("tornado-rest");
        rest.setTooltip(restNames);
        disagreement.setId("rank-disagreement");
        page.getChildren().setAll(legend(), rows, disagreement, rest);
        page.getStyleClass().add("tornado");
        VerticalScroll scroll = new VerticalScroll("matters-scroll", page);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        VBox panel = new VBox(new SensitivityHead(model, copying).build(), scroll);
        panel.getStyleClass().add("sensitivity");
        findings.follow(lookedAt);
        lookedAt.subscribe(shown -> {
            model.shownProperty().set(shown);
            show();
        });
        model.plotProperty().subscribe((_, _) -> show());
        model.failureProperty().subscribe((_, _) -> show());
        problem.baselineProperty().subscribe((_, _) -> show());
        findings.foundProperty().subscribe((_, _) -> show());
        model.lateProperty().subscribe(late -> page.pseudoClassStateChanged(LATE, late));
        return panel;
    }

    private Node legend() {
        now.setId("tornado-now");
        now.setGraphic(sample("present"));
        now.setMinWidth(Region.USE_PREF_SIZE);
        Label elasticity = new Label("elasticity");
        elasticity.setMinWidth(Region.USE_PREF_SIZE);
        elasticity.setTooltip(new Tooltip("By how many per cent the number changes for one per cent more"));
        Label down = mark("below", "down");
        down.setTooltip(new Tooltip("Where the number goes when the assumption is moved down"));
        Label up = mark("above", "up");
        up.setTooltip(new Tooltip("Where the number goes when the assumption is moved up"));
        FlowPane marks = new FlowPane(now, down, up, pinned);
        marks.getStyleClass().add("marks");
        HBox.setHgrow(marks, Priority.ALWAYS);
        rank.setMinWidth(Region.USE_PREF_SIZE);
        rank.setTooltip(new Tooltip("How closely the number follows each uncertain assumption when all of them vary: "
                + "rank correlation, −1 to 1"));
        HBox legend = new HBox(marks, rank, elasticity);
        legend.getStyleClass().add("legend");
        return legend;
    }

    private static Label mark(String style, String text) {
        Label label = new Label(text, sample(style));
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private static Region sample(String style) {
        Region sample = new Region();
        sample.getStyleClass().addAll("sample", style);
        return sample;
    }

    private void show() {
        if (model.shownProperty().get()) {
            model.plotProperty().get().ifPresentOrElse(this::show, this::showNothing);
        }
    }

    /** Shows no rows: before the first answer, and when there is none. */
    private void showNothing() {
        String failure = model.failureProperty().get();
        rows.getChildren().clear();
        now.setText(LiveNumbers.NO_VALUE);
        showIf(pinned, false);
        showIf(rank, false);
        showIf(disagreement, false);
        rest.setText(failure.isEmpty() ? "" : failure + ".");
        restNames.setText("");
    }

    private void show(TornadoPlot plot) {
        Tornado tornado = plot.tornado();
        Estimate estimate = tornado.estimate();
        now.setText(tornado.evaluation().figure(estimate).map(figure -> "now " + figure).orElse(LiveNumbers.NO_VALUE));
        showIf(pinned, problem.baselineProperty().get().map(baseline -> baseline.value(estimate))
                .filter(value -> value >= plot.least() && value <= plot.greatest()).isPresent());
        Ranking ranking = new Ranking(findings.foundProperty().get().importance());
        boolean ranked = findings.isAnythingUncertain();
        rows.show(plot, ranked, ranking);
        showIf(rank, ranked);
        disagreement.setText(ranking.disagreement(tornado));
        showIf(disagreement, !disagreement.getText().isEmpty());
        rest.setText(rest(tornado));
        restNames.setText(tornado.without().stream().map(Assumption::label).collect(Collectors.joining(", ")));
    }

    private static void showIf(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    private static String rest(Tornado tornado) {
        String label = tornado.estimate().label();
        String absence = tornado.evaluation().reason(tornado.estimate())
                .map(reason -> "%s has no value: %s ".formatted(label, reason)).orElse("");
        int idle = tornado.idle();
        if (idle == tornado.assumptions()) {
            return absence + "No assumption has an effect.";
        }
        return absence + switch (idle) {
            case 0 -> "Every assumption has an effect.";
            case 1 -> "1 other has no effect.";
            default -> "%d others have no effect.".formatted(idle);
        };
    }
}
