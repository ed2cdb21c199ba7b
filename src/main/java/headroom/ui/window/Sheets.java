package headroom.ui.window;

import headroom.ui.background.JavaFxThread;
import headroom.ui.charts.picture.ScreenPictures;
import headroom.ui.export.CopyActions;
import headroom.ui.export.ExportDialogue;
import headroom.ui.export.FolderSaving;
import headroom.ui.export.LastExport;
import headroom.ui.questions.CompareModel;
import headroom.ui.questions.CompareView;
import headroom.ui.questions.FileColumns;
import headroom.ui.questions.MapExport;
import headroom.ui.questions.MapModel;
import headroom.ui.questions.MapView;
import headroom.ui.questions.goal.SeekDialogues;
import headroom.ui.tab.Overlay;
import headroom.ui.tab.ProblemModel;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.scene.layout.Region;

/** The sheets that open over the window about the open tab: exports, goals, comparisons and maps. */
final class Sheets {

    private final WorkbenchModel model;
    private final Environment environment;
    private final Overlay overlay;
    private final CopyActions copies;
    private final SeekDialogues seek;
    private final FolderSaving saving;
    private final LastExport last;
    private Optional<ScreenPictures> pictures = Optional.empty();

    Sheets(WorkbenchModel model, Environment environment, Overlay overlay, CopyActions copies) {
        this.model = model;
        this.environment = environment;
        this.overlay = overlay;
        this.copies = copies;
        this.seek = new SeekDialogues(overlay, environment.threads().questions());
        this.last = new LastExport(model.exportsProperty(), environment.desktop().pictures());
        this.saving = new FolderSaving(environment.desktop().folders(), last, environment.threads().exports());
    }

    /** Asks for goals and fixes of any tab. */
    SeekDialogues seek() {
        return seek;
    }

    /** Asks where to save a picture; without an id, all of them. */
    void export(String pictureId) {
        ExportDialogue dialogue = export();
        overlay.show(dialogue.build(pictureId, overlay::hide), dialogue::closed);
        overlay.onRenewal(_ -> exportAgain(dialogue));
    }

    private void exportAgain(ExportDialogue before) {
        ExportDialogue dialogue = export();
        Region built = dialogue.build(before.wanted(), overlay::hide);
        dialogue.continueFrom(before);
        overlay.show(built, dialogue::closed);
        overlay.onRenewal(_ -> exportAgain(dialogue));
    }

    private ExportDialogue export() {
        return new ExportDialogue(open(), environment.desktop().folders(), last, environment.clock(),
                environment.threads().exports(), model::say);
    }

    /** Asks which goal is to be reached. */
    void reach() {
        seek.reach(open(), open().enquiry().subjectProperty().get());
    }

    /** Shows the scenario beside others. */
    void compare() {
        comparison();
    }

    private CompareView comparison() {
        ScreenPictures painted = environment.threads().pictures();
        FileColumns files = new FileColumns(environment.scenarios(), environment.desktop().chooser(),
                model.recentFiles().list(), environment.threads().background());
        CompareView view = new CompareView(
                new CompareModel(open(), environment.threads().questions(), new JavaFxThread()), files,
                model.looks().themeProperty(), painted, copies, saving, environment.clock(), model::say);
        show(view.build(overlay::hide), overlay::show, painted, view::dispose);
        overlay.onRenewal(_ -> comparison().continueFrom(view));
        return view;
    }

    /** Shows where checks flip as two assumptions change. */
    void map() {
        ScreenPictures painted = environment.threads().pictures();
        MapModel map = new MapModel(open(), environment.threads().questions(), new JavaFxThread());
        MapExport export = new MapExport(map, model.looks().themeProperty(), copies, saving, environment.clock(),
                model::say);
        MapView view = new MapView(map, model.looks().themeProperty(), painted, export);
        show(view.build(overlay::hide), overlay::showLive, painted, view::dispose);
        overlay.onRenewal(_ -> map());
    }

    private void show(Region sheet, BiConsumer<Region, Runnable> over, ScreenPictures painted, Runnable thenGone) {
        over.accept(sheet, () -> {
            pictures = Optional.empty();
            thenGone.run();
        });
        pictures = Optional.of(painted);
    }

    /** Asks for the pictures of what lies over the window anew. */
    void want() {
        pictures.ifPresent(ScreenPictures::want);
    }

    /** Paints what is wanted. */
    void paint() {
        pictures.ifPresent(ScreenPictures::paint);
    }

    private ProblemModel open() {
        return model.openProperty().get();
    }
}
