package headroom.ui.story;

import atlantafx.base.controls.Spacer;
import headroom.formula.Quantity;
import headroom.model.StoryPoint;
import headroom.ui.charts.ChartGrid;
import headroom.ui.charts.picture.PictureContext;
import headroom.ui.controls.Magnified;
import headroom.ui.explain.DiagramCard;
import headroom.ui.explain.uncertainty.UncertaintyModel;
import headroom.ui.results.ResultsView;
import headroom.ui.tab.ProblemModel;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/**
 * A tab for a projector: a quiet title, the tiles, charts and diagram, and the note of the story point. Type is half as large
 * again as in the window, and larger still on screens beyond full HD.
 */
public final class PresentationView {

    private static final double LARGER = 1.5;
    /** The width in pixels that, times {@link #LARGER}, is the width of a screen in full HD. */
    private static final double WIDTH = 1280;
    private static final double HEIGHT = 720;

    private final PresentationModel model;
    private final PictureContext context;
    private final ProblemModel shown;
    private final UncertaintyModel uncertainty;
    private final Consumer<Quantity> copy;
    private final Function<ProblemModel, String> called;

    /**
     * The view of a presentation.
     *
     * @param uncertainty the samples of what is shown
     * @param copy copies how a number comes about
     * @param called what the scenario that a model shows is called
     */
    public PresentationView(PresentationModel model, UncertaintyModel uncertainty, PictureContext context,
            Consumer<Quantity> copy, Function<ProblemModel, String> called) {
        this.uncertainty = uncertainty;
        this.copy = copy;
        this.called = called;
        this.model = model;
        this.context = context;
        this.shown = model.shown();
    }

    /** The view, as large as the screen. */
    public Region build() {
        PresentationGrid grid = new PresentationGrid(ChartGrid.cards(shown, context),
                shown.problem().diagram().isEmpty() ? Optional.empty()
                        : Optional.of(new DiagramCard(shown, uncertainty, context).build()));
        VBox.setVgrow(grid, Priority.ALWAYS);
        VBox page = new VBox(title(), new ResultsView(shown, uncertainty, copy).tiles(), grid);
        if (!model.story().isEmpty()) {
            page.getChildren().add(note());
        }
        page.getStyleClass().add("presentation");
        Magnified whole = new Magnified(page);
        whole.setId("presentation");
        whole.setFocusTraversable(true);
        whole.factorProperty().bind(factor(whole));
        uncertainty.followWhile(whole.sceneProperty().map(_ -> true).orElse(false));
        return whole;
    }

    /** Larger than usual, not than a text size that the window has already. */
    private ObservableValue<Double> factor(Region whole) {
        return Bindings.createObjectBinding(() -> {
            double already = context.looks().textSizeProperty().get().factor();
            double screen = Math.min(whole.getWidth() * already / WIDTH, whole.getHeight() * already / HEIGHT);
            return Math.max(LARGER, screen) / already;
        }, whole.widthProperty(), whole.heightProperty(), context.looks().textSizeProperty());
    }

    private Node title() {
        Label scenario = new Label();
        scenario.setId("presented");
        scenario.getStyleClass().add("scenario");
        shown.scenarioProperty().subscribe(_ -> scenario.setText(called.apply(shown)));
        Label against = new Label();
        against.getStyleClass().add("against");
        shown.baselineProperty().subscribe(baseline -> against.setText(
                baseline.map(pinned -> "compared with %s".formatted(pinned.scenario().name())).orElse("")));
        Label problem = new Label(shown.problem().name());
        problem.getStyleClass().add("problem");
        HBox line = new HBox(scenario, against, new Spacer(), problem);
        line.getStyleClass().add("title-line");
        return line;
    }

    private Node note() {
        Text place = text("story-place", "place");
        Text title = text("story-title", "title");
        Text note = text("story-note", "words");
        model.positionProperty().subscribe(position -> {
            Optional<StoryPoint> point = model.point();
            place.setText(point.isEmpty() ? "" : "%d of %d   ".formatted(position.intValue() + 1,
                    model.story().points().size()));
            title.setText(point.map(shows -> shows.title() + "   ").orElse(""));
            note.setText(point.map(StoryPoint::note).orElse(""));
        });
        TextFlow line = new TextFlow(place, title, note);
        line.getStyleClass().add("note");
        line.setMinHeight(Region.USE_PREF_SIZE);
        return line;
    }

    private static Text text(String id, String style) {
        Text text = new Text();
        text.setId(id);
        text.getStyleClass().addAll("piece", style);
        return text;
    }
}
