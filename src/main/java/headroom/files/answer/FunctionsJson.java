package headroom.files.answer;

import static headroom.files.JsonText.object;

import headroom.files.JsonText;
import headroom.formula.NamedFunction.Parameter;
import headroom.formula.language.Functions;

/** The functions that formulas can call, as JSON: name, form, arguments, units, and a sentence each. */
public final class FunctionsJson {

    private final JsonText json = new JsonText();

    /** The unit of an argument in words. */
    public static String unit(Parameter parameter) {
        return parameter.measure() ? "any unit" : "a number";
    }

    /** A list, indented, with a line feed at its end. */
    public String indented() {
        return json.indented(Functions.ALL.stream().map(entry -> object("name", entry.name(),
                "form", entry.form(),
                "arguments", entry.parameters().stream()
                        .map(parameter -> object("name", parameter.name(), "unit", unit(parameter))).toList(),
                "result", entry.result(), "description", entry.description())).toList());
    }
}
