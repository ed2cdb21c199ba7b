package headroom.files;

import headroom.files.Session.Panels;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/** Panels of a tab in a session, as a person left them: {@code {"groups": ["Traffic"], "explanation": "Guide"}}. */
final class PanelsJson {

    static final String NAME = "panels";

    private static final String GROUPS = "groups";
    private static final String EXPLANATION = "explanation";

    private PanelsJson() {}

    /** The panels of a tab; a session of earlier times has none. */
    static Panels read(JsonFields tab) throws UnusableFileException {
        Optional<JsonNode> node = tab.node(NAME);
        if (node.isEmpty()) {
            return Panels.USUAL;
        }
        JsonFields fields = JsonFields.of("it", node.get()).checkNames("it", List.of(GROUPS, EXPLANATION));
        List<String> groups = new ArrayList<>();
        for (JsonNode group : fields.list(GROUPS)) {
            if (!group.isString()) {
                throw new UnusableFileException(
                        "a group is %s, but must be a text in quotes".formatted(Found.text(group)));
            }
            groups.add(group.stringValue());
        }
        return new Panels(fields.node(GROUPS).map(_ -> new TreeSet<>(groups)),
                fields.text(EXPLANATION).orElse(""));
    }

    /** Writes what a person chose, as a property of the tab. */
    static void write(Panels panels, JsonGenerator generator) {
        generator.writeObjectPropertyStart(NAME);
        panels.groups().ifPresent(open -> {
            generator.writeArrayPropertyStart(GROUPS);
            new TreeSet<>(open).forEach(generator::writeString);
            generator.writeEndArray();
        });
        generator.writeStringProperty(EXPLANATION, panels.explanation());
        generator.writeEndObject();
    }
}
