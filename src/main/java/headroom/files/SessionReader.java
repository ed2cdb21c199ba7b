package headroom.files;

import headroom.model.ChartLocks;
import headroom.model.History;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * Reads a session from JSON. What cannot be read is a loss, said in a sentence, and the rest comes back: a range that became
 * narrower costs the steps outside it, or the one tab whose present scenario is outside.
 */
public final class SessionReader {

    /** The most that a session may take, in MiB: 250 steps of scenarios, and room for long notes. */
    private static final int MOST = 32;
    private static final List<String> FIELDS = List.of("schema", "open", "looks", "window", "recent", "tabs");
    private static final List<String> TAB_FIELDS =
            List.of("position", "history", "baseline", "explained", "files", "locks");

    private final StrictJson json = new StrictJson("a session", MOST);
    private final ScenarioReader scenarios;

    /** A reader whose sessions hold scenarios as files do. */
    public SessionReader(ScenarioReader scenarios) {
        this.scenarios = scenarios;
    }

    /**
     * What could be read.
     *
     * @param losses a sentence for each part that could not be
     */
    record Reading(Session session, List<String> losses) {}

    /** Reads some part of a session. */
    @FunctionalInterface
    private interface Part {

        void read() throws UnusableFileException;
    }

    /** The most bytes that a session may take. */
    int mostBytes() {
        return json.mostBytes();
    }

    /**
     * The session that some UTF-8 text holds.
     *
     * @throws UnusableFileException in one sentence, when nothing of it can be read
     */
    Reading read(byte[] text) throws UnusableFileException {
        JsonFields fields = new JsonFields(json.read(text));
        if (fields.number("schema") != SessionWriter.SCHEMA) {
            throw new UnusableFileException("schema is %s, but this version of Headroom reads %d"
                    .formatted(Found.text(fields.object().get("schema")), SessionWriter.SCHEMA));
        }
        List<String> losses = new ArrayList<>();
        attempt("", losses, () -> fields.checkNames("a session", FIELDS));
        List<Session.Tab> tabs = new ArrayList<>();
        attempt("", losses, () -> readTabs(fields, tabs, losses));
        List<String> open = new ArrayList<>();
        attempt("", losses, () -> fields.text("open").ifPresent(open::add));
        Map<String, String> looks = new HashMap<>();
        attempt("looks: ", losses, () -> readLooks(fields, looks));
        List<Session.Bounds> window = new ArrayList<>();
        attempt("window: ", losses, () -> readWindow(fields, window));
        List<Path> recent = new ArrayList<>();
        attempt("recent files: ", losses, () -> readRecent(fields, recent));
        return new Reading(new Session(tabs, String.join("", open), looks, window.stream().findFirst(), recent),
                losses);
    }

    private static void attempt(String where, List<String> losses, Part part) {
        try {
            part.read();
        } catch (UnusableFileException refusal) {
            losses.add(where + refusal.getMessage());
        }
    }

    private void readTabs(JsonFields fields, List<Session.Tab> tabs, List<String> losses) throws UnusableFileException {
        Set<Problem> seen = new HashSet<>();
        List<JsonNode> nodes = fields.list("tabs");
        for (int i = 0; i < nodes.size(); i++) {
            JsonNode node = nodes.get(i);
            String where = "tab %d: ".formatted(i + 1);
            attempt(where, losses, () -> {
                Session.Tab tab = tab(JsonFields.of("it", node), where, losses);
                if (!seen.add(tab.problem())) {
                    throw new UnusableFileException("%s has a tab already".formatted(tab.problem().id()));
                }
                tabs.add(tab);
            });
        }
    }

    private Session.Tab tab(JsonFields fields, String where, List<String> losses) throws UnusableFileException {
        fields.checkNames("a tab", TAB_FIELDS);
        History history = history(fields, where, losses);
        Problem problem = history.present().problem();
        List<Scenario> baseline = new ArrayList<>();
        attempt(where + "baseline: ", losses, () -> {
            Optional<JsonNode> node = fields.node("baseline");
            if (node.isPresent()) {
                baseline.add(scenario(node.get(), problem));
            }
        });
        Map<String, Scenario> files = new HashMap<>();
        attempt(where, losses, () -> {
            for (Map.Entry<String, JsonNode> file : fields.properties("files")) {
                attempt(where + "file: ", losses, () -> files.put(path(file.getKey()).toString(),
                        scenario(file.getValue(), problem)));
            }
        });
        List<ChartLocks> locks = new ArrayList<>();
        attempt(where + "locks: ", losses, () -> locks.add(ChartLocksJson.read(fields)));
        return new Session.Tab(history, baseline.stream().findFirst(), fields.text("explained").orElse(""), files,
                locks.stream().findFirst().orElse(ChartLocks.NONE));
    }

