package headroom.document.picture;

import headroom.document.Changes;
import headroom.model.Difference;
import headroom.model.Scenario;
import headroom.text.Digits;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines below a picture that may turn up anywhere: the scenario, what it changes, and the date.
 * Long captions wrap; of very many changes the last ones are only counted.
 */
public final class Caption {

    private static final String BETWEEN = " · ";
    /** The most that the name of a baseline takes of a line. */
    private static final double NAME_SHARE = 0.8;
    private static final int MOST_LINES_OF_CHANGES = 4;

    private Caption() {}

    /**
     * The lines of a caption.
     *
     * @param origin what changes are counted against: the preset that the scenario started from, or the defaults
     * @param width the room for a line
     */
    static List<String> lines(Scenario scenario, Scenario origin, LocalDate date, Lettering lettering, double width) {
        String end = BETWEEN + scenario.problem().title() + BETWEEN + date;
        List<String> lines = new ArrayList<>();
        lines.add(lettering.cut(scenario.name(), width - lettering.width(end)) + end);
        List<String> changes = Changes.of(scenario, origin);
        lines.addAll(changes.isEmpty() ? List.of("All assumptions and choices as in " + Changes.nameOf(origin) + ".")
                : wrapped(changes, lettering, width, MOST_LINES_OF_CHANGES));
        return lines.stream().map(line -> lettering.cut(line, width)).toList();
    }

    /** The lines that say what is grey in a chart: the baseline, and what became of it. */
    static List<String> baseline(Scenario scenario, Scenario baseline, Lettering lettering, double width) {
        String name = lettering.cut("Grey: the baseline “%s”".formatted(baseline.name()), width * NAME_SHARE);
        List<String> changes = Difference.between(baseline, scenario).lines();
        if (changes.isEmpty()) {
            return List.of(name + ", which is the same.");
        }
        List<String> parts = new ArrayList<>(List.of(name));
        parts.addAll(changes);
        return wrapped(parts, lettering, width, MOST_LINES_OF_CHANGES).stream().map(line -> lettering.cut(line, width))
                .toList();
    }

    /** The line that says what bands and whiskers are. */
    static String bands(Scenario scenario, int samples) {
        return "P10–P90: where eight in ten of %s samples lie, seed %d.".formatted(Digits.whole(samples),
                scenario.sampling().seed());
    }

    /** Changes, line after line; of so many that they do not fit, the last ones are only counted. */
    public static List<String> wrapped(List<String> changes, Lettering lettering, double width, int mostLines) {
        List<String> all = wrap(changes, lettering, width);
        for (int shown = changes.size() - 1; all.size() > mostLines && shown > 0; shown--) {
            List<String> some = new ArrayList<>(changes.subList(0, shown));
            some.add("and %d more".formatted(changes.size() - shown));
            all = wrap(some, lettering, width);
        }
        return all;
    }

    /** Fills line after line, never breaking inside a change. */
    private static List<String> wrap(List<String> changes, Lettering lettering, double width) {
        List<String> lines = new ArrayList<>();
        String line = changes.getFirst();
        for (String change : changes.subList(1, changes.size())) {
            if (lettering.width(line + BETWEEN + change) <= width) {
                line += BETWEEN + change;
            } else {
                lines.add(line);
                line = change;
            }
        }
        lines.add(line);
        return lines;
    }
}
