package headroom.ui.workbench;

import headroom.ui.export.ExportDialogue;
import headroom.ui.overlay.Overlay;
import headroom.ui.picture.PictureContext;
import headroom.ui.picture.Pictures;
import headroom.ui.problem.ProblemModel;
import headroom.ui.scale.Magnified;
import headroom.ui.theme.Looks;
import headroom.ui.theme.StyleSheets;
import headroom.ui.theme.TextSize;
import java.util.HashMap;
import java.util.Map;
import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** The window's content. Tabs are built when they are first opened, and only the open one is kept up to date. */
public final class WorkbenchView {

    /** How long a frame waits for its pictures: well inside the sixtieth of a second that it has. */
    private static final long PATIENCE_MILLIS = 9;

    private final WorkbenchModel model;
    private final Environment environment;
    private final Looks looks;
    private final Map<ProblemModel, Tab> built = new HashMap<>();
    private final StackPane content = new StackPane();
    private final Overlay overlay = new Overlay();

    private record Tab(Region view, Pictures pictures) {}

    public WorkbenchView(WorkbenchModel model, Environment environment) {
        this.model = model;
        this.looks = model.looks();
        this.environment = environment;
    }

    /** The scene, alive: it follows the model from its first frame on. */
    public Scene build(double width, double height) {
        BorderPane root = new BorderPane(content);
        root.setTop(new TopBar(model, () -> export("")).build());
        root.setBottom(new StatusLine(model).build());
        root.getStyleClass().add("workbench");
        Magnified all = new Magnified(new StackPane(root, overlay.node()));
        all.factorProperty().bind(looks.textSizeProperty().map(TextSize::factor));
        Scene scene = new Scene(all, width, height);
        looks.themeProperty().subscribe(_ -> restyle(scene));
        looks.textSizeProperty().subscribe((_, _) -> restyle(scene));
        root.setFocusTraversable(true);
        model.openProperty().subscribe(open -> open(built.computeIfAbsent(open, this::tab)));
        new Shortcuts(model).install(scene);
        scene.addPreLayoutPulseListener(() -> model.openProperty().get().refresh());
        scene.addPostLayoutPulseListener(this::refresh);
        return scene;
    }

    private void restyle(Scene scene) {
        StyleSheets.apply(scene, looks.themeProperty().getValue(), looks.textSizeProperty().get());
        built.values().forEach(tab -> tab.pictures.want());
    }

    /** Paints the open tab's pictures if they changed, now instead of in the next frame. */
    public void refresh() {
        open().pictures.paint();
    }

    private Tab open() {
        return built.computeIfAbsent(model.openProperty().get(), this::tab);
    }

    private void open(Tab tab) {
        content.getChildren().setAll(tab.view);
        tab.pictures.want();
    }

    private Tab tab(ProblemModel problem) {
        Pictures pictures = new Pictures(environment.painters(), PATIENCE_MILLIS);
        problem.evaluationProperty().subscribe(pictures::want);
        PictureContext context = new PictureContext(looks, pictures, overlay, environment.delay(), this::export);
        Region view = new ProblemView(problem, environment.guides().apply(problem.problem()), context).build();
        return new Tab(view, pictures);
    }

    /** Asks where to save a picture of the open tab; without an id, all of them. */
    private void export(String pictureId) {
        ExportDialogue dialogue = new ExportDialogue(model.openProperty().get(), environment.folders(),
                environment.pictures(), environment.clock(), environment.background(), model::say);
        overlay.show(dialogue.build(pictureId, overlay::hide), () -> {});
    }
}
