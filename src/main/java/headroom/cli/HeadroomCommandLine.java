package headroom.cli;

import headroom.cli.option.AnswerFormat;
import headroom.cli.option.BadUsageException;
import headroom.cli.option.HandoutOptions;
import headroom.cli.option.MistakenFileException;
import headroom.cli.option.PlainNumber;
import headroom.cli.option.ProblemNames;
import headroom.cli.option.ScenarioOptions;
import headroom.cli.option.Streams;
import headroom.cli.option.WhatIfOptions;
import headroom.document.picture.PictureFormat;
import headroom.document.summary.SummaryFormat;
import headroom.drawing.Theme;
import headroom.files.DamagedProblemException;
import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.ScenarioFiles;
import headroom.files.scenario.ScenarioReader;
import headroom.formula.language.Nearest;
import headroom.model.Sampling;
import headroom.text.BidiMarks;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command line as a whole. Errors are one sentence each, without a stack trace. */
public final class HeadroomCommandLine {

    /** The exit status where the task could not be done, for want of a good file or of a place to write. */
    public static final int FAILED = 1;
    /** The exit status where the task makes no sense: nothing has that name, or a value is not allowed. */
    public static final int BAD_USAGE = 2;

    private static final Pattern WHOLE = Pattern.compile("[-+]?\\d+");

    /** The names of the commands, in the order of the help. */
    private static final List<String> NAMES = List.of("list", "evaluate", "export", "summary", "screenshot", "sweep",
            "sensitivity", "uncertainty", "seek", "compare", "map", "check", "functions", "schema");

    private final ProblemLibrary library;
    private final Clock clock;
    private final ScreenshotTaker screenshots;
    private final Streams streams;
    private final ScenarioReader reader;
    private final ProblemNames names;
    private final PrintWriter err;

    /** The commands over the problems of a library; the clock dates pictures. */
    public HeadroomCommandLine(ProblemLibrary library, Clock clock, ScreenshotTaker screenshots, Streams streams) {
        this.library = library;
        this.clock = clock;
        this.screenshots = screenshots;
        this.streams = streams;
        this.reader = new ScenarioReader(library);
        this.names = new ProblemNames(library);
        this.err = new PrintWriter(streams.err(), true, StandardCharsets.UTF_8);
    }

    private Object command(String name) {
        return switch (name) {
            case "list" -> new ListCommand(names, streams);
            case "evaluate" -> new EvaluateCommand(names, scenario(), library, reader, streams);
            case "export" -> new ExportCommand(handout());
            case "summary" -> new SummaryCommand(handout());
            case "screenshot" -> new ScreenshotCommand(names, scenario(), screenshots);
            case "sweep" -> new SweepCommand(whatIf());
            case "sensitivity" -> new SensitivityCommand(whatIf());
            case "uncertainty" -> new UncertaintyCommand(whatIf());
            case "seek" -> new SeekCommand(whatIf());
            case "compare" -> new CompareCommand(whatIf());
            case "map" -> new MapCommand(whatIf());
            case "check" -> new CheckCommand(streams);
            case "functions" -> new FunctionsCommand(streams);
            case "schema" -> new SchemaCommand(streams);
            default -> throw new IllegalArgumentException(name);
        };
    }

    private ScenarioOptions scenario() {
        return new ScenarioOptions(new ScenarioFiles(reader), library);
    }

    private WhatIfOptions whatIf() {
        return new WhatIfOptions(names, scenario(), streams);
    }

    private HandoutOptions handout() {
        return new HandoutOptions(names, scenario(), library, clock);
    }

    /** The commands that these arguments can mean: the one that they name, which is quickly made, or else all. */
    private CommandLine commands(List<String> arguments) {
        CommandLine commands = new CommandLine(new Root());
        List<String> meant =
                arguments.isEmpty() || !NAMES.contains(arguments.getFirst()) ? NAMES : List.of(arguments.getFirst());
        meant.forEach(name -> commands.addSubcommand(name, command(name)));
        return commands.setOut(new PrintWriter(streams.out(), true, StandardCharsets.UTF_8)).setErr(err)
                .registerConverter(ListCommand.Format.class, word -> oneOf(ListCommand.Format.values(), word))
                .registerConverter(AnswerFormat.class, word -> oneOf(AnswerFormat.values(), word))
                .registerConverter(PictureFormat.Kind.class, word -> oneOf(PictureFormat.Kind.values(), word))
                .registerConverter(ExportCommand.Scale.class, word -> oneOf(ExportCommand.Scale.values(), word))
                .registerConverter(SummaryFormat.class, word -> oneOf(SummaryFormat.values(), word))
                .registerConverter(Theme.class, word -> oneOf(Theme.values(), word))
                .registerConverter(Path.class, HeadroomCommandLine::path)
                .registerConverter(long.class, HeadroomCommandLine::whole)
                .registerConverter(Long.class, HeadroomCommandLine::whole)
                .registerConverter(double.class, HeadroomCommandLine::number)
                .setExpandAtFiles(false)
                .setParameterExceptionHandler((misuse, _) -> report(sentence(misuse), BAD_USAGE))
                .setExecutionExceptionHandler((failure, _, _) -> report(failure));
    }