    /** The steps that can be read; the present one must be among them. */
    private History history(JsonFields fields, String where, List<String> losses) throws UnusableFileException {
        List<JsonNode> nodes = fields.list("history");
        double position = fields.number("position");
        if (position != Math.rint(position) || position < 0 || position >= nodes.size()) {
            throw new UnusableFileException("position is %s, but must be that of one of %d steps".formatted(
                    Found.text(fields.object().get("position")), nodes.size()));
        }
        History.Entry present = entry(nodes.get((int) position));
        Problem problem = present.scenario().problem();
        List<History.Entry> entries = new ArrayList<>();
        int found = 0;
        for (int i = 0; i < nodes.size(); i++) {
            if (i == (int) position) {
                found = entries.size();
                entries.add(present);
            } else {
                JsonNode node = nodes.get(i);
                attempt("%sstep %d: ".formatted(where, i + 1), losses, () -> entries.add(entry(node, problem)));
            }
        }
        return new History(entries, found);
    }

    private History.Entry entry(JsonNode node, Problem problem) throws UnusableFileException {
        History.Entry entry = entry(node);
        if (entry.scenario().problem() != problem) {
            throw foreign(entry.scenario(), problem);
        }
        return entry;
    }

    private History.Entry entry(JsonNode node) throws UnusableFileException {
        JsonFields fields = JsonFields.of("a step", node);
        fields.checkNames("a step", List.of("name", "file", "scenario"));
        Optional<JsonNode> scenario = fields.node("scenario");
        if (scenario.isEmpty()) {
            throw new UnusableFileException("scenario is missing, but must be there");
        }
        String file = fields.text("file").orElse("");
        return new History.Entry(fields.text("name").orElse(""),
                scenarios.read(JsonFields.of("scenario", scenario.get()).object()),
                file.isEmpty() ? "" : path(file).toString());
    }

    private Scenario scenario(JsonNode node, Problem problem) throws UnusableFileException {
        Scenario scenario = scenarios.read(JsonFields.of("it", node).object());
        if (scenario.problem() != problem) {
            throw foreign(scenario, problem);
        }
        return scenario;
    }

    private static UnusableFileException foreign(Scenario scenario, Problem problem) {
        return new UnusableFileException("problem is “%s”, but must be %s as the rest of its tab".formatted(
                scenario.problem().id(), problem.id()));
    }

    private static void readLooks(JsonFields fields, Map<String, String> looks) throws UnusableFileException {
        for (Map.Entry<String, JsonNode> look : fields.properties("looks")) {
            if (!look.getValue().isString()) {
                throw new UnusableFileException("%s is %s, but must be a text in quotes"
                        .formatted(Found.shortened(look.getKey()), Found.text(look.getValue())));
            }
            looks.put(look.getKey(), look.getValue().stringValue());
        }
    }

    private static void readWindow(JsonFields fields, List<Session.Bounds> window) throws UnusableFileException {
        Optional<JsonNode> node = fields.node("window");
        if (node.isPresent()) {
            JsonFields bounds = JsonFields.of("it", node.get());
            bounds.checkNames("it", List.of("x", "y", "width", "height", "maximised"));
            window.add(new Session.Bounds(bounds.number("x"), bounds.number("y"), bounds.number("width"),
                    bounds.number("height"), bounds.truth("maximised")));
        }
    }

    private static void readRecent(JsonFields fields, List<Path> recent) throws UnusableFileException {
        for (JsonNode file : fields.list("recent")) {
            if (!file.isString()) {
                throw new UnusableFileException("one is %s, but must be a text in quotes".formatted(Found.text(file)));
            }
            recent.add(path(file.stringValue()));
        }
    }

    private static Path path(String text) throws UnusableFileException {
        try {
            return Path.of(text);
        } catch (InvalidPathException _) {
            throw new UnusableFileException("“%s” is no name of a file".formatted(Found.shortened(text)));
        }
    }
}
