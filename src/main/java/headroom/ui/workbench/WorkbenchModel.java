package headroom.ui.workbench;

import headroom.files.Preset;
import headroom.files.Presets;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.ui.problem.ProblemModel;
import headroom.ui.theme.Theme;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;

/** What the window shows: the tabs, which of them is open, the theme, and the last message. */
public final class WorkbenchModel {

    private final List<ProblemModel> tabs;
    private final ObjectProperty<ProblemModel> open;
    private final ObjectProperty<Theme> theme;
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");

    public WorkbenchModel(List<ProblemModel> tabs, Theme theme) {
        this.tabs = List.copyOf(tabs);
        this.open = new SimpleObjectProperty<>(tabs.getFirst());
        this.theme = new SimpleObjectProperty<>(theme);
    }

    /** A window with a tab for each problem, which starts as its first preset has it, the reference design. */
    public static WorkbenchModel of(List<Problem> problems, Presets presets, Theme theme) {
        return new WorkbenchModel(problems.stream().map(problem -> tab(problem, presets)).toList(), theme);
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

    public ObjectProperty<Theme> themeProperty() {
        return theme;
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
