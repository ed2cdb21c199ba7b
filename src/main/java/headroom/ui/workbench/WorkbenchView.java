package headroom.ui.workbench;

import headroom.ui.background.JavaFxThread;
import headroom.ui.compare.CompareModel;
import headroom.ui.compare.CompareView;
import headroom.ui.compare.FileColumns;
import headroom.ui.copy.Copies;
import headroom.ui.document.BackgroundFiles;
import headroom.ui.document.DiskNotice;
import headroom.ui.document.Document;
import headroom.ui.document.Documents;
import headroom.ui.document.FileDrop;
import headroom.ui.export.ExportDialogue;
import headroom.ui.export.FolderSaving;
import headroom.ui.map.MapModel;
import headroom.ui.map.MapView;
import headroom.ui.overlay.Overlay;
import headroom.ui.picture.PictureContext;
import headroom.ui.picture.Pictures;
import headroom.ui.presentation.PresentationModel;
import headroom.ui.presentation.PresentationView;
import headroom.ui.problem.ProblemModel;
import headroom.ui.scale.Magnified;
import headroom.ui.seek.SeekDialogues;
import headroom.ui.sensitivity.SensitivityModel;
import headroom.ui.story.StoryMenu;
import headroom.ui.theme.Looks;
import headroom.ui.theme.StyleSheets;
import headroom.ui.theme.TextSize;
import headroom.ui.uncertainty.UncertaintyModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

/** The window's content. Tabs are built when they are first opened, and only the open one is kept up to date. */
public final class WorkbenchView {

    /** How long a frame waits for its pictures: well inside the sixtieth of a second that it has. */
    private static final long PATIENCE_MILLIS = 9;

    private final WorkbenchModel model;
    private final Environment environment;
    private final Looks looks;
    private final Copies copies;
    private final Map<ProblemModel, Tab> built = new HashMap<>();
    private final StackPane content = new StackPane();
    private final Overlay overlay = new Overlay();
    private final SeekDialogues seek;
    private final Documents documents;
    private final StackPane frame = new StackPane();
    private final FullScreen fullScreen;
    private Optional<Pictures> overlaid = Optional.empty();
    private Optional<Tab> presented = Optional.empty();

    private record Tab(Region view, Pictures pictures) {}

    /** The content of a window, not built yet. */
    public WorkbenchView(WorkbenchModel model, Environment environment) {
        this.model = model;
        this.looks = model.looks();
        this.fullScreen = new FullScreen(model::leavePresentation);
        this.environment = environment;
        this.documents = new Documents(model.documents(), model.openProperty(), model.recentFiles(),
                new BackgroundFiles(environment.scenarios(), environment.background()), environment.chooser(), overlay,
                model::say);
        this.seek = new SeekDialogues(overlay, environment.questions());
        this.copies = new Copies(environment.clipboard(), environment.scenarios().links(), environment.background(),
                environment.clock(), model::say);
    }

    /** The scene, alive: it follows the model from its first frame on. */
    public Scene build(double width, double height) {
        BorderPane root = new BorderPane(content);
        ScenarioMenu scenario = new ScenarioMenu(model, documents, overlay);
        ScenarioText texts =
                new ScenarioText(model, copies, environment.clipboard(), environment.scenarios().links());
        CopyMenu copy = new CopyMenu(model, copies, texts);
        StoryMenu story = new StoryMenu(model.openProperty(), overlay, model::present);
        root.setTop(new VBox(
                new TopBar(model, scenario, copy, story, new WhatIfMenu(questions()), () -> export("")).build(),
                new DiskNotice(documents, model.openProperty().map(model::document)).build()));
        root.setBottom(new StatusLine(model).build());
        root.getStyleClass().add("workbench");
        frame.getChildren().setAll(root, overlay.node());
        Magnified all = new Magnified(frame);
        all.factorProperty().bind(looks.textSizeProperty().map(TextSize::factor));
        Scene scene = new Scene(all, width, height);
        looks.themeProperty().subscribe(_ -> restyle(scene));
        looks.textSizeProperty().subscribe((_, _) -> restyle(scene));
        root.setFocusTraversable(true);
        model.openProperty().subscribe(open -> open(built.computeIfAbsent(open, this::tab)));
        new Shortcuts(model, documents, texts, this::reach, overlay::isShown).install(scene);
        new FileDrop(documents).install(scene);
        model.presentationProperty().subscribe(on -> show(on, root, scene));
        scene.addPreLayoutPulseListener(this::evaluate);
        scene.addPostLayoutPulseListener(this::refresh);
        return scene;
    }

    private List<WhatIfMenu.Question> questions() {
        return List.of(new WhatIfMenu.Question("what-if-seek", "Reach a goal…", this::reach),
                new WhatIfMenu.Question("what-if-compare", "Compare scenarios…", this::compare),
                new WhatIfMenu.Question("what-if-map", "Map of two assumptions…", this::map));
    }

    /** Opens the open tab's scenario beside others. */
    private void compare() {
        Pictures painted = new Pictures(environment.painters(), PATIENCE_MILLIS);
        FileColumns files = new FileColumns(environment.scenarios(), environment.chooser(), model.recentFiles().list(),
                environment.background());
        CompareView view = new CompareView(new CompareModel(model.openProperty().get()), files, looks.themeProperty(),
                painted, copies, saving(), environment.clock(), model::say);
        overlay.show(view.build(overlay::hide), () -> {
            view.dispose();
            overlaid = Optional.empty();
        });
        overlaid = Optional.of(painted);
    }

