package headroom.files.session;

import headroom.files.StrictJson;
import headroom.files.UnusableFileException;
import headroom.files.scenario.ScenarioReader;
import headroom.model.History;
import headroom.model.Problem;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/**
 * Keeps all that a tab has as text, until its problem is read again, in a moment or at the next start, and may have become
 * another one.
 */
public final class KeptTab {

    /** The most that a tab may take, in MiB. */
    private static final int MOST = 32;

    private final ScenarioReader scenarios;
    private final StrictJson json = new StrictJson("a tab", MOST);

    /** Keeps tabs whose scenarios a reader knows. */
    public KeptTab(ScenarioReader scenarios) {
        this.scenarios = scenarios;
    }

    /**
     * A tab that was put back.
     *
     * @param moved half a sentence for each value of the present scenario that went to the nearest allowed one
     */
    public record Restored(Session.Tab tab, List<String> moved) {}

    /** The text that keeps a tab, with its whole history. */
    public static String write(Session.Tab tab) {
        return new SessionWriter(Integer.MAX_VALUE).tab(tab, History.MOST);
    }

    /**
     * The tab that some text keeps, fitted to what its problem is now.
     *
     * @param before what its problem was, if that is known
     * @param presets the names of the presets that there are now
     * @throws UnusableFileException in one sentence, when nothing of it can be used
     */
    public Restored read(String kept, Problem problem, Optional<Problem> before, List<String> presets)
            throws UnusableFileException {
        ObjectNode tab = json.read(kept.getBytes(StandardCharsets.UTF_8));
        List<String> moved = new TabFitting(problem, before, presets).fit(tab);
        return new Restored(new SessionTabReader(scenarios).read(tab, new Losses()), moved);
    }
}
