package headroom.files.scenario;

import headroom.files.DamagedProblemException;

import headroom.files.Found;
import headroom.files.JsonRecords;
import headroom.files.StrictJson;
import headroom.files.UnusableFileException;
import headroom.files.problems.KnownProblem;
import headroom.files.problems.ProblemLibrary;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.language.Nearest;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads a scenario from JSON, strictly: whatever it does not know or may not accept it refuses in one sentence that names
 * the id, what was found and what is allowed.
 */
public final class ScenarioReader {

    private static final String WITHOUT_NAME = "Untitled";

    /** The most that a scenario may take, in MiB. */
    private static final int MOST = 1;

    private final StrictJson json = new StrictJson("a scenario", MOST);
    private final Migrations migrations = Migrations.all();
    private final ProblemLibrary library;

    /** A reader that knows the problems of a library, and their presets. */
    public ScenarioReader(ProblemLibrary library) {
        this.library = library;
    }

    /**
     * The scenario that some UTF-8 text holds.
     *
     * @throws UnusableFileException in one sentence, which does not name the file
     */
    public Scenario read(byte[] text) throws UnusableFileException {
        return read(json.read(text));
    }

    /** The most bytes that a scenario's text may take. */
    int mostBytes() {
        return json.mostBytes();
    }

    /** True when the library has a problem of that id, which has not been read yet. */
    public boolean isWaiting(String problem) {
        return library.ids().contains(problem) && !library.isRead(problem);
    }

    /** Reads the problem of that id, or the first one, which is in front where that id is none. */
    public void readFront(String problem) {
        List<String> ids = library.ids();
        String front = ids.contains(problem) || ids.isEmpty() ? problem : ids.getFirst();
        try {
            Optional<KnownProblem> _ = library.byId(front);
        } catch (DamagedProblemException _) {
            // It stays unread; its tab says why.
        }
    }

    /**
     * True when there is a problem of that id and it has such an assumption; the problem is read where it has not been.
     */
    boolean knowsAssumption(String problem, String id) {
        return library.byId(problem).flatMap(known -> known.problem().assumption(id)).isPresent();
    }

    /** The scenario that an object within a file holds; the name is that of its field, should it be no object. */
    public Scenario read(String name, JsonNode node) throws UnusableFileException {
        return read(JsonRecords.object(name, node));
    }

    /** The scenario that an object within a file holds, which must be of a problem. */
    public Scenario read(Problem problem, String name, JsonNode node) throws UnusableFileException {
        Scenario scenario = read(name, node);
        if (!scenario.problem().equals(problem)) {
            throw refusal("problem is “%s”, but must be %s as the rest of its tab", scenario.problem().id(),
                    problem.id());
        }
        return scenario;
    }

    private Scenario read(ObjectNode object) throws UnusableFileException {
        ScenarioFile fields = JsonRecords.read(ScenarioFile.class, "it", migrations.toCurrent(object));
        KnownProblem known = problem(fields);
        Scenario scenario = Scenario.defaultsOf(migrations.schema(object), known.problem())
                .startedFrom(preset(fields, known));
        for (Map.Entry<String, JsonNode> value : fields.values().entrySet()) {
            scenario = withValue(scenario, value.getKey(), value.getValue());
        }
        for (Map.Entry<String, JsonNode> choice : fields.choices().entrySet()) {
            scenario = withChoice(scenario, choice.getKey(), choice.getValue());
        }
        return named(fields, withWhatMeantBoth(UncertaintyReader.read(fields, scenario), migrations.schema(object),
                fields.values().keySet()), known);
    }

    /** The scenario with its name and note, but not with a preset's note that earlier versions left on one that had moved on. */
    private static Scenario named(ScenarioFile fields, Scenario scenario, KnownProblem known) {
        String note = fields.note().orElse("");
        if (!note.isEmpty() && !scenario.preset().isEmpty()) {
            Scenario preset = known.preset(scenario.preset()).orElseThrow();
            note = note.equals(preset.note()) && !scenario.isLike(preset) ? "" : note;
        }
        return scenario.named(fields.name().isBlank() ? WITHOUT_NAME : fields.name(), note);
    }

