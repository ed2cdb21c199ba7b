package headroom.cli;

import headroom.cli.option.Streams;
import headroom.files.answer.FunctionsJson;
import headroom.formula.language.Functions;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Says what formulas can call. */
@Command(name = "functions", mixinStandardHelpOptions = true, description = "List the functions that formulas can call, with their arguments and units.")
final class FunctionsCommand implements Callable<Integer> {

    private final Streams streams;

    @Option(names = "--format", paramLabel = "FORMAT", description = "${COMPLETION-CANDIDATES} (default: text).")
    private ListCommand.Format format = ListCommand.Format.TEXT;

    FunctionsCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        streams.print(format == ListCommand.Format.JSON ? new FunctionsJson().indented() : text());
        return 0;
    }

    private static String text() {
        return Functions.ALL.stream().map(entry -> "%s → %s\n    %s%s\n".formatted(entry.form(),
                entry.result(), entry.description(), arguments(entry)))
                .collect(Collectors.joining());
    }

    private static String arguments(Functions.Entry entry) {
        return entry.parameters().isEmpty() ? "" : entry.parameters().stream()
                .map(parameter -> "%s: %s".formatted(parameter.name(), FunctionsJson.unit(parameter)))
                .collect(Collectors.joining(", ", " (", ")"));
    }
}
