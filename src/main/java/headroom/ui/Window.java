package headroom.ui;

import headroom.files.GuideTexts;
import headroom.files.PresetFiles;
import headroom.files.Presets;
import headroom.files.ScenarioReader;
import headroom.model.Problem;
import headroom.problems.Problems;
import headroom.ui.picture.Delay;
import headroom.ui.theme.Appearance;
import headroom.ui.theme.Looks;
import headroom.ui.theme.StyleSheets;
import headroom.ui.workbench.Environment;
import headroom.ui.workbench.WorkbenchModel;
import headroom.ui.workbench.WorkbenchView;
import java.io.File;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.DirectoryChooser;
import javafx.stage.Stage;

/** The planner's window. */
public final class Window extends Application {

    private static final double WIDTH = 1440;
    private static final double HEIGHT = 900;
    private static final double LEAST_WIDTH = 960;
    private static final double LEAST_HEIGHT = 640;
    private static final int PAINTERS = 2;

    private final ExecutorService painters =
            Executors.newFixedThreadPool(PAINTERS, Thread.ofPlatform().daemon().name("painter-", 1).factory());
    private final ExecutorService background =
            Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("background").factory());

    @Override
    public void start(Stage stage) {
        List<Problem> problems = Problems.all();
        PresetFiles files = PresetFiles.bundled();
        Presets presets = new Presets(files, new ScenarioReader(problems, files));
        WorkbenchModel model = WorkbenchModel.of(problems, presets,
                new Looks(Appearance.SYSTEM, Platform.getPreferences().colorSchemeProperty()));
        Environment environment = new Environment(new GuideTexts()::of, painters, background,
                from -> chooseFolder(stage, from), Path.of(System.getProperty("user.home"), "Headroom"),
                Clock.system(ZoneId.systemDefault()), Delay.ofAnimations());
        StyleSheets.loadFonts();
        stage.setTitle("Headroom");
        stage.setMinWidth(LEAST_WIDTH);
        stage.setMinHeight(LEAST_HEIGHT);
        stage.setScene(new WorkbenchView(model, environment).build(WIDTH, HEIGHT));
        stage.show();
    }

    private static Optional<Path> chooseFolder(Stage owner, String from) {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle("Save pictures in");
        File folder = new File(from);
        if (folder.isDirectory()) {
            chooser.setInitialDirectory(folder);
        }
        return Optional.ofNullable(chooser.showDialog(owner)).map(File::toPath);
    }

    @Override
    public void stop() {
        painters.shutdownNow();
        background.shutdownNow();
    }
}
