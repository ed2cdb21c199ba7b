package headroom.document;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.model.Scenario;
import java.util.ArrayList;
import java.util.List;

/** The differences between a scenario and the one that it started from. */
public final class Changes {

    private Changes() {}

    /** The differences from the origin, a text each; values and options are told with those that they had there. */
    public static List<String> of(Scenario scenario, Scenario origin) {
        List<String> changes = new ArrayList<>();
        for (Assumption assumption : scenario.changedAssumptions(origin)) {
            changes.add("%s %s (was %s)".formatted(assumption.label(),
                    assumption.print(scenario.baseValue(assumption)),
                    assumption.print(origin.baseValue(assumption)).number()));
        }
        for (Choice choice : scenario.changedChoices(origin)) {
            changes.add("%s: %s (was %s)".formatted(choice.label(), scenario.option(choice).label(),
                    origin.option(choice).label()));
        }
        for (Assumption assumption : scenario.changedRanges(origin)) {
            changes.add("%s %s".formatted(assumption.label(), scenario.range(assumption)
                    .map(range -> "uncertain, P10–P90 " + range.print(assumption)).orElse("certain")));
        }
        return changes;
    }

    /** The name, within a sentence, of what changes are counted against: the defaults, or a preset. */
    public static String nameOf(Scenario origin) {
        return origin.preset().isEmpty() ? "the defaults" : "the preset “%s”".formatted(origin.name());
    }
}
