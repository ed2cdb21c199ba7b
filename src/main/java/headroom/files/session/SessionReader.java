package headroom.files.session;

import headroom.files.Found;
import headroom.files.JsonFields;
import headroom.files.NewerFileException;
import headroom.files.StrictJson;
import headroom.files.UnusableFileException;
import headroom.files.scenario.ScenarioReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
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
    private static final List<String> FIELDS =
            List.of("schema", "open", "looks", "window", "recent", "exports", "tabs", "opened",
                    "recentProblems");

    private final StrictJson json = new StrictJson("a session", MOST);
    private final ScenarioReader scenarios;
    private final SessionTabReader tabs;

    /** A reader whose sessions hold scenarios as files do. */
    public SessionReader(ScenarioReader scenarios) {
        this.scenarios = scenarios;
        this.tabs = new SessionTabReader(scenarios);
    }

    /**
     * What could be read.
     *
     * @param losses a sentence for each part that could not be
     * @param newer whether all of these are parts that a newer version of the program wrote
     */
    public record Reading(Session session, List<String> losses, boolean newer) {}

    /** What could be read of a tab that waited; empty where its present scenario cannot be read. */
    record LateReading(Optional<Session.Tab> tab, List<String> losses, boolean newer) {}

    /** The most bytes that a session may take. */
    public int mostBytes() {
        return json.mostBytes();
    }

    /** The tab that waited for its problem, which is read if it has not been. */
    public LateReading read(Session.Waiting waiting) {
        Losses losses = new Losses();
        Losses here = losses.in(waiting.place());
        Optional<Session.Tab> tab =
                here.attempt(() -> tabs.read(json.read(waiting.text().getBytes(StandardCharsets.UTF_8)), here));
        return new LateReading(tab, losses.sentences(), losses.areNewer());
    }

    /**
     * The session that some UTF-8 text holds. The problem in front is read, and the tabs of others that nobody has read yet
     * stay text, which the window does not wait for.
     *
     * @throws UnusableFileException in one sentence, when nothing of it can be read
     */
    public Reading read(byte[] text) throws UnusableFileException {
        JsonFields fields = new JsonFields(json.read(text));
        double schema = fields.number("schema");
        if (schema > SessionWriter.SCHEMA && schema == Math.rint(schema)) {
            throw new NewerFileException(
                    "schema is %s, so a newer version of Headroom wrote it; this one reads %d"
                            .formatted(Found.text(fields.object().get("schema")), SessionWriter.SCHEMA));
        }
        if (schema != SessionWriter.SCHEMA) {
            throw new UnusableFileException("schema is %s, but this version of Headroom reads %d"
                    .formatted(Found.text(fields.object().get("schema")), SessionWriter.SCHEMA));
        }
        Losses losses = new Losses();
        losses.attempt(() -> fields.checkNames("a session", FIELDS));
        String open = losses.attempt(() -> fields.text("open").orElse("")).orElse("");
        scenarios.readFront(open);
        List<JsonNode> nodes = losses.attempt(() -> fields.list("tabs")).orElse(List.of());
        Map<String, Session.Waiting> waiting = new LinkedHashMap<>();
        Session session = new Session(tabs(nodes, waiting, losses), open,
                losses.in("looks").attempt(() -> texts(fields, "looks")).orElse(Map.of()),
                losses.in("window").attempt(() -> window(fields)).flatMap(bounds -> bounds),
                losses.in("recent files").attempt(() -> files(fields, "recent")).orElse(List.of()),
                losses.in("exports").attempt(() -> texts(fields, "exports")).orElse(Map.of()),
                opened(losses.attempt(() -> fields.list("opened")).orElse(List.of()), losses),
                losses.in("recent problem files").attempt(() -> files(fields, "recentProblems")).orElse(List.of()),
                List.copyOf(waiting.values()));
        return new Reading(session, losses.sentences(), losses.areNewer());
    }

    private List<Session.Tab> tabs(List<JsonNode> nodes, Map<String, Session.Waiting> waiting, Losses losses) {
        Map<String, Session.Tab> byProblem = new LinkedHashMap<>();
        for (int i = 0; i < nodes.size(); i++) {
            JsonNode node = nodes.get(i);
            String place = "tab %d".formatted(i + 1);
            Losses here = losses.in(place);
            Optional<String> later = SessionTabReader.problem(node).filter(scenarios::isWaiting);
            if (later.isPresent()) {
                here.attempt(() -> first(later.get(), waiting.keySet()))
                        .ifPresent(id -> waiting.put(id, new Session.Waiting(id, place, node.toString())));
            } else {
                here.attempt(() -> {
                    Session.Tab tab = tabs.read(node, here);
                    first(tab.problem().id(), byProblem.keySet());
                    return tab;
                }).ifPresent(tab -> byProblem.put(tab.problem().id(), tab));
            }
        }
        return List.copyOf(byProblem.values());
    }

    private static String first(String problem, Set<String> before) throws UnusableFileException {
        if (before.contains(problem)) {
            throw new UnusableFileException("%s has a tab already".formatted(problem));
        }
        return problem;
    }

    private static Map<String, String> texts(JsonFields fields, String name) throws UnusableFileException {
        Map<String, String> texts = new HashMap<>();
        for (Map.Entry<String, JsonNode> text : fields.properties(name)) {
            if (!text.getValue().isString()) {
                throw new UnusableFileException("%s is %s, but must be a text in quotes"
                        .formatted(Found.shortened(text.getKey()), Found.text(text.getValue())));
            }
            texts.put(text.getKey(), text.getValue().stringValue());
        }
        return texts;
    }

    private static Optional<Session.Bounds> window(JsonFields fields) throws UnusableFileException {
        Optional<JsonNode> node = fields.node("window");
        if (node.isEmpty()) {
            return Optional.empty();
        }
        JsonFields bounds = JsonFields.of("it", node.get());
        bounds.checkNames("it", List.of("x", "y", "width", "height", "maximised"));
        return Optional.of(new Session.Bounds(bounds.number("x"), bounds.number("y"), bounds.number("width"),
                bounds.number("height"), bounds.truth("maximised")));
    }

    /** The problem files that were open. Their tabs stay text until the files have been read, which the window does not wait for. */
    private static List<Session.Opened> opened(List<JsonNode> nodes, Losses losses) {
        List<Session.Opened> opened = new ArrayList<>();
        for (int i = 0; i < nodes.size(); i++) {
            JsonNode node = nodes.get(i);
            losses.in("opened problem %d".formatted(i + 1)).attempt(() -> opened(JsonFields.of("it", node)))
                    .filter(next -> opened.stream().noneMatch(one -> one.file().equals(next.file())))
                    .ifPresent(opened::add);
        }
        return opened;
    }

    private static Session.Opened opened(JsonFields fields) throws UnusableFileException {
        fields.checkNames("an opened problem", List.of("file", "tab"));
        Path file = SessionTabReader.path(fields.text("file").orElse(""));
        if (!file.isAbsolute()) {
            throw new UnusableFileException("file is “%s”, but must be a whole path".formatted(file));
        }
        return new Session.Opened(file, Optional.empty(), fields.node("tab").map(JsonNode::toString).orElse(""));
    }

    private static List<Path> files(JsonFields fields, String name) throws UnusableFileException {
        List<Path> recent = new ArrayList<>();
        for (JsonNode file : fields.list(name)) {
            if (!file.isString()) {
                throw new UnusableFileException("one is %s, but must be a text in quotes".formatted(Found.text(file)));
            }
            recent.add(SessionTabReader.path(file.stringValue()));
        }
        return recent;
    }
}
