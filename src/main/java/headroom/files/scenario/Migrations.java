package headroom.files.scenario;

import headroom.files.Found;
import headroom.files.NewerFileException;
import headroom.files.UnusableFileException;
import java.util.List;
import java.util.function.UnaryOperator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Brings scenarios of earlier schemas up to date, one schema at a time, so that old files open for ever. */
public final class Migrations {

    private final List<UnaryOperator<ObjectNode>> steps;

    /** The step at index i leads from schema i + 1 to schema i + 2. */
    Migrations(List<UnaryOperator<ObjectNode>> steps) {
        this.steps = List.copyOf(steps);
    }

    /**
     * All that exist. Schema 2 added uncertain ranges and how they are drawn. With schema 3 some assumptions changed their
     * defaults; the problems know those of earlier schemas ({@link headroom.model.Scenario#defaultsOf}).
     */
    public static Migrations all() {
        return new Migrations(List.of(UnaryOperator.identity(), UnaryOperator.identity()));
    }

    /** The schema that is written, and the newest that is read. */
    public int current() {
        return steps.size() + 1;
    }

    /** The scenario in the current schema. */
    ObjectNode toCurrent(ObjectNode scenario) throws UnusableFileException {
        int schema = schema(scenario);
        ObjectNode result = scenario;
        for (UnaryOperator<ObjectNode> step : steps.subList(schema - 1, steps.size())) {
            result = step.apply(result);
        }
        return result;
    }

    /** The schema of a scenario as it was written. */
    int schema(ObjectNode scenario) throws UnusableFileException {
        JsonNode node = scenario.get("schema");
        if (node == null) {
            throw new UnusableFileException("schema is missing, but must be there and be %s".formatted(allowed()));
        }
        double schema = node.isNumber() ? node.doubleValue() : Double.NaN;
        if (schema > current() && schema == Math.rint(schema)) {
            throw new NewerFileException(
                    "schema is %s, so a newer version of Headroom wrote it; this one reads %s"
                            .formatted(Found.text(node), allowed()));
        }
        if (!(schema >= 1 && schema == Math.rint(schema))) {
            throw new UnusableFileException("schema is %s, but must be %s".formatted(Found.text(node), allowed()));
        }
        return (int) schema;
    }

    private String allowed() {
        return "a whole number from 1 to " + current();
    }
}
