package headroom.cli.option;

import headroom.formula.Assumption;
import headroom.model.Problem;
import headroom.whatif.SweepRange;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * {@code ID=LOW..HIGH}, and what may follow a colon.
 *
 * @param typed the option and what stands behind it, to begin a refusal with
 * @param low in the assumption's own unit
 * @param high in the assumption's own unit
 */
public record RangeArgument(String typed, Assumption assumption, double low, double high, Optional<String> word) {

    /**
     * The form of a range: an id, two numbers, and a word if there is one. Three points in a row are refused, since it
     * could not be told to which number the third belongs.
     */
    private static final Pattern FORM = Pattern.compile(
            "([^=]+)=(%s)(?<!\\.)\\.\\.(?!\\.)(%s)(?::(.*))?".formatted(PlainNumber.FORM, PlainNumber.FORM));

    /** Reads what stands behind an option. */
    public static RangeArgument of(String option, String text, Problem problem) {
        String typed = option + " " + text;
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            throw new BadUsageException(
                    "%s: it must read ID=LOW..HIGH with plain numbers, such as peakRate=100..1000".formatted(typed));
        }
        return new RangeArgument(typed, new ProblemIds(problem).assumption(typed, matcher.group(1)),
                number(typed, matcher.group(2)), number(typed, matcher.group(3)),
                Optional.ofNullable(matcher.group(4)));
    }

    private static double number(String typed, String text) {
        double number = PlainNumber.of(text);
        if (Double.isInfinite(number)) {
            throw new BadUsageException("%s: %s is larger than any number that can be computed with"
                    .formatted(typed, text));
        }
        return number;
    }

    /** So many places from one end to the other. */
    public SweepRange places(int points) {
        if (word.isPresent()) {
            throw new BadUsageException("%s: nothing may follow the two numbers".formatted(typed));
        }
        SweepRange.rejection(assumption, low, high, points).ifPresent(sentence -> {
            throw new BadUsageException("%s: %s".formatted(typed, sentence));
        });
        return new SweepRange(assumption, low, high, points);
    }
}
