package headroom.ui.tab.source;

import headroom.files.yaml.FileMistake;
import java.util.List;

/**
 * A problem file as it was found last.
 *
 * @param notice one sentence about the file as a whole, such as that it is gone; empty where there is nothing to say
 * @param mistakes the mistakes in it, in its order
 * @param text what it holds; empty where nothing could be read
 */
public record SourceState(String notice, List<FileMistake> mistakes, String text) {

    /** A file about which there is nothing to say. */
    public static final SourceState QUIET = new SourceState("", List.of(), "");

    public SourceState {
        mistakes = List.copyOf(mistakes);
    }

    /** A file of which nothing can be used, for a reason. */
    public static SourceState refused(String notice) {
        return new SourceState(notice, List.of(), "");
    }

    /** True when nothing is wrong with the file. */
    public boolean isQuiet() {
        return notice.isEmpty() && mistakes.isEmpty();
    }

    /**
     * The line that tells a person what is wrong with a file of that name; empty when nothing is. Live means that the
     * tab shows the last version without mistakes, and otherwise it shows nothing at all yet.
     */
    public String headline(String file, boolean live) {
        if (!notice.isEmpty() || mistakes.isEmpty()) {
            return notice;
        }
        String count = mistakes.size() == 1 ? "a mistake" : "%d mistakes".formatted(mistakes.size());
        return live ? "%s has %s; the tab shows the last version without".formatted(file, count)
                : "%s has %s; the tab fills as soon as it has none".formatted(file, count);
    }
}