    private KnownProblem problem(ScenarioFile fields) throws UnusableFileException {
        String ids = String.join(", ", library.ids());
        String id =
                fields.problem().orElseThrow(() -> refusal("problem is missing, but must be one of %s", ids));
        try {
            return library.byId(id).orElseThrow(() -> refusal(
                    "problem is “%1$s”, but must be one of %2$s; if “%1$s” is a problem file, open that first",
                    Found.shortened(id), ids));
        } catch (DamagedProblemException damaged) {
            throw new UnusableFileException(damaged.sentence(), damaged);
        }
    }

    private static String preset(ScenarioFile fields, KnownProblem known) throws UnusableFileException {
        Optional<String> preset = fields.preset();
        if (preset.isEmpty()) {
            return "";
        }
        List<String> names = known.presetNames();
        if (!names.contains(preset.get())) {
            throw refusal("preset is “%s”, but %s has %s", Found.shortened(preset.get()), known.id(),
                    names.isEmpty() ? "none" : String.join(", ", names));
        }
        return preset.get();
    }

    private static Scenario withValue(Scenario scenario, String id, JsonNode found) throws UnusableFileException {
        Assumption assumption = assumption(scenario.problem(), id);
        if (!found.isNumber() || !assumption.range().allows(found.doubleValue())) {
            throw refusal("%s is %s, but %s%s", id, Found.text(found), assumption.rule(),
                    found.isString() ? ", a number without quotes" : "");
        }
        return scenario.with(assumption, found.doubleValue());
    }

    /** An assumption that was a part of another before has the other's value and range, where a file does not name it. */
    private static Scenario withWhatMeantBoth(Scenario read, int schema, Set<String> named) {
        Scenario scenario = read;
        for (Assumption assumption : read.problem().assumptions()) {
            Optional<Assumption> other = assumption.sameAs(schema).filter(_ -> !named.contains(assumption.id()))
                    .flatMap(read.problem()::assumption);
            if (other.isPresent()) {
                scenario = scenario.with(assumption, assumption.range().nearest(
                        assumption.unit().fromBase(read.baseValue(other.get()))));
                scenario = scenario.with(assumption, scenario.range(assumption)
                        .or(() -> read.range(other.get()).flatMap(range -> range.of(other.get(), assumption))));
            }
        }
        return scenario;
    }

    private static Scenario withChoice(Scenario scenario, String id, JsonNode found) throws UnusableFileException {
        Problem problem = scenario.problem();
        Choice choice = problem.choice(id).orElseThrow(
                () -> unknown("choice", id, problem, problem.choices().stream().map(Choice::id).toList()));
        Optional<Choice.Option> option = found.isString() ? choice.option(found.stringValue()) : Optional.empty();
        return scenario.with(choice, option.orElseThrow(() -> refusal("%s is %s, but must be one of %s", id,
                Found.text(found), String.join(", ", choice.options().stream().map(Choice.Option::id).toList()))));
    }

    /** The assumption of that id, or a sentence that there is none. */
    static Assumption assumption(Problem problem, String id) throws UnusableFileException {
        return problem.assumption(id).orElseThrow(() -> unknown("assumption", id, problem,
                problem.assumptions().stream().map(Assumption::id).toList()));
    }

    private static UnusableFileException unknown(String kind, String id, Problem problem, Collection<String> known) {
        return refusal("%s is no %s of %s%s", Found.shortened(id), kind, problem.id(),
                Nearest.hint(id, known));
    }

    private static UnusableFileException refusal(String sentence, Object... details) {
        return new UnusableFileException(sentence.formatted(details));
    }
}
