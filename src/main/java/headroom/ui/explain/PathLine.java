package headroom.ui.explain;

import headroom.model.Diagram.Step;
import headroom.model.LiveNumbers;
import headroom.ui.controls.IconButton;
import headroom.ui.tab.ProblemModel;
import headroom.ui.tab.RequestPath;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/** The line below the diagram: where on a request's path the reader is, what happens there, and buttons to go on. */
final class PathLine {

    private static final PseudoClass OFF = PseudoClass.getPseudoClass("off");

    private final ProblemModel model;
    private final RequestPath path;
    private final Label place = new Label();
    private final Label caption = new Label();

    PathLine(ProblemModel model) {
        this.model = model;
        this.path = model.path();
    }

    Node build() {
        place.setId("path-place");
        place.getStyleClass().add("place");
        place.setMinWidth(Region.USE_PREF_SIZE);
        caption.setId("path-caption");
        caption.getStyleClass().add("caption");
        caption.setWrapText(true);
        caption.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(caption, Priority.ALWAYS);
        // Its height is fixed; else the whole card would be laid out by how this caption wraps.
        HBox line = new HBox(place, caption,
                new IconButton("path-back", Feather.CHEVRON_LEFT, "A step back (,)", path::back),
                new IconButton("path-forward", Feather.CHEVRON_RIGHT, "A step on (.)", path::forward)) {
            @Override
            public @Nullable Orientation getContentBias() {
                return null;
            }
        };
        line.getStyleClass().add("path-line");
        path.stepProperty().subscribe(step -> show(step, line));
        model.evaluationProperty().subscribe((_, _) -> show(path.stepProperty().get(), line));
        return line;
    }

    private void show(Optional<Step> step, Node line) {
        line.pseudoClassStateChanged(OFF, step.isEmpty());
        place.setText(step.isEmpty() ? "" : "%d of %d".formatted(path.place(), path.steps().size()));
        place.setManaged(step.isPresent());
        caption.setText(step.map(shown -> new LiveNumbers(model.evaluation()).text(shown.caption()))
                .orElse("A request’s path, in %d steps".formatted(path.steps().size())));
    }
}
