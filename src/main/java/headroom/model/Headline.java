package headroom.model;

import headroom.formula.Estimate;

/**
 * A number that a tab shows large.
 *
 * @param label the few words above it
 * @param caption the line below it, with live numbers
 */
public record Headline(Estimate estimate, String label, LiveText caption) {

    /** A headline whose caption is a template. */
    public static Headline of(Estimate estimate, String label, String caption) {
        return new Headline(estimate, label, new LiveText(caption));
    }
}
