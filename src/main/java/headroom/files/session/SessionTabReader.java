package headroom.files.session;

import headroom.files.Found;
import headroom.files.JsonRecords;
import headroom.files.UnusableFileException;
import headroom.files.scenario.ScenarioReader;
import headroom.model.ChartLocks;
import headroom.model.History;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.Story;
import headroom.model.StoryPoint;
import headroom.text.Digits;
import headroom.whatif.Enquiry;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Reads a tab of a session: its present scenario must be readable, all else may be a loss. */
record SessionTabReader(ScenarioReader scenarios) {

    /** The id of a tab's problem, as its present scenario has it; empty where that cannot be told. */
    static Optional<String> problem(JsonNode node) {
        JsonNode id = node.path("history").path(node.path("position").asInt(-1)).path("scenario").path("problem");
        return id.isString() ? Optional.of(id.stringValue()) : Optional.empty();
    }

    /** The tab that an object holds. */
    Session.Tab read(JsonNode node, Losses losses) throws UnusableFileException {
        SessionFile.Tab written = JsonRecords.read(SessionFile.Tab.class, "it", node);
        History history = history(written, losses);
        Problem problem = history.present().problem();
        Losses enquiry = losses.in("enquiry");
        return new Session.Tab(history,
                losses.in("baseline").attempt(written.baseline(), pinned -> scenario("baseline", pinned, problem)),
                losses.attempt(written.explained()).orElse(""),
                losses.in("files").attempt(() -> files(written.files().read(), problem)).orElse(Map.of()),
                losses.in("locks").attempt(() -> ChartLocksJson.read(written.locks().read(), problem))
                        .orElse(ChartLocks.NONE),
                story(losses.attempt(written.story()).orElse(List.of()), problem, losses),
                enquiry.attempt(written.enquiry(), found -> new EnquiryJson(scenarios, problem).read(found, enquiry))
                        .orElseGet(() -> Enquiry.of(problem)),
                losses.in("panels").attempt(written.panels(), SessionTabReader::panels).orElse(Session.Panels.USUAL));
    }

    private static Session.Panels panels(SessionFile.Panels written) {
        return new Session.Panels(written.groups().map(Set::copyOf), Set.copyOf(written.more().orElse(List.of())),
                written.explanation());
    }

    /** The steps that can be read; the present one must be among them. */
    private History history(SessionFile.Tab written, Losses losses) throws UnusableFileException {
        List<JsonNode> nodes = written.history();
        double position = written.position();
        if (position != Math.rint(position) || position < 0 || position >= nodes.size()) {
            throw new UnusableFileException("position is %s, but must be that of one of %d steps".formatted(
                    Digits.shortest(position), nodes.size()));
        }
        int present = (int) position;
        Problem problem = scenarios.read("scenario", step(nodes.get(present)).scenario()).problem();
        List<History.Entry> entries = new ArrayList<>();
        int found = 0;
        for (int i = 0; i < nodes.size(); i++) {
            JsonNode node = nodes.get(i);
            if (i == present) {
                found = entries.size();
            }
            losses.in("step %d".formatted(i + 1)).attempt(() -> entry(step(node), problem)).ifPresent(entries::add);
        }
        return new History(entries, found);
    }

    private static SessionFile.Step step(JsonNode node) throws UnusableFileException {
        return JsonRecords.read(SessionFile.Step.class, "it", node);
    }

    private History.Entry entry(SessionFile.Step step, Problem problem) throws UnusableFileException {
        return new History.Entry(step.name(), scenario("scenario", step.scenario(), problem),
                step.file().isEmpty() ? "" : path(step.file().get()).toString());
    }

    private Scenario scenario(String name, JsonNode node, Problem problem) throws UnusableFileException {
        return scenarios.read(problem, name, node);
    }

    private Map<String, Scenario> files(Map<String, JsonNode> written, Problem problem) throws UnusableFileException {
        Map<String, Scenario> files = new HashMap<>();
        for (Map.Entry<String, JsonNode> file : written.entrySet()) {
            files.put(path(file.getKey()).toString(), scenario(file.getKey(), file.getValue(), problem));
        }
        return files;
    }

    private Story story(List<JsonNode> nodes, Problem problem, Losses losses) {
        Story story = Story.EMPTY;
        for (JsonNode node : nodes) {
            story = losses.in("story point %d".formatted(story.points().size() + 1))
                    .attempt(() -> point(JsonRecords.read(SessionFile.Point.class, "it", node), problem))
                    .map(story::with).orElse(story);
        }
        return story;
    }

    private StoryPoint point(SessionFile.Point point, Problem problem) throws UnusableFileException {
        check("title", point.title(), StoryPoint.LONGEST_TITLE);
        check("note", point.note(), StoryPoint.LONGEST_NOTE);
        Scenario scenario = scenario("scenario", point.scenario(), problem);
        return new StoryPoint(point.title(), point.note(), scenario, point.baseline().isEmpty() ? Optional.empty()
                : Optional.of(scenario("baseline", point.baseline().get(), problem)));
    }

    private static void check(String name, String text, int longest) throws UnusableFileException {
        if (text.length() > longest) {
            throw new UnusableFileException("%s has %d characters, but may have %d".formatted(name, text.length(),
                    longest));
        }
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
