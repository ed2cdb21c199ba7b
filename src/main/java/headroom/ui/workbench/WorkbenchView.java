package headroom.ui.workbench;

import headroom.ui.copy.Copies;
import headroom.ui.document.BackgroundFiles;
import headroom.ui.document.DiskNotice;
import headroom.ui.document.Document;
import headroom.ui.document.Documents;
import headroom.ui.document.FileDrop;
import headroom.ui.overlay.Overlay;
import headroom.ui.presentation.PresentationModel;
import headroom.ui.problem.ProblemModel;
import headroom.ui.scale.Magnified;
import headroom.ui.story.StoryMenu;
import headroom.ui.theme.Looks;
import headroom.ui.theme.StyleSheets;
import headroom.ui.theme.TextSize;
import java.util.List;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

/** The window's content. Tabs are built when they are first opened, and only the open one is kept up to date. */
public final class WorkbenchView {

    private final WorkbenchModel model;
    private final Environment environment;
    private final Looks looks;
    private final Copies copies;
    private final Sheets sheets;
    private final Pages pages;
    private final StackPane content = new StackPane();
    private final Overlay overlay = new Overlay();
    private final Documents documents;
    private final Closing closing;
    private final StackPane frame = new StackPane();
    private final FullScreen fullScreen;
    private Optional<Page> presented = Optional.empty();

    /** The content of a window, not built yet. */
    public WorkbenchView(WorkbenchModel model, Environment environment) {
        this.model = model;
        this.looks = model.looks();
        this.fullScreen = new FullScreen(model::leavePresentation);
        this.environment = environment;
        this.documents = new Documents(model.documents(), model.openProperty(), model.recentFiles(),
                new BackgroundFiles(environment.scenarios(), environment.threads().background()),
                environment.desktop().chooser(), overlay, model::say);
        this.copies = new Copies(environment.desktop().clipboard(), environment.scenarios().links(),
                environment.threads().background(), environment.clock(), model::say);
        this.closing = new Closing(List.of(environment.threads().background(), environment.threads().exports()),
                model::say);
        this.sheets = new Sheets(model, environment, overlay, copies);
        this.pages = new Pages(environment, looks, overlay, copies, sheets);
    }

    /** The scene, alive: it follows the model from its first frame on. */
    public Scene build(double width, double height) {
        BorderPane root = new BorderPane();
        ScenarioMenu scenario = new ScenarioMenu(model, documents, overlay);
        ScenarioText texts =
                new ScenarioText(model, copies, environment.desktop().clipboard(), environment.scenarios().links());
        CopyMenu copy = new CopyMenu(model, copies, texts);
        StoryMenu story = new StoryMenu(model.openProperty(), overlay, model::present, model::say);
        root.setTop(new VBox(
                new TopBar(model, scenario, copy, story, new WhatIfMenu(sheets), () -> sheets.export(""),
                        new AboutDialogue(overlay)::show).build(),
                new DiskNotice(documents, model.openProperty().map(model::document)).build()));
        // In the order of reading, which is that of the Tab key.
        root.setCenter(content);
        root.setBottom(new StatusLine(model).build());
        root.getStyleClass().add("workbench");
        frame.getChildren().setAll(root, overlay.node());
        Magnified all = new Magnified(frame);
        all.factorProperty().bind(looks.textSizeProperty().map(TextSize::factor));
        Scene scene = new Scene(all, width, height);
        looks.themeProperty().subscribe(_ -> restyle(scene));
        looks.textSizeProperty().subscribe((_, _) -> restyle(scene));
        // The keyboard begins before the first control, where letters are typed into nothing.
        root.requestFocus();
        model.openProperty().subscribe(_ -> open(open()));
        new Shortcuts(model, documents, texts, sheets::reach, overlay).install(scene);
        new FileDrop(documents).install(scene);
        model.presentationProperty().subscribe(on -> show(on, root, scene));
        scene.addPreLayoutPulseListener(this::evaluate);
        scene.addPostLayoutPulseListener(this::refresh);
        return scene;
    }

    private void restyle(Scene scene) {
        StyleSheets.apply(scene, looks.themeProperty().getValue(), looks.textSizeProperty().get());
        pages.want();
        presented.ifPresent(page -> page.pictures().want());
        sheets.want();
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
            documents.close(() -> closing.close(stage::close));
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
        presented.orElseGet(this::open).pictures().paint();
        sheets.paint();
    }

    private void evaluate() {
        model.openProperty().get().refresh();
        model.presentationProperty().get().ifPresent(on -> on.shown().refresh());
    }

    /** Shows a presentation on the whole screen instead of the window, or the window again. */
    private void show(Optional<PresentationModel> on, Region window, Scene scene) {
        presented = on.map(pages::of);
        frame.getChildren().set(0, presented.map(Page::view).orElse(window));
        frame.getChildren().getFirst().requestFocus();
        open().pictures().want();
        if (scene.getWindow() instanceof Stage stage) {
            fullScreen.show(stage, on.isPresent());
        }
    }

    private Page open() {
        return pages.of(model.openProperty().get());
    }

    private void open(Page tab) {
        content.getChildren().setAll(tab.view());
        tab.pictures().want();
    }
}
