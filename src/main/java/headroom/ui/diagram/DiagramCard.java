package headroom.ui.diagram;

import headroom.model.Evaluation;
import headroom.model.Prose;
import headroom.ui.picture.Picture;
import headroom.ui.picture.PictureView;
import headroom.ui.picture.Pictures;
import headroom.ui.problem.ProblemModel;
import headroom.ui.theme.Theme;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The architecture in its card. */
public final class DiagramCard {

    private final ProblemModel model;
    private final ObservableValue<Theme> theme;
    private final Pictures pictures;

    public DiagramCard(ProblemModel model, ObservableValue<Theme> theme, Pictures pictures) {
        this.model = model;
        this.theme = theme;
        this.pictures = pictures;
    }

    /** The card. */
    public Region build() {
        Label title = new Label("Architecture");
        title.getStyleClass().add("title");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Label caption = new Label();
        caption.getStyleClass().add("caption");
        model.evaluationProperty()
                .subscribe(now -> caption.setText(new Prose(now).text(model.problem().diagram().caption())));
        PictureView view = new PictureView();
        VBox.setVgrow(view, Priority.ALWAYS);
        pictures.add(view, () -> picture(model.evaluation(), theme.getValue()));
        VBox card = new VBox(new HBox(title, space, caption), view);
        card.setId("architecture");
        card.getStyleClass().addAll("card", "diagram-card");
        return card;
    }

    private static Picture picture(Evaluation evaluation, Theme theme) {
        return (graphics, width, height) -> {
            graphics.setColor(theme.palette().card());
            graphics.fill(new java.awt.geom.Rectangle2D.Double(0, 0, width, height));
        };
    }
}
