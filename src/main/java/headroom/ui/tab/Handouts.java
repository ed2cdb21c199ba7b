package headroom.ui.tab;

import headroom.document.picture.Handout;
import headroom.files.scenario.ScenarioWriter;
import headroom.model.Scenario;
import java.time.Clock;
import java.time.LocalDate;

/** Makes handouts that carry their scenario and say today's date. */
public record Handouts(Clock clock) {

    /** A tab's scenario, over its baseline, on the axes that are locked. */
    public Handout of(ProblemModel tab) {
        return of(tab.scenario(), tab.preset()).over(tab.baselineProperty().get(), tab.locksProperty().get());
    }

    /** A scenario by itself; its changes are counted against {@code origin}. */
    public Handout of(Scenario scenario, Scenario origin) {
        return Handout.of(scenario, origin, new ScenarioWriter().line(scenario), LocalDate.now(clock));
    }
}
