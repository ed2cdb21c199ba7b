package headroom.files.session;

import headroom.files.Found;
import headroom.files.JsonRecords;
import headroom.files.NewerFileException;
import headroom.files.StrictJson;
import headroom.files.UnusableFileException;
import headroom.files.scenario.ScenarioReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads a session from JSON. What cannot be read is a loss, said in a sentence, and the rest comes back: a range that became
 * narrower costs the steps outside it, or the one tab whose present scenario is outside.
 */
public final class SessionReader {

    /** The most that a session may take, in MiB: 250 steps of scenarios, and room for long notes. */
    private static final int MOST = 32;
    private final StrictJson json = new StrictJson("a session", MOST);
    private final ScenarioReader scenarios;
    private final SessionTabReader tabs;

    /** A reader whose sessions hold scenarios as files do. */
    public SessionReader(ScenarioReader scenarios) {
        this.scenarios = scenarios;
        this.tabs = new SessionTabReader(scenarios);
    }

    /**
     * A session, as far as it could be read.
     *
     * @param losses a sentence for each part that could not be
     * @param newer whether all of these are parts that a newer version of the program wrote
     */
    public record Reading(Session session, List<String> losses, boolean newer) {}

    /**
     * A tab that waited for its problem, as far as it could be read; it is empty where its present scenario cannot be
     * read.
     */
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
        ObjectNode object = json.read(text);
        SessionFile written = JsonRecords.known(SessionFile.class, object);
        boolean newer = written.schema() > SessionWriter.SCHEMA && written.schema() == Math.rint(written.schema());
        String schema = "schema is %s".formatted(Found.text(object.path("schema")));
        if (newer) {
            throw new NewerFileException("%s, so a newer version of Headroom wrote it; this one reads %d"
                    .formatted(schema, SessionWriter.SCHEMA));
        }
        if (written.schema() != SessionWriter.SCHEMA) {
            throw new UnusableFileException(
                    "%s, but this version of Headroom reads %d".formatted(schema, SessionWriter.SCHEMA));
        }
        Losses losses = new Losses();
        losses.attempt(() -> JsonRecords.checkNames(SessionFile.class, object));
        String open = losses.attempt(written.open()).orElse("");
        scenarios.readFront(open);
        Map<String, Session.Waiting> waiting = new LinkedHashMap<>();
        Losses recentProblems = losses.in("recent problem files");
        Session session = new Session(
                tabs(losses.attempt(written.tabs()).orElse(List.of()), waiting, losses), open,
                losses.in("looks").attempt(written.looks()).orElse(Map.of()),
                losses.in("window").attempt(written.window()).flatMap(bounds -> bounds),
                losses.in("recent files").attempt(() -> files(written.recent().read())).orElse(List.of()),
                losses.in("exports").attempt(written.exports()).orElse(Map.of()),
                opened(losses.attempt(written.opened()).flatMap(nodes -> nodes).orElse(List.of()), losses),
                recentProblems.attempt(written.recentProblems(), SessionReader::files).orElse(List.of()),
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

    /** The problem files that were open. Their tabs stay text until the files have been read, which the window does not wait for. */
    private static List<Session.Opened> opened(List<JsonNode> nodes, Losses losses) {
        List<Session.Opened> opened = new ArrayList<>();
        for (int i = 0; i < nodes.size(); i++) {
            JsonNode node = nodes.get(i);
            losses.in("opened problem %d".formatted(i + 1))
                    .attempt(() -> opened(JsonRecords.read(SessionFile.Opened.class, "it", node)))
                    .filter(next -> opened.stream().noneMatch(one -> one.file().equals(next.file())))
                    .ifPresent(opened::add);
        }
        return opened;
    }

    private static Session.Opened opened(SessionFile.Opened written) throws UnusableFileException {
        Path file = SessionTabReader.path(written.file());
        if (!file.isAbsolute()) {
            throw new UnusableFileException("file is “%s”, but must be a whole path".formatted(file));
        }
        return new Session.Opened(file, Optional.empty(), written.tab().map(JsonNode::toString).orElse(""));
    }

    private static List<Path> files(List<String> names) throws UnusableFileException {
        List<Path> files = new ArrayList<>();
        for (String name : names) {
            files.add(SessionTabReader.path(name));
        }
        return files;
    }
}
