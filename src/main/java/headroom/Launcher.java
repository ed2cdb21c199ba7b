package headroom;

/**
 * The entry of the jar, compiled for old releases of Java, so that these can say in a sentence which one is needed; it uses
 * nothing that they do not have.
 */
public final class Launcher {

    private static final int NEEDED = 25;

    private Launcher() {}

    /** Starts the program, or says why this Java cannot, and ends with status 1. */
    public static void main(String[] arguments) {
        String refusal = refusal(System.getProperty("java.specification.version", ""));
        if (refusal.isEmpty()) {
            Headroom.main(arguments);
        } else {
            System.err.println(refusal);
            System.exit(1);
        }
    }

    /**
     * The sentence that says which Java is needed; empty where this one will do.
     *
     * @param release the release of the Java that runs, such as 17, or 1.8 as old ones say
     */
    static String refusal(String release) {
        return number(release) >= NEEDED ? ""
                : "Headroom needs Java " + NEEDED + " or later, but this is Java " + release
                        + "; “java -version” says which one is found first.";
    }

    /** The number of a release; one that nobody knows yet is new enough. */
    private static int number(String release) {
        String plain = release.startsWith("1.") ? release.substring(2) : release;
        return plain.matches("[0-9]{1,6}") ? Integer.parseInt(plain) : NEEDED;
    }
}
