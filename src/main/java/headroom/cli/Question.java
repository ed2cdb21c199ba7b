package headroom.cli;

import headroom.export.Table;
import headroom.files.NearestId;
import headroom.files.UnusableFileException;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.expression.Assumption;
import headroom.model.expression.Estimate;
import headroom.whatif.Stretch;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What all what-if questions on the command line have in common: a problem, a scenario of it, and how to print the answer. */
final class Question {

    private static final String NUMBER = "[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?";
    /** {@code peakRate=100..1000}, and what may follow a colon. */
    private static final Pattern BETWEEN = Pattern.compile("([^=]+)=(" + NUMBER + ")\\.\\.(" + NUMBER + ")(?::(.*))?");

    private final ProblemNames names;
    private final Streams streams;

    @Parameters(index = "0", paramLabel = "PROBLEM", description = "The problem; headroom list names them.")
    private String problem = "";

    @Mixin
    private final ScenarioOptions options;

    @Option(names = "--format", paramLabel = "FORMAT", description = "${COMPLETION-CANDIDATES} (default: text).")
    private Format format = Format.TEXT;

    enum Format {
        TEXT, JSON, CSV, MARKDOWN;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    Question(ProblemNames names, ScenarioOptions options, Streams streams) {
        this.names = names;
        this.options = options;
        this.streams = streams;
    }

    Problem problem() {
        return names.find(problem);
    }

    /** The scenario that the options describe. */
    Scenario scenario() throws UnusableFileException {
        return options.scenario(problem());
    }

    /** Whether no option says which scenario is meant. */
    boolean anyScenario() {
        return options.none();
    }

    /** The estimate of that id; bad usage when there is none. */
    Estimate estimate(String option, String id) {
        return problem().estimate(id).orElseThrow(() -> unknown(option, id, "estimate",
                problem().estimates().stream().map(Estimate::id).toList()));
    }

    /** The assumption of that id; bad usage when there is none. */
    Assumption assumption(String option, String id) {
        return problem().assumption(id).orElseThrow(() -> unknown(option, id, "assumption",
                problem().assumptions().stream().map(Assumption::id).toList()));
    }

    private BadUsageException unknown(String option, String id, String kind, List<String> known) {
        return new BadUsageException("%s %s: %s has no %s %s%s".formatted(option, id, problem().id(), kind, id,
                NearestId.suggestion(id, known)));
    }

    /** Two numbers of an assumption, in its own unit, and a word behind them; the word is empty when there is none. */
    record Between(Assumption assumption, double low, double high, String word) {}

    /** Reads {@code ID=LOW..HIGH}, or {@code ID=LOW..HIGH:WORD}. */
    Between between(String option, String text) {
        Matcher matcher = BETWEEN.matcher(text);
        if (!matcher.matches()) {
            throw new BadUsageException(
                    "%s %s: it must read ID=LOW..HIGH with plain numbers, such as peakRate=100..1000"
                            .formatted(option, text));
        }
        String word = matcher.group(4);
        return new Between(assumption(option, matcher.group(1)), Double.parseDouble(matcher.group(2)),
                Double.parseDouble(matcher.group(3)), word == null ? "" : word);
    }

    /** Reads {@code ID=LOW..HIGH} as a stretch of so many points. */
    Stretch stretch(String option, String text, int points) {
        Between between = between(option, text);
        if (!between.word().isEmpty()) {
            throw new BadUsageException("%s %s: nothing may follow the two numbers".formatted(option, text));
        }
        Stretch.rejection(between.assumption(), between.low(), between.high(), points).ifPresent(sentence -> {
            throw new BadUsageException("%s %s: %s".formatted(option, text, sentence));
        });
        return new Stretch(between.assumption(), between.low(), between.high(), points);
    }

    /** Prints the answer in the format asked for; several tables have an empty line between them. */
    void print(Supplier<String> text, Supplier<String> json, Supplier<List<Table>> csv) throws IOException {
        print(text, json, csv, () -> csv.get().stream().map(Table::markdown).collect(Collectors.joining("\n")));
    }

    /** Prints the answer in the format asked for, of which Markdown is made for people too. */
    void print(Supplier<String> text, Supplier<String> json, Supplier<List<Table>> csv, Supplier<String> markdown)
            throws IOException {
        streams.print(switch (format) {
            case TEXT -> text.get();
            case JSON -> json.get();
            case CSV -> csv.get().stream().map(Table::csv).collect(Collectors.joining("\n"));
            case MARKDOWN -> markdown.get();
        });
    }
}
