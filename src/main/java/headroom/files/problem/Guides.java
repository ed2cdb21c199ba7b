package headroom.files.problem;

import java.io.IOException;

/** The guides beside a problem file, by the names that the file gives them. */
@FunctionalInterface
public interface Guides {

    /**
     * The text of a guide.
     *
     * @throws IOException in one sentence, where there is none or it cannot be read
     */
    String text(String name) throws IOException;
}
