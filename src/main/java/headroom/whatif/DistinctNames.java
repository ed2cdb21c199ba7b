package headroom.whatif;

import headroom.model.Scenario;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** Names by which scenarios side by side can be told apart. */
public final class DistinctNames {

    private DistinctNames() {}

    /** The same scenarios; those of a name that was there before carry a number behind it. */
    public static List<Scenario> of(List<Scenario> scenarios) {
        List<Scenario> all = new ArrayList<>();
        List<String> taken = new ArrayList<>();
        for (Scenario scenario : scenarios) {
            String name = scenario.name();
            for (int number = 2; taken.contains(name); number++) {
                name = "%s (%d)".formatted(scenario.name(), number);
            }
            taken.add(name);
            all.add(name.equals(scenario.name()) ? scenario : scenario.named(name, scenario.note()));
        }
        return all;
    }

    /**
     * The same scenarios; those that share their name with another carry, behind it, where they come from.
     *
     * @param origins of each scenario, such as its file
     */
    public static List<Scenario> of(List<Scenario> scenarios, List<String> origins) {
        List<String> names = scenarios.stream().map(Scenario::name).toList();
        return of(IntStream.range(0, scenarios.size()).mapToObj(i -> {
            Scenario scenario = scenarios.get(i);
            return Collections.frequency(names, scenario.name()) == 1 ? scenario
                    : scenario.named("%s (%s)".formatted(scenario.name(), origins.get(i)), scenario.note());
        }).toList());
    }
}