    /** Opens a map of the open tab's scenario. */
    private void map() {
        Pictures painted = new Pictures(environment.painters(), PATIENCE_MILLIS);
        MapModel map = new MapModel(model.openProperty().get(), environment.questions(), Platform::runLater);
        MapView view = new MapView(map, looks.themeProperty(), painted, copies, saving(), environment.clock(),
                model::say);
        overlay.show(view.build(overlay::hide), () -> {
            view.dispose();
            overlaid = Optional.empty();
        });
        overlaid = Optional.of(painted);
    }

    private FolderSaving saving() {
        return new FolderSaving(environment.folders(), environment.pictures(), environment.background());
    }

    private void reach() {
        ProblemModel tab = model.openProperty().get();
        seek.reach(tab, tab.subjectProperty().get());
    }

    private void restyle(Scene scene) {
        StyleSheets.apply(scene, looks.themeProperty().getValue(), looks.textSizeProperty().get());
        built.values().forEach(tab -> tab.pictures.want());
        presented.ifPresent(tab -> tab.pictures.want());
        overlaid.ifPresent(Pictures::want);
    }

    /**
     * Ties a window to its content: its title names the scenario, it asks before it closes, and on coming back to it files
     * are looked at again.
     */
    public void follow(Stage stage) {
        model.openProperty().flatMap(ProblemModel::scenarioProperty).subscribe(_ -> entitle(stage));
        model.openProperty().map(model::document).flatMap(Document::standingProperty).subscribe(_ -> entitle(stage));
        stage.addEventHandler(WindowEvent.WINDOW_CLOSE_REQUEST, request -> {
            request.consume();
            documents.close(stage::close);
        });
        stage.focusedProperty().subscribe(focused -> {
            if (focused) {
                lookAtFiles();
            }
        });
    }

    /** Looks whether other programs changed the tabs' files. */
    public void lookAtFiles() {
        documents.look();
    }

    private void entitle(Stage stage) {
        stage.setTitle(ScenarioTitle.ofWindow(model.document(model.openProperty().get())));
    }

    /** Paints the open tab's pictures if they changed, now instead of in the next frame. */
    public void refresh() {
        presented.ifPresentOrElse(tab -> tab.pictures.paint(), () -> open().pictures.paint());
        overlaid.ifPresent(Pictures::paint);
    }

    private void evaluate() {
        model.openProperty().get().refresh();
        model.presentationProperty().get().ifPresent(on -> on.shown().refresh());
    }

    /** Shows a presentation on the whole screen instead of the window, or the window again. */
    private void show(Optional<PresentationModel> on, Region window, Scene scene) {
        presented = on.map(this::presented);
        frame.getChildren().set(0, presented.map(Tab::view).orElse(window));
        frame.getChildren().getFirst().requestFocus();
        open().pictures.want();
        if (scene.getWindow() instanceof Stage stage) {
            fullScreen.show(stage, on.isPresent());
        }
    }

    private Tab presented(PresentationModel presentation) {
        Pictures pictures = pictures(presentation.shown());
        ProblemModel shown = presentation.shown();
        Region view = new PresentationView(presentation, uncertainty(shown), context(shown, pictures),
                quantity -> copies.derivation(shown, quantity), ScenarioTitle::of).build();
        return new Tab(view, pictures);
    }

    private Tab open() {
        return built.computeIfAbsent(model.openProperty().get(), this::tab);
    }

    private void open(Tab tab) {
        content.getChildren().setAll(tab.view);
        tab.pictures.want();
    }

    private Tab tab(ProblemModel problem) {
        Pictures pictures = pictures(problem);
        Region view =
                new ProblemView(problem, environment.guides().apply(problem.problem()), uncertainty(problem),
                        context(problem, pictures),
                        new SensitivityModel(problem, environment.questions(), environment.delay()),
                        environment.questions(), copies, seek).build();
        return new Tab(view, pictures);
    }

    private UncertaintyModel uncertainty(ProblemModel problem) {
        return new UncertaintyModel(problem, environment.questions(), new JavaFxThread(), System::nanoTime);
    }

    private Pictures pictures(ProblemModel problem) {
        Pictures pictures = new Pictures(environment.painters(), PATIENCE_MILLIS);
        problem.evaluationProperty().subscribe(pictures::want);
        return pictures;
    }

    private PictureContext context(ProblemModel problem, Pictures pictures) {
        return new PictureContext(looks, pictures, overlay, environment.delay(), environment.questions(),
                this::export, pictureId -> copies.picture(problem, pictureId, looks.themeProperty().getValue()));
    }

    /** Asks where to save a picture of the open tab; without an id, all of them. */
    private void export(String pictureId) {
        ExportDialogue dialogue = new ExportDialogue(model.openProperty().get(), environment.folders(),
                environment.pictures(), environment.clock(), environment.background(), model::say);
        overlay.show(dialogue.build(pictureId, overlay::hide), dialogue::closed);
    }
}
