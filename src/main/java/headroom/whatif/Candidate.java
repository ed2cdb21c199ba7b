package headroom.whatif;

import headroom.model.Scenario;
import headroom.text.BidiMarks;

/**
 * A scenario that is, or can be, side by side with others.
 *
 * @param origin its origin
 * @param name the heading of its column, which says where it comes from
 * @param scenario as it was when it was chosen
 */
public record Candidate(Origin origin, String name, Scenario scenario) {

    /** The origin of a column's scenario, which says whether it is still the same tomorrow. */
    public enum Origin {
        /** Whatever scenario is the present one. */
        PRESENT("present"),
        /** Whatever scenario is pinned as the baseline. */
        BASELINE("baseline"),
        /** This scenario and no other: a preset, a story point, a file's content. */
        CHOSEN("chosen");

        private final String word;

        Origin(String word) {
            this.word = word;
        }

        /** As it is written in files. */
        public String word() {
            return word;
        }
    }

    public Candidate {
        name = BidiMarks.without(name);
    }

    /** The present scenario. */
    public static Candidate present(Scenario scenario) {
        return new Candidate(Origin.PRESENT, "Present", scenario);
    }

    /** The baseline. */
    public static Candidate baseline(Scenario scenario) {
        return new Candidate(Origin.BASELINE, "Baseline", scenario);
    }

    /** A scenario that stays as it is. */
    public static Candidate chosen(String name, Scenario scenario) {
        return new Candidate(Origin.CHOSEN, name, scenario);
    }

    /** The scenario under the name of its column. */
    public Scenario named() {
        return scenario.named(name, scenario.note());
    }
}
