package headroom.files.problem;

import headroom.files.yaml.Fields;
import headroom.files.yaml.Node.Scalar;
import headroom.formula.Estimate;
import headroom.formula.language.OwnFunction;
import headroom.text.Style;
import headroom.text.Unit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The parts of a file that are computed: functions, conditions and estimates, which may name each other in any order.
 */
final class EstimateSection {

    private final Draft draft;

    EstimateSection(Draft draft) {
        this.draft = draft;
    }

    void functions(List<Fields> entries) {
        entries.forEach(entry -> {
            Scalar formula = entry.needed("formula");
            List<String> takes = entry.scalars("takes").stream().map(Scalar::text).toList();
            draft.found(formula,
                    OwnFunction.read(entry.text("id"), takes, formula.text(), draft.names().quantities()::has))
                    .flatMap(function -> draft.found(formula, function.among(draft.ids())))
                    .ifPresent(draft::add);
        });
    }

    void conditions(List<Fields> entries) {
        entries.forEach(entry -> draft.add(entry.text("id"), entry.needed("holds")));
    }

    /** The estimates and steps, in the file's order; those whose formulas have mistakes are left out. */
    List<Estimate> estimates(List<Fields> entries) {
        Map<String, Estimate> read = new HashMap<>();
        new FormulaOrder(draft).of(entries).forEach(entry -> estimate(entry).ifPresent(estimate -> {
            draft.add(estimate);
            read.put(estimate.id(), estimate);
        }));
        return entries.stream().map(entry -> read.remove(entry.text("id"))).filter(Objects::nonNull).toList();
    }

    private Optional<Estimate> estimate(Fields entry) {
        boolean step = entry.yes("step");
        return draft.unit(entry.needed("unit")).flatMap(unit -> draft
                .formula(entry.needed("formula"), unit, _ -> step)
                .map(formula -> new Estimate(entry.text("id"), entry.text("label"), unit, style(entry, unit),
                        entry.text("means"), step, formula)));
    }

    private static Style style(Fields entry, Unit unit) {
        return entry.scalar("print").map(print -> style(print.text())).orElse(Style.of(unit));
    }

    static Style style(String word) {
        return switch (word) {
            case "count" -> Style.COUNT;
            case "dollars" -> Style.DOLLARS;
            case "percent" -> Style.SHARE;
            case "factor" -> Style.FACTOR;
            case "time" -> Style.TIME;
            case "bytes" -> Style.BYTES;
            case "bytes-binary" -> Style.BINARY_BYTES;
            case "gibibytes" -> Style.GIBIBYTES;
            case "fitting" -> Style.FITTING;
            case "needed" -> Style.NEEDED;
            default -> Style.NUMBER;
        };
    }
}
