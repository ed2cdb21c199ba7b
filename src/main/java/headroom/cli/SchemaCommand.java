package headroom.cli;

import headroom.cli.option.Streams;
import headroom.files.problem.ProblemSchema;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Prints the JSON Schema of problem files. */
@Command(name = "schema", mixinStandardHelpOptions = true, description = "Print the JSON Schema of problem files, by which editors complete and check them while one types.", footerHeading = "%nExample:%n", footer = "  headroom schema > headroom.schema.json")
final class SchemaCommand implements Callable<Integer> {

    private final Streams streams;

    SchemaCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        streams.print(ProblemSchema.json() + "\n");
        return 0;
    }
}
