package headroom.cli.option;

import java.util.List;

/** A problem file with mistakes, each already as it is printed: file, line, column, sentence, and the line with its caret. */
public final class MistakenFileException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public MistakenFileException(List<String> mistakes) {
        super(String.join("\n", mistakes));
    }
}
