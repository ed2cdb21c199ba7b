package headroom.ui.window;

import headroom.files.problems.ProblemTemplates;
import headroom.ui.background.Background;
import headroom.ui.controls.Magnified;
import headroom.ui.export.CopyActions;
import headroom.ui.story.PresentationModel;
import headroom.ui.story.StoryMenu;
import headroom.ui.tab.Overlay;
import headroom.ui.tab.ProblemModel;
import headroom.ui.tab.document.BackgroundFiles;
import headroom.ui.tab.document.DiskNotice;
import headroom.ui.tab.document.Document;
import headroom.ui.tab.document.Documents;
import headroom.ui.tab.document.FileDrop;
import headroom.ui.tab.source.MistakesBanner;
import headroom.ui.tab.source.MistakesPage;
import headroom.ui.tab.source.NewProblem;
import headroom.ui.tab.source.SourceFile;
import headroom.ui.tab.source.SourceState;
import headroom.ui.tab.source.SourceView;
import headroom.ui.theme.StyleSheets;
import headroom.ui.theme.TextSize;
import headroom.ui.theme.WindowTheme;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
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
    private final WindowTheme looks;
    private final CopyActions copies;
    private final Sheets sheets;
    private final Pages pages;
    private final StackPane content = new StackPane();
    private final Overlay overlay = new Overlay();
    private final Documents documents;
    private final Closing closing;
    /** Apart from what is saved: nobody who closes the window waits for it. */
    private final Background reading;
    private final OpenedProblems problems;
    private final ProblemMenu problemMenu;
    private final SourceView source;
    private final Map<WindowTab, Region> mistakes = new HashMap<>();
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
        this.copies = new CopyActions(environment.desktop().clipboard(), environment.scenarios().links(),
                environment.threads().background(), environment.clock(), model::say);
        this.closing = new Closing(List.of(environment.threads().background(), environment.threads().exports()),
                model::say);
        this.reading = new Background(environment.threads().questions());
        this.sheets = new Sheets(model, environment, overlay, copies);
        this.pages = new Pages(environment, looks, overlay, copies, sheets);
        this.problems = new OpenedProblems(model, environment.library(), environment.threads().background(),
                environment.watch());
        this.source = new SourceView(overlay, environment.desktop().editor(), environment.threads().background(),
                model::say);
        this.problemMenu = new ProblemMenu(model, problems, environment.desktop().chooser(),
                new NewProblem(new ProblemTemplates(environment.library()), environment.desktop().chooser(), overlay,
                        environment.threads().background(), source, model::say),
                source);
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
                        new AboutDialogue(overlay)::show, this::close, problemMenu::items).build(),
                mistakesBanner(), new DiskNotice(documents, model.openProperty().map(model::document)).build()));
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
        model.renewalProperty().subscribe(last -> last.ifPresent(read -> pages.renew(read.before(), read.next())));
        // Two files that only have mistakes show alike models, none.
        model.frontProperty().subscribe(_ -> show());
        model.frontProperty().flatMap(WindowTab::modelProperty).subscribe((_, _) -> show());
        // Whatever lies over a tab whose problem was read anew is about the old one.
        model.openProperty().subscribe((before, _) -> {
            if (!model.tabs().contains(before)) {
                overlay.renew(model.openProperty().get());
            }
        });
        model.windowTabs().addListener((ListChangeListener<WindowTab>) _ -> forget());
        new Shortcuts(model, documents, texts, sheets::reach, () -> close(model.frontProperty().get()), overlay)
                .install(scene);
        new FileDrop(documents, problems::open).install(scene);
        model.presentationProperty().subscribe(on -> show(on, root, scene));
        scene.addPreLayoutPulseListener(this::evaluate);
        scene.addPostLayoutPulseListener(this::refresh);
        problems.start();
        return scene;
    }

    /** Reads the problems of the tabs that wait, one after another, so that nobody waits who looks at one later. */
    public void readAhead() {
        model.windowTabs().stream().filter(WindowTab::isWaiting).findFirst()
                .ifPresent(tab -> reading.run(() -> model.reading(tab), filling -> {
                    filling.run();
                    readAhead();
                }, model::say));
    }

    /** Opens problem files, each in a tab of its own. */
    public void openProblems(List<Path> files) {
        problems.open(files);
    }

    private Region mistakesBanner() {
        MistakesBanner banner = new MistakesBanner(source);
        Region node = banner.build();
        ObservableValue<SourceState> state = model.frontProperty().flatMap(tab -> tab.source()
                .<ObservableValue<SourceState>>map(SourceFile::stateProperty).orElseGet(SimpleObjectProperty::new));
        Runnable tell = () -> banner.tell(model.frontProperty().get().source().filter(_ -> model.isLive()));
        state.subscribe(_ -> tell.run());
        model.frontProperty().subscribe(_ -> tell.run());
        model.frontProperty().flatMap(WindowTab::modelProperty).subscribe((_, _) -> tell.run());
        return node;
    }

    /** Closes the tab of a problem file, after asking what becomes of changes that no scenario file holds. */
    private void close(WindowTab tab) {
        if (tab.source().isEmpty()) {
            return;
        }
        tab.model().map(model::document).ifPresentOrElse(
                document -> documents.close(document, () -> problems.close(tab)), () -> problems.close(tab));
    }

    private void forget() {
        pages.keep(model.tabs());
        mistakes.keySet().retainAll(model.windowTabs());
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
        model.frontProperty().subscribe(_ -> entitle(stage));
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
        stage.setTitle(model.isLive() ? ScenarioTitle.ofWindow(model.document(model.openProperty().get()))
                : "%s – Headroom".formatted(model.frontProperty().get().title()));
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

    /** Shows the tab in front: its problem, or the mistakes of its file alone. */
    private void show() {
        WindowTab front = model.frontProperty().get();
        if (front.model().isEmpty()) {
            content.getChildren().setAll(mistakes.computeIfAbsent(front, _ -> front.source()
                    .map(file -> new MistakesPage(file, source).build())
                    .orElseGet(() -> MistakesPage.damaged(front.title(), front.damageProperty()))));
            return;
        }
        mistakes.remove(front);
        Page page = pages.of(front.model().get());
        content.getChildren().setAll(page.view());
        page.pictures().want();
        pages.settle(front.model().get());
        pages.keep(model.tabs());
    }
}
