package headroom.ui.window;

import headroom.files.UnusableFileException;
import headroom.files.scenario.ScenarioLink;
import headroom.model.Scenario;
import headroom.ui.export.Clipboard;
import headroom.ui.export.CopyActions;
import headroom.ui.tab.ProblemModel;

/** Takes the open tab's scenario to the clipboard as a line of text, and brings one from there. */
final class ScenarioText {

    private final WorkbenchModel model;
    private final CopyActions copies;
    private final Clipboard clipboard;
    private final ScenarioLink links;

    ScenarioText(WorkbenchModel model, CopyActions copies, Clipboard clipboard, ScenarioLink links) {
        this.model = model;
        this.copies = copies;
        this.clipboard = clipboard;
        this.links = links;
    }

    /** Copies the open tab's scenario. */
    void copy() {
        copies.scenario(model.openProperty().get());
    }

    /** Shows the clipboard's scenario in the tab of its problem, as a step that can be taken back. */
    void paste() {
        try {
            Scenario scenario = links.read(clipboard.text().orElse(""));
            String step = "Pasted “%s”".formatted(scenario.name());
            ProblemModel tab = model.tab(scenario.problem().id());
            model.openProperty().set(tab);
            tab.show(step, scenario);
            model.say(step);
        } catch (UnusableFileException refusal) {
            model.say("Nothing is pasted: %s".formatted(refusal.getMessage()));
        }
    }
}
