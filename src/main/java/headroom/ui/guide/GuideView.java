package headroom.ui.guide;

import headroom.model.LiveText;
import headroom.model.Prose;
import headroom.ui.problem.ProblemModel;
import headroom.ui.results.FigureText;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextFlow;
import org.commonmark.node.Document;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;

/** The guide of a problem: Markdown with live numbers, which follow the scenario while the guide is looked at. */
public final class GuideView {

    private final ProblemModel model;
    private final List<LiveFlow> flows = new ArrayList<>();
    private final VBox page = new VBox();
    private final ScrollPane scroll = new ScrollPane(page);

    /** A paragraph and the text that fills it. */
    private record LiveFlow(TextFlow flow, LiveText text, String style) {}

    /**
     * A guide.
     *
     * @param markdown its text, with placeholders of {@link LiveText}
     */
    public GuideView(ProblemModel model, String markdown) {
        this.model = model;
        page.getStyleClass().add("guide");
        read((Document) Parser.builder().build().parse(markdown));
    }

    /** The page, which scrolls. */
    public Region build() {
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        model.evaluationProperty().subscribe(_ -> fill());
        scroll.visibleProperty().subscribe(this::fill);
        return scroll;
    }

    private void read(Document document) {
        for (Node block = document.getFirstChild(); block != null; block = block.getNext()) {
            add(MarkdownText.of(block),
                    block instanceof Heading heading ? "heading-" + heading.getLevel() : "paragraph");
        }
    }

    private void add(String text, String style) {
        TextFlow flow = new TextFlow();
        flow.getStyleClass().add(style);
        flows.add(new LiveFlow(flow, new LiveText(text), style));
        page.getChildren().add(flow);
    }

    /** Fills in the numbers, but not while nobody looks. */
    private void fill() {
        if (!scroll.isVisible()) {
            return;
        }
        Prose prose = new Prose(model.evaluation());
        flows.forEach(
                live -> live.flow.getChildren().setAll(FigureText.nodes(prose.pieces(live.text), model::explain)));
    }
}
