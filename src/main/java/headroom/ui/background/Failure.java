package headroom.ui.background;

/** Sentences that a person is told about work that nobody expected to fail; the log has the rest. */
public final class Failure {

    private static final System.Logger LOG = System.getLogger(Failure.class.getName());

    private Failure() {}

    /** A sentence, without a full stop, about what was thrown; it is logged where that says more. */
    public static String sentence(Throwable failure) {
        if (failure instanceof OutOfMemoryError) {
            return "There is not enough memory for it";
        }
        LOG.log(System.Logger.Level.ERROR, "work in the background failed", failure);
        return "It did not work: something is wrong inside Headroom itself";
    }
}
