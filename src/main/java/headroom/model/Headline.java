package headroom.model;

import headroom.formula.Estimate;

/**
 * A number that a tab shows large.
 *
 * @param label what stands above it, short
 * @param caption what stands below it, with live numbers
 */
public record Headline(Estimate estimate, String label, LiveText caption) {

    /** A headline whose caption is a template. */
    public static Headline of(Estimate estimate, String label, String caption) {
        return new Headline(estimate, label, new LiveText(caption));
    }
}
