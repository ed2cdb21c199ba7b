package headroom.files.session;

import headroom.files.Found;
import headroom.files.JsonFields;
import headroom.files.UnusableFileException;
import headroom.files.session.Session.Panels;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/**
 * Panels of a tab in a session, as a person left them:
 * {@code {"groups": ["Traffic"], "more": ["Traffic"], "explanation": "Guide"}}.
 */
final class PanelsJson {

    static final String NAME = "panels";

    private static final String GROUPS = "groups";
    private static final String MORE = "more";
    private static final String EXPLANATION = "explanation";

    private PanelsJson() {}

    /** The panels of a tab; a session of earlier times has none. */
    static Panels read(JsonFields tab) throws UnusableFileException {
        Optional<JsonNode> node = tab.node(NAME);
        if (node.isEmpty()) {
            return Panels.USUAL;
        }
        JsonFields fields = JsonFields.of("it", node.get()).checkNames("it", List.of(GROUPS, MORE, EXPLANATION));
        Set<String> groups = names(fields, GROUPS);
        return new Panels(fields.node(GROUPS).map(_ -> groups), names(fields, MORE),
                fields.text(EXPLANATION).orElse(""));
    }

    private static Set<String> names(JsonFields fields, String list) throws UnusableFileException {
        Set<String> groups = new TreeSet<>();
        for (JsonNode group : fields.list(list)) {
            if (!group.isString()) {
                throw new UnusableFileException(
                        "a group is %s, but must be a text in quotes".formatted(Found.text(group)));
            }
            groups.add(group.stringValue());
        }
        return groups;
    }

    /** Writes what a person chose, as a property of the tab. */
    static void write(Panels panels, JsonGenerator generator) {
        generator.writeObjectPropertyStart(NAME);
        panels.groups().ifPresent(open -> write(GROUPS, open, generator));
        if (!panels.more().isEmpty()) {
            write(MORE, panels.more(), generator);
        }
        generator.writeStringProperty(EXPLANATION, panels.explanation());
        generator.writeEndObject();
    }

    private static void write(String name, Set<String> groups, JsonGenerator generator) {
        generator.writeArrayPropertyStart(name);
        new TreeSet<>(groups).forEach(generator::writeString);
        generator.writeEndArray();
    }
}
