package headroom.files.session;

import headroom.files.JsonRecords;
import headroom.files.JsonText;
import headroom.files.Part;
import headroom.files.scenario.ScenarioWriter;
import headroom.model.History;
import headroom.model.StoryPoint;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.util.RawValue;

/** Writes a session as JSON: its scenarios as scenario files have them, and of each history the last steps. */
public final class SessionWriter {

    static final int SCHEMA = 1;
    /** So many steps of each history are kept. */
    static final int MOST_STEPS = 50;

    private final JsonText json = new JsonText();
    private final int mostBytes;

    /** A writer of texts that may not take more than so many bytes. */
    public SessionWriter(int mostBytes) {
        this.mostBytes = mostBytes;
    }

    /** The session as a file's content, in UTF-8; scenarios with very long notes get shorter histories. */
    public byte[] write(Session session) {
        byte[] text = write(session, MOST_STEPS);
        for (int steps = MOST_STEPS / 2; text.length > mostBytes && steps > 0; steps /= 2) {
            text = write(session, steps);
        }
        return text;
    }

    /** One tab alone, with the last steps of its history. */
    String tab(Session.Tab tab, int steps) {
        return json.line(written(tab, steps));
    }

    private byte[] write(Session session, int steps) {
        return json.line(written(session, steps)).getBytes(StandardCharsets.UTF_8);
    }

    /** Opened problem files are not written where there are none, so that earlier versions find nothing that they do not know. */
    private static SessionFile written(Session session, int steps) {
        Stream<JsonNode> tabs = session.tabs().stream().map(tab -> JsonRecords.node(written(tab, steps)));
        Stream<JsonNode> waiting = session.waiting().stream().map(tab -> raw(tab.text()));
        List<JsonNode> opened = session.opened().stream().map(one -> JsonRecords.node(written(one, steps))).toList();
        return new SessionFile(SCHEMA, Part.of(session.open()), Part.of(new TreeMap<>(session.looks())),
                Part.of(session.window()), Part.of(names(session.recent())),
                Part.of(new TreeMap<>(session.exports())), Part.of(Stream.concat(tabs, waiting).toList()),
                Part.of(Optional.of(opened).filter(some -> !some.isEmpty())),
                Part.of(Optional.of(names(session.recentProblems())).filter(some -> !some.isEmpty())));
    }

    private static List<String> names(List<Path> files) {
        return files.stream().map(Path::toString).toList();
    }

    private static JsonNode raw(String text) {
        return JsonRecords.node(new RawValue(text));
    }

    private static SessionFile.Opened written(Session.Opened opened, int steps) {
        return new SessionFile.Opened(opened.file().toString(),
                opened.tab().map(tab -> JsonRecords.node(written(tab, steps)))
                        .or(() -> Optional.of(opened.kept()).filter(kept -> !kept.isEmpty()).map(SessionWriter::raw)));
    }

    private static SessionFile.Tab written(Session.Tab tab, int steps) {
        History history = tab.history().last(steps);
        Map<String, JsonNode> files = new TreeMap<>();
        tab.files().forEach((file, scenario) -> files.put(file, ScenarioWriter.node(scenario)));
        Session.Panels panels = tab.panels();
        return new SessionFile.Tab(history.position(), history.entries().stream().map(SessionWriter::step).toList(),
                Part.of(tab.baseline().map(ScenarioWriter::node)), Part.of(tab.explained()), Part.of(files),
                Part.of(ChartLocksJson.written(tab.locks())),
                Part.of(tab.story().points().stream().map(SessionWriter::point).toList()),
                Part.of(Optional.of(EnquiryJson.written(tab.enquiry()))),
                Part.of(Optional.of(new SessionFile.Panels(panels.groups().map(SessionWriter::sorted),
                        Optional.of(sorted(panels.more())).filter(more -> !more.isEmpty()), panels.explanation()))));
    }

    private static List<String> sorted(Collection<String> names) {
        return List.copyOf(new TreeSet<>(names));
    }

    private static JsonNode step(History.Entry entry) {
        return JsonRecords.node(new SessionFile.Step(entry.name(),
                Optional.of(entry.file()).filter(file -> !file.isEmpty()), ScenarioWriter.node(entry.scenario())));
    }

    private static JsonNode point(StoryPoint point) {
        return JsonRecords.node(new SessionFile.Point(point.title(), point.note(),
                ScenarioWriter.node(point.scenario()), point.baseline().map(ScenarioWriter::node)));
    }
}
