package headroom.ui.explain;

import headroom.model.Evidence;
import headroom.model.LiveNumbers;
import headroom.model.LiveText;
import headroom.ui.controls.FigureText;
import headroom.ui.controls.VerticalScroll;
import headroom.ui.tab.ProblemModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextFlow;
import org.commonmark.node.Document;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;

/** The guide of a problem: Markdown with live numbers, which follow the scenario while the guide is looked at. */
public final class GuideView {

    /** The heading of the part whose questions are ordered by what is at stake in them. */
    private static final String CLARIFY = "Clarify";

    private final ProblemModel model;
    private final List<LiveFlow> flows = new ArrayList<>();
    private final VBox page = new VBox();
    private final FlowPane sections = new FlowPane();
    private final VerticalScroll scroll = new VerticalScroll("guide-scroll", page);
    private final ClarifyingQuestions questions;
    private boolean shown;

    /** A paragraph and the text that fills it. */
    private record LiveFlow(TextFlow flow, LiveText text) {}

    /**
     * A guide, which begins with the problem's brief.
     *
     * @param markdown its text, with placeholders of {@link LiveText}
     * @param evidence published figures, which come last
     * @param background finds what is at stake in its questions
     */
    public GuideView(ProblemModel model, String markdown, List<Evidence> evidence, Executor background) {
        this.model = model;
        this.questions = new ClarifyingQuestions(model, background);
        page.getStyleClass().add("guide");
        sections.getStyleClass().add("sections");
        add(model.problem().name(), "heading-1");
        page.getChildren().add(sections);
        add(model.problem().brief(), "brief");
        read((Document) Parser.builder().build().parse(markdown));
        if (!evidence.isEmpty()) {
            sections.getChildren().add(link("Evidence", add("Evidence", "heading-1")));
            page.getChildren().add(new EvidenceList(evidence).build());
        }
    }

    /** The page, which scrolls; its numbers follow while it is looked at. */
    public Region build(ObservableValue<Boolean> lookedAt) {
        model.evaluationProperty().subscribe(_ -> fill());
        lookedAt.subscribe(now -> {
            shown = now;
            fill();
            questions.follow(now);
        });
        return scroll;
    }

    private void read(Document document) {
        boolean clarifies = false;
        Optional<ClarifyingQuestion> question = Optional.empty();
        for (Node block = document.getFirstChild(); block != null; block = block.getNext()) {
            String text = MarkdownText.of(block);
            int level = block instanceof Heading heading ? heading.getLevel() : 0;
            String style = level > 0 ? "heading-" + level : "paragraph";
            if (level == 1) {
                clarifies = text.equals(CLARIFY);
                question = Optional.empty();
                sections.getChildren().add(link(text, add(text, style)));
                if (clarifies) {
                    page.getChildren().add(questions);
                }
            } else if (clarifies && (level == 2 || question.isPresent())) {
                ClarifyingQuestion asked = level == 2 ? questions.add() : question.orElseThrow();
                LiveFlow live = live(text, style);
                asked.add(live.flow, live.text);
                question = Optional.of(asked);
            } else {
                add(text, style);
            }
        }
    }

    private TextFlow add(String text, String style) {
        TextFlow flow = live(text, style).flow;
        page.getChildren().add(flow);
        return flow;
    }

    private LiveFlow live(String text, String style) {
        TextFlow flow = new TextFlow();
        flow.getStyleClass().add(style);
        LiveFlow live = new LiveFlow(flow, new LiveText(text));
        flows.add(live);
        return live;
    }

    private Hyperlink link(String section, TextFlow heading) {
        Hyperlink link = new Hyperlink(section);
        link.setId("guide-" + section.toLowerCase(Locale.ROOT));
        link.setMinWidth(Region.USE_PREF_SIZE);
        link.setOnAction(_ -> {
            double beyond = page.getHeight() - scroll.getViewportBounds().getHeight();
            scroll.setVvalue(beyond <= 0 ? 0 : heading.getBoundsInParent().getMinY() / beyond);
        });
        return link;
    }

    /** Fills in the numbers, but not while nobody looks: what-ifs in the text cost an evaluation each. */
    private void fill() {
        if (shown) {
            LiveNumbers prose = new LiveNumbers(model.evaluation());
            flows.forEach(
                    live -> live.flow.getChildren().setAll(FigureText.nodes(prose.pieces(live.text), model::explain)));
        }
    }
}