    /** Reads a word as one of several, each known by what {@code toString} says. */
    private static <T> T oneOf(T[] all, String word) {
        return Arrays.stream(all).filter(one -> one.toString().equals(word)).findFirst()
                .orElseThrow(() -> new CommandLine.TypeConversionException("“%s” is none of %s".formatted(word,
                        Arrays.stream(all).map(Object::toString).collect(Collectors.joining(", ")))));
    }

    private static long whole(String word) {
        try {
            return Long.parseLong(word);
        } catch (NumberFormatException _) {
            throw new CommandLine.TypeConversionException(WHOLE.matcher(word).matches()
                    ? "“%s” has too many digits; it must be %s".formatted(word, Sampling.SEEDS)
                    : "“%s” is no plain whole number, such as 42".formatted(word));
        }
    }

    private static double number(String word) {
        double number = PlainNumber.of(word);
        if (!Double.isFinite(number)) {
            throw new CommandLine.TypeConversionException("“%s” is no plain number".formatted(word));
        }
        return number;
    }

    private static Path path(String word) {
        if (word.isBlank()) {
            throw new CommandLine.TypeConversionException("it is empty, but must name a file or a folder");
        }
        try {
            return Path.of(word);
        } catch (InvalidPathException _) {
            throw new CommandLine.TypeConversionException(
                    "“%s” is no file name in the locale of this machine; LC_ALL=C.UTF-8 allows every letter"
                            .formatted(word));
        }
    }

    /** Runs a command; its exit status: 0, {@link #FAILED} or {@link #BAD_USAGE}. */
    public int run(String... arguments) {
        try {
            return commands(List.of(arguments)).execute(arguments);
        } catch (LinkageError | VirtualMachineError failure) {
            return report(failure);
        }
    }

    @Command(name = "headroom", mixinStandardHelpOptions = true, versionProvider = Version.class, description = "A what-if planner for LLM serving. Without a command it opens its window, with a tab besides for each problem file whose path is named.", synopsisSubcommandLabel = "COMMAND", exitCodeListHeading = "%nExit status:%n", exitCodeList = {
        "0:what was asked for is done", "1:the work failed, such as on a file that cannot be read",
        "2:bad usage, such as an unknown id"}, footer = "%nheadroom COMMAND --help says more of a command, headroom list PROBLEM names all ids of a problem.", subcommands = CommandLine.HelpCommand.class)
    private static final class Root {}

    private static final class Version implements CommandLine.IVersionProvider {

        @Override
        public String[] getVersion() {
            String version = HeadroomCommandLine.class.getPackage().getImplementationVersion();
            return new String[]{"Headroom " + (version == null ? "(not packaged)" : version)};
        }
    }

    private int report(String sentence, int status) {
        String line = BidiMarks.without(sentence).strip().replaceAll("\\s*[\\p{IsControl}\\u2028\\u2029]+\\s*", " ");
        err.println(line.endsWith(".") || line.endsWith("?") ? line : line + ".");
        return status;
    }

    private static String sentence(ParameterException misuse) {
        String message = String.valueOf(misuse.getMessage());
        return switch (misuse) {
            case UnmatchedArgumentException unmatched when !unmatched.isUnknownOption() ->
                    unmatched(unmatched.getUnmatched().getFirst(), unmatched.getCommandLine());
            case MissingParameterException missing when missing.getMissing().getFirst().paramLabel()
                    .equals("PROBLEM") ->
                    "%s; it comes before all options: %s PROBLEM …".formatted(message,
                            missing.getCommandLine().getCommandSpec().qualifiedName());
            case UnmatchedArgumentException option when !option.getSuggestions().isEmpty() ->
                    "%s; did you mean %s?".formatted(message, option.getSuggestions().getFirst());
            default -> message;
        };
    }

    private static String unmatched(String word, CommandLine command) {
        if (command.getParent() != null) {
            return "“%s” is a word too many; %s --help says what may stand there".formatted(word,
                    command.getCommandSpec().qualifiedName());
        }
        Collection<String> names = command.getSubcommands().keySet();
        return "There is no command “%s”; there are %s%s".formatted(word, String.join(", ", names),
                Nearest.hint(word, names));
    }

    private int report(Throwable failure) {
        return switch (failure) {
            case MistakenFileException mistakes -> {
                err.println(BidiMarks.without(String.valueOf(mistakes.getMessage())));
                yield FAILED;
            }
            case BadUsageException misuse -> report(String.valueOf(misuse.getMessage()), BAD_USAGE);
            case DamagedProblemException damaged -> report(damaged.sentence(), FAILED);
            case IOException failed -> report(String.valueOf(failed.getMessage()), FAILED);
            case UncheckedIOException failed -> report(String.valueOf(failed.getMessage()), FAILED);
            case CompletionException elsewhere when elsewhere.getCause() != null -> report(elsewhere.getCause());
            case ExceptionInInitializerError early when early.getCause() != null -> report(early.getCause());
            case OutOfMemoryError _ -> report("There is not enough memory for it; java -Xmx says how much there may be",
                    FAILED);
            default -> report("Something is wrong inside Headroom itself: " + failure, FAILED);
        };
    }
}
