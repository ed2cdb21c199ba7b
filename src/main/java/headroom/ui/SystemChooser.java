package headroom.ui;

import headroom.ui.document.ScenarioChooser;
import headroom.ui.export.Folders;
import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/** The platform's own dialogues for files and folders. */
final class SystemChooser implements ScenarioChooser, Folders {

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
        FileChooser chooser = files("Open a scenario", folder);
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter("All files", "*"));
        return Optional.ofNullable(chooser.showOpenDialog(owner)).map(File::toPath);
    }

    @Override
    public Optional<Path> toSave(Path suggested) {
        FileChooser chooser = files("Save the scenario as", suggested.getParent());
        chooser.setInitialFileName(String.valueOf(suggested.getFileName()));
        return Optional.ofNullable(chooser.showSaveDialog(owner)).map(File::toPath);
    }

    private static FileChooser files(String title, @Nullable Path folder) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter("Scenarios", "*.json"));
        if (folder != null && folder.toFile().isDirectory()) {
            chooser.setInitialDirectory(folder.toFile());
        }
        return chooser;
    }
}
