package headroom.ui.tab.source;

import headroom.files.problems.ProblemTemplates;
import headroom.files.problems.ProblemTemplates.Template;
import headroom.ui.background.Background;
import headroom.ui.controls.ActionButton;
import headroom.ui.controls.Dialogue;
import headroom.ui.controls.Paragraph;
import headroom.ui.tab.Overlay;
import headroom.ui.tab.document.FileChoice;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.VBox;

/** Makes a problem file: what it begins with, where it is saved, and whether it is to be edited at once. */
public final class NewProblem {

    private final ProblemTemplates templates;
    private final FileChoice chooser;
    private final Overlay overlay;
    private final Background background;
    private final SourceView source;
    private final Consumer<String> say;

    /**
     * Makes problem files.
     *
     * @param background writes them
     * @param source opens them in the editor
     * @param say is told, in a sentence, what is in the way
     */
    public NewProblem(ProblemTemplates templates, FileChoice chooser, Overlay overlay, Background background,
            SourceView source, Consumer<String> say) {
        this.templates = templates;
        this.chooser = chooser;
        this.overlay = overlay;
        this.background = background;
        this.source = source;
        this.say = say;
    }

    /**
     * Asks what to begin with.
     *
     * @param folder where it would be saved without another wish
     * @param opening opens what was made
     */
    public void show(Path folder, Consumer<Path> opening) {
        ToggleGroup group = new ToggleGroup();
        VBox choices = new VBox();
        choices.getStyleClass().add("templates");
        for (Template template : templates.all()) {
            RadioButton choice = new RadioButton(template.title());
            choice.setId("begin-" + template.id());
            choice.setToggleGroup(group);
            choice.setUserData(template);
            choice.setSelected(template.id().equals(ProblemTemplates.SMALL));
            choices.getChildren().add(choice);
        }
        ActionButton make = new ActionButton("new-problem-save", "Save as…", () -> {
            if (group.getSelectedToggle() != null
                    && group.getSelectedToggle().getUserData() instanceof Template chosen) {
                overlay.hide();
                save(chosen, folder, opening);
            }
        }).onEnter();
        overlay.showApart(new Dialogue("new-problem", "A problem of your own", List.<Node>of(
                new Paragraph("A problem is a text file: assumptions, formulas, checks, charts and a drawing. "
                        + "Change it in any editor; each time you save, its tab shows what it says."),
                choices),
                List.of(new ActionButton("new-problem-cancel", "Cancel", overlay::hide).onEscape(), make)), () -> {});
        make.requestFocus();
    }

    private void save(Template template, Path folder, Consumer<Path> opening) {
        String name = template.id().equals(ProblemTemplates.SMALL) ? "my-problem" : "my-" + template.id();
        Optional<Path> chosen = chooser.toSave(FileChoice.Kind.PROBLEM, folder.resolve(name + ".yaml"))
                .map(Path::toAbsolutePath);
        chosen.ifPresent(file -> background.run(() -> templates.write(template, file), made -> {
            opening.accept(made);
            offerEditor(made);
        }, say));
    }

    private void offerEditor(Path made) {
        SourceFile file = new SourceFile(made, Optional.empty());
        List<Node> buttons = new ArrayList<>();
        buttons.add(new ActionButton("editor-later", "Later", overlay::hide).onEscape());
        ActionButton open = new ActionButton("editor-open", "Open in the editor", () -> {
            overlay.hide();
            source.edit(file);
        }).onEnter();
        buttons.add(open);
        overlay.showApart(new Dialogue("new-problem-made", "%s is saved and open".formatted(file.name()), List.<Node>of(
                new Paragraph("Open %s in an editor beside this window. Each time you save it there, the tab follows."
                        .formatted(made))),
                buttons), () -> {});
        open.requestFocus();
    }
}
