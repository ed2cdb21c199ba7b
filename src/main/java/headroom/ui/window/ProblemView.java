package headroom.ui.window;

import headroom.files.problems.KnownProblem;
import headroom.files.session.Session;
import headroom.formula.Quantity;
import headroom.ui.charts.ChartGrid;
import headroom.ui.charts.picture.PictureContext;
import headroom.ui.controls.VerticalScroll;
import headroom.ui.explain.DerivationView;
import headroom.ui.explain.DiagramCard;
import headroom.ui.explain.GuideView;
import headroom.ui.explain.sensitivity.SensitivityModel;
import headroom.ui.explain.sensitivity.SensitivityView;
import headroom.ui.explain.uncertainty.Findings;
import headroom.ui.explain.uncertainty.HowSureView;
import headroom.ui.explain.uncertainty.UncertaintyModel;
import headroom.ui.export.CopyActions;
import headroom.ui.inputs.AssumptionsView;
import headroom.ui.questions.goal.SeekDialogues;
import headroom.ui.results.ResultsView;
import headroom.ui.tab.ProblemModel;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/**
 * A tab: assumptions at the left, results and charts in the middle, architecture and explanation at the right. In a narrow
 * window the right column goes below the middle one, and both scroll together. Without charts, the diagram has their place,
 * and without either the explanation.
 */
public final class ProblemView {

    private static final double WIDE = 1200;
    private static final double EXPLANATION_HEIGHT = 360;
    private static final double LEAST_EXPLANATION_HEIGHT = 200;
    /**
     * The height in pixels that the diagram leaves to the explanation and the gap between them, as long as the diagram
     * is not too low itself.
     */
    private static final double WANTED_EXPLANATION_HEIGHT = 296;
    private static final double DIAGRAM_HEIGHT = 408;
    private static final double LEAST_DIAGRAM_HEIGHT = 346;

    private final ProblemModel model;
    private final SensitivityModel sensitivity;
    private final AssumptionsView inputs;
    private final Region assumptions;
    private final VBox middle;
    private final @Nullable Region diagram;
    private final boolean hasCharts;
    private final TabPane explanation;
    private final VerticalScroll scroll;
    private final HBox columns = new HBox();
    private final VBox right = new VBox();
    private boolean wide;

    /**
     * A tab's view.
     *
     * @param guide has its guide and its evidence
     * @param uncertainty the samples of its scenario
     * @param context what its charts and diagram have around them
     * @param sensitivity what matters in it
     * @param findings what the samples say of the estimate asked about
     * @param copies take numbers away
     * @param seek asks for goals and fixes
     * @param background finds what is at stake in the questions of its guide
     */
    ProblemView(ProblemModel model, KnownProblem guide, UncertaintyModel uncertainty, PictureContext context,
            SensitivityModel sensitivity, Findings findings, CopyActions copies, SeekDialogues seek,
            Executor background) {
        this.model = model;
        this.sensitivity = sensitivity;
        Consumer<Quantity> copy = quantity -> copies.derivation(model, quantity);
        inputs = new AssumptionsView(model, sensitivity);
        assumptions = inputs.build();
        ChartGrid charts = new ChartGrid(model, context);
        hasCharts = !model.problem().charts().isEmpty();
        middle = new VBox(new ResultsView(model, uncertainty, copy).build(seek));
        if (hasCharts) {
            middle.getChildren().add(charts);
        }
        middle.getStyleClass().add("middle");
        VBox.setVgrow(charts, Priority.ALWAYS);
        scroll = new VerticalScroll("middle-scroll", middle);
        diagram = model.problem().diagram().isEmpty() ? null : new DiagramCard(model, uncertainty, context).build();
        Tab sure = new LateTab("How sure", lookedAt -> new HowSureView(model, uncertainty, context, findings,
                () -> copies.uncertainty(model)).build(lookedAt));
        explanation = explanation(new LateTab("Guide",
                lookedAt -> new GuideView(model, guide.guide(), guide.evidence(), background).build(lookedAt)), sure,
                uncertainty, findings, copies, copy);
        right.getStyleClass().add("right");
        ObservableValue<Boolean> inWindow = columns.sceneProperty().map(_ -> true).orElse(false);
        uncertainty.followWhile(inWindow);
        sensitivity.followWhile(inWindow);
    }

