package headroom.model;

import headroom.text.BidiMarks;
import java.util.Optional;

/**
 * A snapshot that a presentation stops at.
 *
 * @param title the name, at most {@link #LONGEST_TITLE} characters
 * @param note the words that are said about it, at most {@link #LONGEST_NOTE} characters
 * @param baseline the scenario that it is held against; empty for none
 */
public record StoryPoint(String title, String note, Scenario scenario, Optional<Scenario> baseline) {

    /** The longest title, which stays beside its note on one line of a small projector. */
    public static final int LONGEST_TITLE = 60;
    /** The longest note, which takes two such lines. */
    public static final int LONGEST_NOTE = 180;

    /** @throws IllegalArgumentException when a text is too long */
    public StoryPoint {
        title = BidiMarks.without(title);
        note = BidiMarks.without(note);
        require("title", title, LONGEST_TITLE);
        require("note", note, LONGEST_NOTE);
    }

    private static void require(String what, String text, int longest) {
        if (text.length() > longest) {
            throw new IllegalArgumentException("the %s of a story point has %d characters; %d are allowed"
                    .formatted(what, text.length(), longest));
        }
    }

    /** A snapshot that is called like its scenario, or as the beginning of that name where it is too long for a title. */
    public static StoryPoint of(Scenario scenario, Optional<Scenario> baseline) {
        String name = scenario.name();
        // Half of a character outside the basic plane is none.
        int end = name.length() <= LONGEST_TITLE ? name.length()
                : LONGEST_TITLE - (Character.isHighSurrogate(name.charAt(LONGEST_TITLE - 1)) ? 1 : 0);
        return new StoryPoint(name.substring(0, end), "", scenario, baseline);
    }

    /** The same snapshot with other words. */
    public StoryPoint worded(String newTitle, String newNote) {
        return new StoryPoint(newTitle, newNote, scenario, baseline);
    }
}
