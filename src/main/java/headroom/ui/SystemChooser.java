package headroom.ui;

import headroom.ui.export.Folders;
import headroom.ui.tab.document.ScenarioChooser;
import headroom.ui.tab.source.ProblemChooser;
import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/** The platform's own dialogues for files and folders. */
final class SystemChooser implements ScenarioChooser, ProblemChooser, Folders {

    private final Stage owner;

    SystemChooser(Stage owner) {
        this.owner = owner;
    }

    @Override
    public Optional<Path> choose(String from) {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle("Save pictures in");
        File folder = new File(from);
        if (folder.isDirectory()) {
            chooser.setInitialDirectory(folder);
        }
        return Optional.ofNullable(chooser.showDialog(owner)).map(File::toPath);
    }

    @Override
    public Optional<Path> toOpen(Path folder) {
        FileChooser chooser = scenarios("Open a scenario", folder);
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter("All files", "*"));
        return Optional.ofNullable(chooser.showOpenDialog(owner)).map(File::toPath);
    }

    @Override
    public Optional<Path> toSave(Path suggested) {
        FileChooser chooser = scenarios("Save the scenario as", suggested.getParent());
        chooser.setInitialFileName(String.valueOf(suggested.getFileName()));
        return Optional.ofNullable(chooser.showSaveDialog(owner)).map(File::toPath);
    }

    @Override
    public Optional<Path> problemToOpen(Path folder) {
        FileChooser chooser = problems("Open a problem file", folder);
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter("All files", "*"));
        return Optional.ofNullable(chooser.showOpenDialog(owner)).map(File::toPath);
    }

    @Override
    public Optional<Path> problemToSave(Path suggested) {
        FileChooser chooser = problems("Save the new problem as", suggested.getParent());
        chooser.setInitialFileName(String.valueOf(suggested.getFileName()));
        return Optional.ofNullable(chooser.showSaveDialog(owner)).map(File::toPath);
    }

    private static FileChooser scenarios(String title, @Nullable Path folder) {
        return files(title, folder, new FileChooser.ExtensionFilter("Scenarios", "*.json"));
    }

    private static FileChooser problems(String title, @Nullable Path folder) {
        return files(title, folder, new FileChooser.ExtensionFilter("Problem files", "*.yaml", "*.yml"));
    }

    private static FileChooser files(String title, @Nullable Path folder, FileChooser.ExtensionFilter kind) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.getExtensionFilters().add(kind);
        if (folder != null && folder.toFile().isDirectory()) {
            chooser.setInitialDirectory(folder.toFile());
        }
        return chooser;
    }
}