    private TabPane explanation(Tab advice, Tab sure, UncertaintyModel uncertainty, Findings findings,
            CopyActions copies,
            Consumer<Quantity> copy) {
        Tab derivation = new LateTab("Derivation", lookedAt -> new DerivationView(model, copy).build(lookedAt));
        Tab matters = new LateTab("What matters",
                lookedAt -> new SensitivityView(sensitivity, findings, inputs::reach, copies).build(lookedAt));
        TabPane tabs = new TabPane(derivation, advice, matters, sure);
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        tabs.getStyleClass().addAll("card", "explanation");
        tabs.setAccessibleText("Explanation");
        model.questionsProperty().subscribe(() -> {
            // What matters for that number is an answer too, if that is what a person looks at.
            boolean answered = (matters.isSelected() || sure.isSelected())
                    && model.explainedProperty().get().equals(model.enquiry().subjectProperty().get());
            if (!answered) {
                tabs.getSelectionModel().select(derivation);
            }
        });
        uncertainty.questionsProperty().subscribe((_, _) -> tabs.getSelectionModel().select(sure));
        // What was looked at last is looked at again, however it had come up.
        model.panelsProperty().map(Session.Panels::explanation).subscribe(name -> tabs.getTabs().stream()
                .filter(tab -> tab.getText().equals(name)).forEach(tabs.getSelectionModel()::select));
        tabs.getSelectionModel().selectedItemProperty().subscribe(tab -> model.panelsProperty()
                .set(model.panelsProperty().get().explaining(tab.getText())));
        return tabs;
    }

    /** The tab's content. */
    Region build() {
        scroll.setFitToHeight(true);
        scroll.getStyleClass().add("middle-scroll");
        HBox.setHgrow(scroll, Priority.ALWAYS);
        columns.getStyleClass().add("columns");
        columns.getChildren().setAll(assumptions, scroll);
        StackPane content = new StackPane(columns, inputs.complaints());
        // Three columns must not keep the window from becoming too narrow for them.
        content.setMinWidth(0);
        content.setId("problem-" + model.problem().id());
        arrange(true);
        content.widthProperty().subscribe(width -> {
            if (width.doubleValue() > 0 && wide != width.doubleValue() >= WIDE) {
                arrange(!wide);
            }
        });
        return content;
    }

    private void sizeDiagram(Region card) {
        card.prefHeightProperty().unbind();
        card.setPrefHeight(DIAGRAM_HEIGHT);
        VBox.setVgrow(card, wide && !hasCharts ? Priority.ALWAYS : Priority.NEVER);
        if (wide && hasCharts) {
            card.prefHeightProperty().bind(right.heightProperty().map(height -> Math.clamp(
                    height.doubleValue() - WANTED_EXPLANATION_HEIGHT, LEAST_DIAGRAM_HEIGHT, DIAGRAM_HEIGHT)));
        }
        card.setMinHeight(wide ? LEAST_DIAGRAM_HEIGHT : DIAGRAM_HEIGHT);
    }

    private void arrange(boolean inThreeColumns) {
        wide = inThreeColumns;
        scroll.setContent(null);
        right.getChildren().clear();
        if (!hasCharts) {
            middle.getChildren().setAll(middle.getChildren().getFirst());
        }
        columns.getChildren().setAll(assumptions, scroll);
        explanation.setMinHeight(wide ? LEAST_EXPLANATION_HEIGHT : EXPLANATION_HEIGHT);
        explanation.setPrefHeight(wide ? LEAST_EXPLANATION_HEIGHT : EXPLANATION_HEIGHT);
        VBox.setVgrow(explanation, Priority.ALWAYS);
        right.getChildren().setAll(explanation);
        if (diagram != null) {
            right.getChildren().addFirst(diagram);
            sizeDiagram(diagram);
        }
        if (wide && !hasCharts) {
            // What else would leave the middle empty stands there.
            middle.getChildren().setAll(middle.getChildren().getFirst(), right.getChildren().removeFirst());
        }
        if (wide) {
            scroll.setContent(middle);
            if (!right.getChildren().isEmpty()) {
                columns.getChildren().add(right);
            }
        } else {
            VBox stacked = new VBox(middle, right);
            stacked.getStyleClass().add("stacked");
            scroll.setContent(stacked);
        }
    }
}
