package headroom.ui.window;

import headroom.text.BidiMarks;
import headroom.ui.controls.ActionItem;
import headroom.ui.tab.document.FileChoice;
import headroom.ui.tab.source.NewProblem;
import headroom.ui.tab.source.SourceView;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/** The menu of problem files: open one, make one, see and edit the one in front, and go back to those of late. */
final class ProblemMenu {

    private final WorkbenchModel model;
    private final OpenedProblems problems;
    private final FileChoice chooser;
    private final NewProblem making;
    private final SourceView source;

    ProblemMenu(WorkbenchModel model, OpenedProblems problems, FileChoice chooser, NewProblem making,
            SourceView source) {
        this.model = model;
        this.problems = problems;
        this.chooser = chooser;
        this.making = making;
        this.source = source;
    }

    List<MenuItem> items() {
        List<MenuItem> items = new ArrayList<>();
        items.add(new ActionItem("problem-open", "Open problem…", () -> chooser
                .toOpen(FileChoice.Kind.PROBLEM, folder()).ifPresent(file -> problems.open(List.of(file)))));
        items.add(new ActionItem("problem-new", "New problem…",
                () -> making.show(folder(), made -> problems.open(List.of(made)))));
        model.frontProperty().get().source().ifPresent(file -> {
            items.add(new SeparatorMenuItem());
            items.add(new ActionItem("problem-source", "Show " + file.name(), () -> source.show(file)));
            items.add(new ActionItem("problem-edit", "Open %s in the editor".formatted(file.name()),
                    () -> source.edit(file)));
        });
        List<Path> recent = model.recentProblems().list();
        if (!recent.isEmpty()) {
            items.add(new SeparatorMenuItem());
        }
        for (int i = 0; i < recent.size(); i++) {
            Path file = recent.get(i);
            items.add(new ActionItem("recent-problem-" + i, BidiMarks.without(file.toString()),
                    () -> problems.open(List.of(file))));
        }
        return items;
    }

    private Path folder() {
        return model.recentProblems().folder();
    }
}
