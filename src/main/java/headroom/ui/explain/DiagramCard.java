package headroom.ui.explain;

import atlantafx.base.controls.Spacer;
import headroom.drawing.Palette;
import headroom.drawing.diagram.DiagramPainter;
import headroom.drawing.diagram.DiagramTarget;
import headroom.model.Diagram.Step;
import headroom.model.LiveNumbers;
import headroom.ui.charts.picture.PictureContext;
import headroom.ui.charts.picture.PictureMenu;
import headroom.ui.charts.picture.PictureView;
import headroom.ui.charts.picture.ScreenPicture;
import headroom.ui.controls.IconButton;
import headroom.ui.explain.uncertainty.UncertaintyModel;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.uncertainty.Assessment;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Optional;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The architecture in its card. */
public final class DiagramCard {

    private final ProblemModel model;
    private final UncertaintyModel uncertainty;
    private final PictureContext context;
    private final DiagramPainter painter;

    /** A card about a tab's architecture. */
    public DiagramCard(ProblemModel model, UncertaintyModel uncertainty, PictureContext context) {
        this.model = model;
        this.uncertainty = uncertainty;
        this.context = context;
        this.painter = new DiagramPainter(model.problem());
    }

    /** The card. */
    public Region build() {
        Label title = new Label("Architecture");
        title.getStyleClass().add("title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        Label caption = new Label();
        caption.getStyleClass().add("caption");
        caption.setMinWidth(0);
        Tooltip whole = new Tooltip();
        whole.textProperty().bind(caption.textProperty());
        caption.setTooltip(whole);
        model.evaluationProperty()
                .subscribe(now -> caption.setText(new LiveNumbers(now).text(model.problem().diagram().caption())));
        PictureView view = new PictureView();
        VBox.setVgrow(view, Priority.ALWAYS);
        context.pictures().add(view, () -> picture(uncertainty.assessment(), context.theme().getValue().palette(),
                model.path().stepProperty().get()));
        view.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        model.evaluationProperty().subscribe(_ -> describe(view));
        uncertainty.samplesProperty().subscribe((_, _) -> {
            describe(view);
            context.pictures().want();
        });
        model.path().stepProperty().subscribe((_, _) -> context.pictures().want());
        view.setOnMouseClicked(click -> explain(click, view));
        view.setOnMouseMoved(move -> point(move, view));
        Node copy = new IconButton("copy-architecture", Feather.COPY, "Copy as a picture",
                () -> context.copy().accept("architecture")).spoken("Copy the architecture as a picture");
        Node save = new IconButton("save-architecture", Feather.DOWNLOAD, "Save as a picture",
                () -> context.save().accept("architecture")).spoken("Save the architecture as a picture");
        HBox head = new HBox(title, new Spacer(), caption, copy, save);
        head.getStyleClass().add("head");
        VBox card = new VBox(head, view, new PathLine(model).build());
        card.setId("architecture");
        card.getStyleClass().addAll("card", "diagram-card");
        new PictureMenu("architecture", context).install(card);
        return card;
    }

    private void describe(Node view) {
        view.setAccessibleText(
                model.problem().diagram().description(model.evaluation(), uncertainty.assessment().shaky()));
    }

    private ScreenPicture picture(Assessment assessment, Palette palette, Optional<Step> step) {
        return (graphics, width, height) -> {
            Rectangle2D whole = new Rectangle2D.Double(0, 0, width, height);
            graphics.setColor(palette.card());
            graphics.fill(whole);
            painter.paint(graphics, whole, assessment, palette, step);
        };
    }

    /** A click on a part explains the first number in it. */
    private void explain(MouseEvent click, PictureView view) {
        target(click, view).flatMap(target -> target.quantities().stream().findFirst()).ifPresent(model::explain);
    }

    private void point(MouseEvent move, PictureView view) {
        boolean explains = target(move, view).filter(target -> !target.quantities().isEmpty()).isPresent();
        view.setCursor(explains ? Cursor.HAND : Cursor.DEFAULT);
    }

    private Optional<DiagramTarget> target(MouseEvent event, PictureView view) {
        Rectangle2D whole = new Rectangle2D.Double(0, 0, view.getWidth(), view.getHeight());
        return painter.targetAt(new Point2D.Double(event.getX(), event.getY()), whole, model.evaluation());
    }
}
