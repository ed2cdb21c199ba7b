package headroom.files.session;

import headroom.files.Found;
import headroom.files.JsonFields;
import headroom.files.UnusableFileException;
import headroom.files.scenario.ScenarioReader;
import headroom.model.ChartLocks;
import headroom.model.History;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.Story;
import headroom.model.StoryPoint;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Reads a tab of a session: its present scenario must be readable, all else may be a loss. */
final class SessionTabReader {

    private static final List<String> FIELDS =
            List.of("position", "history", "baseline", "explained", "files", "locks", "story", EnquiryJson.NAME,
                    PanelsJson.NAME);

    private final TabScenarios scenarios;
    private final EnquiryReader enquiries;

    SessionTabReader(ScenarioReader reader) {
        this.scenarios = new TabScenarios(reader);
        this.enquiries = new EnquiryReader(scenarios);
    }

    /** The id of a tab's problem, as its present scenario has it; empty where that cannot be told. */
    static Optional<String> problem(JsonNode node) {
        JsonNode id = node.path("history").path(node.path("position").asInt(-1)).path("scenario").path("problem");
        return id.isString() ? Optional.of(id.stringValue()) : Optional.empty();
    }

    /** The tab that an object holds. */
    Session.Tab read(JsonNode node, Losses losses) throws UnusableFileException {
        JsonFields fields = JsonFields.of("it", node);
        fields.checkNames("a tab", FIELDS);
        History history = history(fields, losses);
        Problem problem = history.present().problem();
        Optional<Scenario> baseline = losses.in("baseline").attempt(() -> scenarios.maybe(problem, fields, "baseline"))
                .flatMap(pinned -> pinned);
        String explained = losses.attempt(() -> fields.text("explained").orElse("")).orElse("");
        Map<String, Scenario> files = losses.in("files").attempt(() -> files(fields, problem)).orElse(Map.of());
        ChartLocks locks =
                losses.in("locks").attempt(() -> ChartLocksJson.read(fields, problem)).orElse(ChartLocks.NONE);
        List<JsonNode> points = losses.attempt(() -> fields.list("story")).orElse(List.of());
        return new Session.Tab(history, baseline, explained, files, locks, story(points, problem, losses),
                enquiries.read(fields, problem, losses.in(EnquiryJson.NAME)),
                losses.in(PanelsJson.NAME).attempt(() -> PanelsJson.read(fields)).orElse(Session.Panels.USUAL));
    }

    /** The steps that can be read; the present one must be among them. */
    private History history(JsonFields fields, Losses losses) throws UnusableFileException {
        List<JsonNode> nodes = fields.list("history");
        double position = fields.number("position");
        if (position != Math.rint(position) || position < 0 || position >= nodes.size()) {
            throw new UnusableFileException("position is %s, but must be that of one of %d steps".formatted(
                    Found.text(fields.object().get("position")), nodes.size()));
        }
        int present = (int) position;
        Problem problem = scenarios.first(step(nodes.get(present)), "scenario").problem();
        List<History.Entry> entries = new ArrayList<>();
        int found = 0;
        for (int i = 0; i < nodes.size(); i++) {
            JsonNode node = nodes.get(i);
            if (i == present) {
                found = entries.size();
            }
            losses.in("step %d".formatted(i + 1)).attempt(() -> entry(node, problem)).ifPresent(entries::add);
        }
        return new History(entries, found);
    }

    private static JsonFields step(JsonNode node) throws UnusableFileException {
        return JsonFields.of("it", node).checkNames("a step", List.of("name", "file", "scenario"));
    }

    private History.Entry entry(JsonNode node, Problem problem) throws UnusableFileException {
        JsonFields fields = step(node);
        String file = fields.text("file").orElse("");
        return new History.Entry(fields.text("name").orElse(""), scenarios.of(problem, fields, "scenario"),
                file.isEmpty() ? "" : path(file).toString());
    }

    private Map<String, Scenario> files(JsonFields fields, Problem problem) throws UnusableFileException {
        Map<String, Scenario> files = new HashMap<>();
        for (Map.Entry<String, JsonNode> file : fields.properties("files")) {
            files.put(path(file.getKey()).toString(),
                    scenarios.of(problem, JsonFields.of(file.getKey(), file.getValue())));
        }
        return files;
    }

    private Story story(List<JsonNode> nodes, Problem problem, Losses losses) {
        Story story = Story.EMPTY;
        for (JsonNode node : nodes) {
            story = losses.in("story point %d".formatted(story.points().size() + 1))
                    .attempt(() -> point(JsonFields.of("it", node), problem)).map(story::with).orElse(story);
        }
        return story;
    }

    private StoryPoint point(JsonFields fields, Problem problem) throws UnusableFileException {
        fields.checkNames("a story point", List.of("title", "note", "scenario", "baseline"));
        return new StoryPoint(text(fields, "title", StoryPoint.LONGEST_TITLE),
                text(fields, "note", StoryPoint.LONGEST_NOTE), scenarios.of(problem, fields, "scenario"),
                scenarios.maybe(problem, fields, "baseline"));
    }

    private static String text(JsonFields fields, String name, int longest) throws UnusableFileException {
        String text = fields.text(name).orElse("");
        if (text.length() > longest) {
            throw new UnusableFileException("%s has %d characters, but may have %d".formatted(name, text.length(),
                    longest));
        }
        return text;
    }

    /** The file that some text names. */
    static Path path(String text) throws UnusableFileException {
        try {
            return Path.of(text);
        } catch (InvalidPathException malformed) {
            throw new UnusableFileException("“%s” is no name of a file".formatted(Found.shortened(text)), malformed);
        }
    }
}
