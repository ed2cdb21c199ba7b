package headroom.cli;

import java.util.List;

/** A problem file with mistakes, each already as it is printed: file, line, column, sentence, and the line with its caret. */
final class MistakenFileException extends RuntimeException {

    private static final long serialVersionUID = 1;

    MistakenFileException(List<String> mistakes) {
        super(String.join("\n", mistakes));
    }
}
