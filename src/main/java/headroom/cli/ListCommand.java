package headroom.cli;

import headroom.cli.option.ProblemNames;
import headroom.cli.option.Streams;
import headroom.files.answer.ProblemJson;
import headroom.files.problems.KnownProblem;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says what problems there are, and what can be set and read of them. */
@Command(name = "list", mixinStandardHelpOptions = true, description = "List the problems, or all ids, units and ranges of one.")
final class ListCommand implements Callable<Integer> {

    private final ProblemNames names;
    private final Streams streams;

    @Parameters(arity = "0..1", paramLabel = "PROBLEM", description = "The problem to list in full: an id, or the path of a problem file.")
    private @Nullable String problem;

    @Option(names = "--format", paramLabel = "FORMAT", description = "${COMPLETION-CANDIDATES} (default: text).")
    private Format format = Format.TEXT;

    enum Format {
        TEXT, JSON;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    ListCommand(ProblemNames names, Streams streams) {
        this.names = names;
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        List<KnownProblem> listed = problem == null ? names.all() : List.of(names.known(problem));
        streams.print(switch (format) {
            case JSON -> new ProblemJson().indented(listed);
            case TEXT -> {
                ProblemText text = new ProblemText();
                yield problem == null ? text.overview(listed) : text.inFull(listed.getFirst());
            }
        });
        return 0;
    }
}
