package headroom.ui;

import headroom.ui.export.Folders;
import headroom.ui.tab.document.FileChoice;
import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/** The platform's own dialogues for files and folders. */
final class SystemChooser implements FileChoice, Folders {

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
    public Optional<Path> toOpen(Kind kind, Path folder) {
        FileChooser chooser =
                files(kind, kind == Kind.PROBLEM ? "Open a problem file" : "Open a scenario", folder);
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter("All files", "*"));
        return Optional.ofNullable(chooser.showOpenDialog(owner)).map(File::toPath);
    }

    @Override
    public Optional<Path> toSave(Kind kind, Path suggested) {
        FileChooser chooser = files(kind, kind == Kind.PROBLEM ? "Save the new problem as" : "Save the scenario as",
                suggested.getParent());
        chooser.setInitialFileName(String.valueOf(suggested.getFileName()));
        return Optional.ofNullable(chooser.showSaveDialog(owner)).map(File::toPath);
    }

    private static FileChooser files(Kind kind, String title, @Nullable Path folder) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.getExtensionFilters().add(kind == Kind.PROBLEM
                ? new FileChooser.ExtensionFilter("Problem files", "*.yaml", "*.yml")
                : new FileChooser.ExtensionFilter("Scenarios", "*.json"));
        if (folder != null && folder.toFile().isDirectory()) {
            chooser.setInitialDirectory(folder.toFile());
        }
        return chooser;
    }
}
