package headroom.files.session;

import headroom.files.JsonText;
import headroom.files.scenario.ScenarioWriter;
import headroom.model.History;
import headroom.model.Scenario;
import headroom.model.StoryPoint;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.core.JsonGenerator;

/** Writes a session as JSON: its scenarios as scenario files have them, and of each history the last steps. */
public final class SessionWriter {

    static final int SCHEMA = 1;
    /** So many steps of each history are kept. */
    static final int MOST_STEPS = 50;

    private final JsonText json = new JsonText();
    private final ScenarioWriter scenarios = new ScenarioWriter();
    private final EnquiryJson enquiries = new EnquiryJson(scenarios);
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
        return json.line(generator -> write(tab, steps, generator));
    }

    private byte[] write(Session session, int steps) {
        return json.line(generator -> write(session, steps, generator)).getBytes(StandardCharsets.UTF_8);
    }

    private void write(Session session, int steps, JsonGenerator generator) {
        generator.writeStartObject();
        generator.writeNumberProperty("schema", SCHEMA);
        generator.writeStringProperty("open", session.open());
        write("looks", session.looks(), generator);
        session.window().ifPresent(bounds -> write(bounds, generator));
        generator.writeArrayPropertyStart("recent");
        session.recent().forEach(file -> generator.writeString(file.toString()));
        generator.writeEndArray();
        write("exports", session.exports(), generator);
        generator.writeArrayPropertyStart("tabs");
        session.tabs().forEach(tab -> write(tab, steps, generator));
        session.waiting().forEach(tab -> generator.writeRawValue(tab.text()));
        generator.writeEndArray();
        writeOpened(session, steps, generator);
        generator.writeEndObject();
    }

    /** Not where there are none, so that earlier versions find nothing that they do not know. */
    private void writeOpened(Session session, int steps, JsonGenerator generator) {
        if (!session.recentProblems().isEmpty()) {
            generator.writeArrayPropertyStart("recentProblems");
            session.recentProblems().forEach(file -> generator.writeString(file.toString()));
            generator.writeEndArray();
        }
        if (session.opened().isEmpty()) {
            return;
        }
        generator.writeArrayPropertyStart("opened");
        for (Session.Opened opened : session.opened()) {
            generator.writeStartObject();
            generator.writeStringProperty("file", opened.file().toString());
            opened.tab().ifPresentOrElse(tab -> {
                generator.writeName("tab");
                write(tab, steps, generator);
            }, () -> {
                if (!opened.kept().isEmpty()) {
                    generator.writeName("tab");
                    generator.writeRawValue(opened.kept());
                }
            });
            generator.writeEndObject();
        }
        generator.writeEndArray();
    }

    private static void write(String name, Map<String, String> texts, JsonGenerator generator) {
        generator.writeObjectPropertyStart(name);
        new TreeMap<>(texts).forEach(generator::writeStringProperty);
        generator.writeEndObject();
    }

    private static void write(Session.Bounds bounds, JsonGenerator generator) {
        generator.writeObjectPropertyStart("window");
        generator.writeNumberProperty("x", bounds.x());
        generator.writeNumberProperty("y", bounds.y());
        generator.writeNumberProperty("width", bounds.width());
        generator.writeNumberProperty("height", bounds.height());
        generator.writeBooleanProperty("maximised", bounds.maximised());
        generator.writeEndObject();
    }

    private void write(Session.Tab tab, int steps, JsonGenerator generator) {
        History history = tab.history().last(steps);
        generator.writeStartObject();
        generator.writeNumberProperty("position", history.position());
        generator.writeArrayPropertyStart("history");
        history.entries().forEach(entry -> write(entry, generator));
        generator.writeEndArray();
        tab.baseline().ifPresent(baseline -> write("baseline", baseline, generator));
        generator.writeStringProperty("explained", tab.explained());
        generator.writeObjectPropertyStart("files");
        new TreeMap<>(tab.files()).forEach((file, scenario) -> write(file, scenario, generator));
        generator.writeEndObject();
        ChartLocksJson.write(tab.locks(), generator);
        generator.writeArrayPropertyStart("story");
        tab.story().points().forEach(point -> write(point, generator));
        generator.writeEndArray();
        enquiries.write(tab.enquiry(), generator);
        PanelsJson.write(tab.panels(), generator);
        generator.writeEndObject();
    }

    private void write(History.Entry entry, JsonGenerator generator) {
        generator.writeStartObject();
        generator.writeStringProperty("name", entry.name());
        if (!entry.file().isEmpty()) {
            generator.writeStringProperty("file", entry.file());
        }
        write("scenario", entry.scenario(), generator);
        generator.writeEndObject();
    }

    private void write(StoryPoint point, JsonGenerator generator) {
        generator.writeStartObject();
        generator.writeStringProperty("title", point.title());
        generator.writeStringProperty("note", point.note());
        write("scenario", point.scenario(), generator);
        point.baseline().ifPresent(baseline -> write("baseline", baseline, generator));
        generator.writeEndObject();
    }

    private void write(String name, Scenario scenario, JsonGenerator generator) {
        generator.writeName(name);
        scenarios.write(scenario, generator);
    }
}
