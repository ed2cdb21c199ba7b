package headroom.files.answer;

import headroom.files.JsonText;
import headroom.files.problems.KnownProblem;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Range;
import headroom.model.Problem;
import headroom.text.Unit;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.function.BiConsumer;
import tools.jackson.core.JsonGenerator;

/** What problems consist of, as JSON: ids, labels, units and ranges. */
public final class ProblemJson {

    private static final String NO_UNIT = "—";

    private final JsonText json = new JsonText();
    /** A list of problems, indented, with a line feed at its end. */
    public String indented(List<KnownProblem> problems) {
        return new String(json.indented(generator -> {
            generator.writeStartArray();
            problems.forEach(known -> write(known, generator));
            generator.writeEndArray();
        }), StandardCharsets.UTF_8);
    }

    private static void write(KnownProblem known, JsonGenerator generator) {
        Problem problem = known.problem();
        generator.writeStartObject();
        generator.writeStringProperty("problem", problem.id());
        generator.writeStringProperty("title", problem.title());
        list(generator, "assumptions", problem.assumptions(), ProblemJson::write);
        list(generator, "choices", problem.choices(), ProblemJson::write);
        list(generator, "estimates", problem.estimates(), (estimate, entry) -> {
            named(entry, estimate.id(), estimate.label());
            entry.writeStringProperty("unit", symbol(estimate.unit()));
        });
        list(generator, "checks", problem.checks(), (check, entry) -> named(entry, check.id(), check.label()));
        list(generator, "charts", problem.charts(), (chart, entry) -> {
            entry.writeStringProperty("id", chart.id());
            entry.writeStringProperty("title", chart.title());
        });
        generator.writeArrayPropertyStart("presets");
        known.presetNames().forEach(generator::writeString);
        generator.writeEndArray();
        generator.writeEndObject();
    }

    private static void write(Assumption assumption, JsonGenerator entry) {
        Range range = assumption.range();
        named(entry, assumption.id(), assumption.label());
        entry.writeStringProperty("group", assumption.group().name());
        entry.writeStringProperty("unit", symbol(assumption.unit()));
        JsonText.number(entry, "default", assumption.byDefault());
        JsonText.number(entry, "low", range.low());
        JsonText.number(entry, "high", range.high());
        entry.writeStringProperty("scale", range.scale() == Range.Scale.LOGARITHMIC ? "log" : "linear");
        entry.writeBooleanProperty("whole", range.whole());
        if (range.zero()) {
            entry.writeBooleanProperty("zero", true);
        }
    }

    private static void write(Choice choice, JsonGenerator entry) {
        named(entry, choice.id(), choice.label());
        entry.writeStringProperty("group", choice.group().name());
        list(entry, "options", choice.options(), (option, inner) -> named(inner, option.id(), option.label()));
        entry.writeStringProperty("default", choice.byDefault().id());
    }

    private static void named(JsonGenerator entry, String id, String label) {
        entry.writeStringProperty("id", id);
        entry.writeStringProperty("label", label);
    }

    private static String symbol(Unit unit) {
        return unit.symbol().isEmpty() ? NO_UNIT : unit.symbol();
    }

    private static <T> void list(JsonGenerator generator, String name, Collection<T> entries,
            BiConsumer<T, JsonGenerator> writer) {
        generator.writeArrayPropertyStart(name);
        for (T entry : entries) {
            generator.writeStartObject();
            writer.accept(entry, generator);
            generator.writeEndObject();
        }
        generator.writeEndArray();
    }
}
