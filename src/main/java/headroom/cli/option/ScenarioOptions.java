package headroom.cli.option;

import headroom.files.UnusableFileException;
import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.ScenarioFiles;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.language.Nearest;
import headroom.model.Problem;
import headroom.model.Sampling;
import headroom.model.Scenario;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say which scenario is meant: what it starts from, and what is different. */
public final class ScenarioOptions {

    private final ScenarioFiles files;
    private final ProblemLibrary library;

    @Option(names = "--preset", paramLabel = "NAME", description = "Start from a preset instead of the defaults.")
    private @Nullable String preset;

    @Option(names = "--scenario", paramLabel = "FILE", description = "Start from a saved scenario.")
    private @Nullable Path file;

    @Option(names = "--set", paramLabel = "ID=VALUE", description = "Set an assumption, in its own unit; may be repeated, the last one holds.")
    private List<String> values = List.of();

    @Option(names = "--choose", paramLabel = "ID=OPTION", description = "Set a choice; may be repeated.")
    private List<String> choices = List.of();

    @Option(names = "--threshold", paramLabel = "PERCENT", description = "Where assumptions are uncertain, a check holds surely from this share of the samples on, 50 to 100 %% (default: the scenario’s, or 90).")
    private @Nullable String threshold;

    public ScenarioOptions(ScenarioFiles files, ProblemLibrary library) {
        this.files = files;
        this.library = library;
    }

    /** True when it is said from which share of the samples on a check holds surely. */
    public boolean isThresholdGiven() {
        return threshold != null;
    }

    /** True when none of them says which scenario is meant. */
    public boolean none() {
        return preset == null && file == null && values.isEmpty() && choices.isEmpty();
    }

    /** The scenario of a problem that the options describe. */
    public Scenario scenario(Problem problem) throws UnusableFileException {
        Scenario scenario = start(problem);
        for (String value : values) {
            scenario = withValue(scenario, value);
        }
        for (String choice : choices) {
            scenario = withChoice(scenario, choice);
        }
        return judged(scenario);
    }

    private Scenario judged(Scenario scenario) {
        if (threshold == null) {
            return scenario;
        }
        String typed = threshold.strip();
        double percent = PlainNumber.of(typed.endsWith("%") ? typed.substring(0, typed.length() - 1).strip() : typed);
        if (Sampling.thresholdRejection(percent / 100).isPresent()) {
            throw misuse("--threshold %s: it must be a percentage between 50 and 100", threshold);
        }
        return scenario.with(scenario.sampling().sureFrom(percent / 100));
    }

    private Scenario start(Problem problem) throws UnusableFileException {
        if (preset != null && file != null) {
            throw misuse("--preset and --scenario exclude one another: a scenario starts from one of them");
        }
        if (file != null) {
            return saved(problem, file);
        }
        return preset == null ? Scenario.defaults(problem) : preset(problem, preset);
    }

    /** The scenario of a problem that a file holds. */
    private Scenario saved(Problem problem, Path path) throws UnusableFileException {
        Scenario scenario = files.openOrWait(path);
        if (!scenario.problem().equals(problem)) {
            throw new UnusableFileException("%s is a scenario of %s, but must be one of %s".formatted(path,
                    scenario.problem().id(), problem.id()));
        }
        return scenario;
    }

    /** The scenario of a problem that a file holds, or, where there is no such file, the preset of that name. */
    public Scenario savedOrPreset(Problem problem, Path path) throws UnusableFileException {
        if (Files.exists(path)) {
            return judged(saved(problem, path));
        }
        return library.of(problem).preset(path.toString()).map(this::judged)
                .orElseThrow(() -> new UnusableFileException("%s is neither a file nor a preset of %s%s".formatted(path,
                        problem.id(), Nearest.hint(path.toString(), library.of(problem).presetNames()))));
    }

    private Scenario preset(Problem problem, String name) {
        List<String> names = library.of(problem).presetNames();
        return library.of(problem).preset(name)
                .orElseThrow(() -> misuse("--preset %s: %s has no such preset; it has %s", name, problem.id(),
                        names.isEmpty() ? "none" : String.join(", ", names)));
    }

    private static Scenario withValue(Scenario scenario, String text) {
        String id = idOf("--set", "ID=VALUE", text);
        String value = text.substring(id.length() + 1);
        Assumption assumption = new ProblemIds(scenario.problem()).assumption("--set " + text, id);
        double number = PlainNumber.of(value);
        if (!assumption.range().allows(number)) {
            throw misuse("--set %s: %s %s%s", text, id, assumption.rule(),
                    Double.isNaN(number) ? ", typed as a plain number" : "");
        }
        return scenario.with(assumption, number);
    }

    private static Scenario withChoice(Scenario scenario, String text) {
        String id = idOf("--choose", "ID=OPTION", text);
        Choice choice = new ProblemIds(scenario.problem()).choice("--choose " + text, id);
        return scenario.with(choice, choice.option(text.substring(id.length() + 1))
                .orElseThrow(() -> misuse("--choose %s: %s must be one of %s", text, id,
                        String.join(", ", choice.options().stream().map(Choice.Option::id).toList()))));
    }

    private static String idOf(String option, String form, String text) {
        int equals = text.indexOf('=');
        if (equals < 1) {
            throw misuse("%s %s: it must read %s", option, text, form);
        }
        return text.substring(0, equals);
    }

    private static BadUsageException misuse(String sentence, Object... details) {
        return new BadUsageException(sentence.formatted(details));
    }
}
