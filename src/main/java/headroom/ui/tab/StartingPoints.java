package headroom.ui.tab;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.model.Scenario;
import java.util.List;

/**
 * The scenarios that a person may start from, and the way back to them.
 *
 * @param all the reference design first
 * @param defaults what a scenario goes back to that started from none of them
 */
record StartingPoints(List<Scenario> all, Scenario defaults) {

    StartingPoints {
        all = List.copyOf(all);
    }

    /** The preset that a scenario started from. */
    Scenario of(Scenario scenario) {
        return all.stream().filter(preset -> preset.preset().equals(scenario.preset())).findFirst().orElse(defaults);
    }

    /** True when an assumption's value or range differs from that of its preset. */
    boolean isChanged(Scenario scenario, Assumption assumption) {
        Scenario preset = of(scenario);
        return scenario.ownValue(assumption) != preset.ownValue(assumption)
                || !scenario.range(assumption).equals(preset.range(assumption));
    }

    /** The scenario with an assumption's value and range as in its preset. */
    Scenario back(Scenario from, Assumption assumption) {
        Scenario preset = of(from);
        return from.with(assumption, preset.ownValue(assumption)).with(assumption, preset.range(assumption));
    }

    /** The scenario with some assumptions and choices as in its preset. */
    Scenario back(Scenario from, List<Assumption> assumptions, List<Choice> choices) {
        Scenario result = from;
        for (Assumption assumption : assumptions) {
            result = back(result, assumption);
        }
        for (Choice choice : choices) {
            result = result.with(choice, of(from).option(choice));
        }
        return result;
    }
}
