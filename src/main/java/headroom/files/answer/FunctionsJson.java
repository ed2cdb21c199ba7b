package headroom.files.answer;

import headroom.files.JsonText;
import headroom.formula.NamedFunction.Parameter;
import headroom.formula.language.Functions;
import java.nio.charset.StandardCharsets;

/** The functions that formulas can call, as JSON: name, form, arguments, units, and a sentence each. */
public final class FunctionsJson {

    private final JsonText json = new JsonText();

    /** The unit of an argument in words. */
    public static String unit(Parameter parameter) {
        return parameter.measure() ? "any unit" : "a number";
    }

    /** A list, indented, with a line feed at its end. */
    public String indented() {
        return new String(json.indented(generator -> {
            generator.writeStartArray();
            for (Functions.Entry entry : Functions.ALL) {
                generator.writeStartObject();
                generator.writeStringProperty("name", entry.name());
                generator.writeStringProperty("form", entry.form());
                generator.writeArrayPropertyStart("arguments");
                for (Parameter parameter : entry.parameters()) {
                    generator.writeStartObject();
                    generator.writeStringProperty("name", parameter.name());
                    generator.writeStringProperty("unit", unit(parameter));
                    generator.writeEndObject();
                }
                generator.writeEndArray();
                generator.writeStringProperty("result", entry.result());
                generator.writeStringProperty("description", entry.description());
                generator.writeEndObject();
            }
            generator.writeEndArray();
        }), StandardCharsets.UTF_8);
    }
}
