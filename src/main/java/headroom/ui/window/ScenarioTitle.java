package headroom.ui.window;

import headroom.model.Difference;
import headroom.model.Scenario;
import headroom.ui.tab.ProblemModel;
import headroom.ui.tab.document.Document;

/** The title of a scenario where there is little room: its name, and how many things differ from its preset. */
final class ScenarioTitle {

    private ScenarioTitle() {}

    /** The title of a window: whether a file misses something, the name, and the program. */
    static String ofWindow(Document document) {
        return "%s%s – Headroom".formatted(dot(document), document.tab().scenario().name());
    }

    /** A dot while the scenario's file does not hold it, else nothing. */
    static String dot(Document document) {
        return document.isUnsaved() ? "• " : "";
    }

    static String of(ProblemModel model) {
        Scenario scenario = model.scenario();
        int changes = Difference.between(model.preset(), scenario).size();
        String changed = changes == 0 ? "" : changes == 1 ? ", 1 change" : ", %d changes".formatted(changes);
        return scenario.name() + changed;
    }
}
