package headroom.files.session;

import headroom.files.Called;
import headroom.files.Part;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * The fields of a session's file, in the order in which they are written. Nodes are tabs, steps and the like, each of which may be
 * a loss of its own, and scenarios, which are as in scenario files.
 */
@Called("a session")
record SessionFile(double schema, Part<String> open, Part<Map<String, String>> looks,
        Part<Optional<Session.Bounds>> window, Part<List<String>> recent, Part<Map<String, String>> exports,
        Part<List<JsonNode>> tabs, Part<Optional<List<JsonNode>>> opened,
        Part<Optional<List<String>>> recentProblems) {

    /** A problem file that is open. */
    @Called("an opened problem")
    record Opened(String file, Optional<JsonNode> tab) {}

    /** A tab. */
    @Called("a tab")
    record Tab(double position, List<JsonNode> history, Part<Optional<JsonNode>> baseline, Part<String> explained,
            Part<Map<String, JsonNode>> files, Part<Map<String, Lock>> locks, Part<List<JsonNode>> story,
            Part<Optional<Enquiry>> enquiry, Part<Optional<Panels>> panels) {}

    /** A step of a history. */
    @Called("a step")
    record Step(String name, Optional<String> file, JsonNode scenario) {}

    /** A point of a story. */
    @Called("a story point")
    record Point(String title, String note, JsonNode scenario, Optional<JsonNode> baseline) {}

    /** The locked axes of a chart: of each the lowest and highest value and the number of parts between. */
    @Called("a lock")
    record Lock(Optional<List<JsonNode>> across, Optional<List<JsonNode>> up, Optional<List<JsonNode>> right) {}

    /** The panels of a tab. */
    record Panels(Optional<List<String>> groups, Optional<List<String>> more, String explanation) {}

    /** The questions about a tab's problem. */
    @Called("an enquiry")
    record Enquiry(Part<String> subject, Part<Double> swing, Part<List<JsonNode>> kept,
            Part<Optional<Comparison>> comparison, Part<Optional<Axes>> map) {

        /** The axes of a map. */
        @Called("a map")
        record Axes(String estimate, Part<Stretch> across, Part<Stretch> up) {}
    }

    /** The columns of a comparison, and the chart beneath them. */
    @Called("a comparison")
    record Comparison(String chart, Part<Integer> series, List<Column> columns) {}

    /** A column of a comparison. */
    @Called("a column")
    record Column(String origin, String name, JsonNode scenario) {}

    /** A part of an assumption's values. */
    @Called("a stretch")
    record Stretch(String assumption, double low, double high, int points) {}
}
