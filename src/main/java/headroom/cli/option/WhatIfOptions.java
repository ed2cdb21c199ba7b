package headroom.cli.option;

import headroom.document.Cells;
import headroom.document.Report;
import headroom.files.UnusableFileException;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.text.Digits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that all what-if questions share: a problem, a scenario of it, and how the answer is printed. */
public final class WhatIfOptions {

    private static final int LEAST_POINTS = 2;

    private final ProblemNames names;
    private final Streams streams;

    @Parameters(index = "0", paramLabel = "PROBLEM", description = "The problem: an id, which headroom list names, or the path of a problem file; headroom list PROBLEM names all ids of one.")
    private String problem = "";

    @Mixin
    private final ScenarioOptions options;

    @Option(names = "--format", paramLabel = "FORMAT", description = "${COMPLETION-CANDIDATES} (default: text). In json and csv, assumptions are in their own units and estimates in base units (seconds, bytes, shares as fractions).")
    private AnswerFormat format = AnswerFormat.TEXT;

    public WhatIfOptions(ProblemNames names, ScenarioOptions options, Streams streams) {
        this.names = names;
        this.options = options;
        this.streams = streams;
    }

    public Problem problem() throws UnusableFileException {
        return names.find(problem);
    }

    public ProblemIds ids() throws UnusableFileException {
        return new ProblemIds(problem());
    }

    /** The scenario that the options describe. */
    public Scenario scenario() throws UnusableFileException {
        return options.scenario(problem());
    }

    /** The scenario of a file, or of a preset by its name. */
    public Scenario savedOrPreset(Path file) throws UnusableFileException {
        return options.savedOrPreset(problem(), file);
    }

    /** True when an option says which scenario is meant. */
    public boolean isScenarioGiven() {
        return !options.none();
    }

    /**
     * The number of places wanted of a stretch, as it was typed.
     *
     * @param most the most that are allowed; the least is 2
     * @throws BadUsageException when the number is not within these
     */
    public static int points(long typed, int most) {
        if (typed < LEAST_POINTS || typed > most) {
            throw new BadUsageException("--points %s: it must be a whole number between %d and %s"
                    .formatted(Digits.whole(typed), LEAST_POINTS, Digits.whole(most)));
        }
        return (int) typed;
    }

    /** Prints an answer in the format asked for. */
    public void print(Function<Cells, Report> report, Supplier<String> json) throws IOException {
        format.print(report, json, streams);
    }

    /** Prints an answer, however large, in the format asked for: piece by piece, so that it is never in memory as a whole. */
    public void write(Function<Cells, Report> report, AnswerFormat.Json json) throws IOException {
        format.write(report, json, streams);
    }
}
