package headroom.files.problem;

import headroom.files.yaml.Mistakes;
import headroom.files.yaml.Node.Mapping;
import headroom.formula.language.Grammar;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The ids that a file declares, as the file stands: what is misspelt elsewhere is not unknown.
 *
 * @param quantities what formulas may name
 * @param frames areas, parts and links of the diagram
 */
record Names(Namespace quantities, Namespace frames, Namespace groups, Namespace checks) {

    /** The sections whose ids formulas may name, each with the kind of thing that it declares. */
    private static final List<Map.Entry<String, String>> QUANTITIES = List.of(Map.entry("assumptions", "an assumption"),
            Map.entry("choices", "a choice"), Map.entry("constants", "a constant"),
            Map.entry("conditions", "a condition"),
            Map.entry("coordinates", "a coordinate"), Map.entry("functions", "a function"),
            Map.entry("estimates", "an estimate"));
    private static final List<Map.Entry<String, String>> FRAMES =
            List.of(Map.entry("areas", "an area"), Map.entry("parts", "a part"), Map.entry("links", "a link"));

    /** The ids of a file; those that stand twice are noted as mistakes. */
    static Names of(Mapping file, Mistakes mistakes) {
        Names names = new Names(new Namespace(), new Namespace(), new Namespace(), new Namespace());
        QUANTITIES.forEach(section -> names.quantities.declare(file, section.getKey(), section.getValue(),
                reserved(section.getKey()), mistakes));
        if (file.get("diagram").orElse(null) instanceof Mapping diagram) {
            FRAMES.forEach(section -> names.frames.declare(diagram, section.getKey(), section.getValue(), _ -> false,
                    mistakes));
        }
        names.groups.declare(file, "groups", "a group", _ -> false, mistakes);
        names.checks.declare(file, "checks", "a check", _ -> false, mistakes);
        new Namespace().declare(file, "charts", "a chart", _ -> false, mistakes);
        return names;
    }

    /** Estimates may be called as functions are, such as waitP99: those are told by the bracket behind them. */
    private static Predicate<String> reserved(String section) {
        return section.equals("estimates") ? Grammar::isKeyword : Grammar::isReserved;
    }
}
