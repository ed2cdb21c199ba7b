package headroom.model;

/**
 * The result of a check in a scenario.
 *
 * @param value the value in base units, NaN when absent
 * @param limit the limit in base units, NaN when absent
 * @param margin see {@link Check#margin}; 0 where the check does not apply
 */
public record CheckResult(Check check, Outcome outcome, double value, double limit, double margin) {

    /** Passed, failed, or without meaning here. */
    public enum Outcome {
        PASSED, FAILED, NOT_APPLICABLE
    }

    /** The room between its value and the limit, for people. */
    public Room room() {
        return new Room(check.relation(), value, limit);
    }

    /** The room inside its limit or beyond it, in words, or that it does not apply. */
    public String standing() {
        return applies() ? room().text() : Verdict.NOT_APPLICABLE.words();
    }

    /** True when the check applies and its limit is not kept. */
    public boolean failed() {
        return outcome == Outcome.FAILED;
    }

    /** True when the check applies and its limit is kept. */
    public boolean passed() {
        return outcome == Outcome.PASSED;
    }

    /** True when the check has a meaning in the scenario. */
    public boolean applies() {
        return outcome != Outcome.NOT_APPLICABLE;
    }
}
