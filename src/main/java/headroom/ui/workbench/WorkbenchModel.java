package headroom.ui.workbench;

import headroom.files.Preset;
import headroom.files.Presets;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.ui.problem.ProblemModel;
import headroom.ui.theme.Looks;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;

/** What the window shows: the tabs, which of them is open, how it looks, and the last message. */
public final class WorkbenchModel {

    private final List<ProblemModel> tabs;
    private final ObjectProperty<ProblemModel> open;
    private final Looks looks;
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");

    public WorkbenchModel(List<ProblemModel> tabs, Looks looks) {
        this.tabs = List.copyOf(tabs);
        this.open = new SimpleObjectProperty<>(tabs.getFirst());
        this.looks = looks;
    }

    /** A window with a tab for each problem, which starts as its first preset has it, the reference design. */
    public static WorkbenchModel of(List<Problem> problems, Presets presets, Looks looks) {
        return new WorkbenchModel(problems.stream().map(problem -> tab(problem, presets)).toList(), looks);
    }

    private static ProblemModel tab(Problem problem, Presets presets) {
        List<Scenario> scenarios = presets.of(problem).stream().map(Preset::scenario).toList();
        return new ProblemModel(problem, scenarios, scenarios.getFirst());
    }

    /** The tab of a problem. */
    public ProblemModel tab(String problemId) {
        return tabs.stream().filter(tab -> tab.problem().id().equals(problemId)).findFirst().orElseThrow();
    }

    /** The tabs, in their order. */
    public List<ProblemModel> tabs() {
        return tabs;
    }

    /** The tab that is open. */
    public ObjectProperty<ProblemModel> openProperty() {
        return open;
    }

    /** How the window looks. */
    public Looks looks() {
        return looks;
    }

    /** What the status line says about the last thing done. */
    public ReadOnlyStringProperty messageProperty() {
        return message.getReadOnlyProperty();
    }

    /** Says something in the status line. */
    public void say(String sentence) {
        message.set(sentence);
    }
}
