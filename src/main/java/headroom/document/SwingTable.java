package headroom.document;

import headroom.formula.Estimate;
import headroom.formula.FormulaText;
import headroom.whatif.sensitivity.Swing;
import java.util.ArrayList;
import java.util.List;

/** What each assumption does to an estimate: a row a swing. */
public final class SwingTable {

    private SwingTable() {}

    /** The swings in the order given; for people, those that do nothing are only counted. */
    public static Report report(List<Swing> swings, Estimate estimate, Cells cells) {
        if (cells == Cells.RAW) {
            return Report.of(of(swings, estimate, cells));
        }
        List<Swing> moving = swings.stream().filter(Swing::matters).toList();
        int idle = swings.size() - moving.size();
        String rest = idle == 0 ? ""
                : "%d of %d assumptions do nothing to %s.".formatted(idle, swings.size(),
                        FormulaText.inSentence(estimate.label()));
        return new Report("", moving.isEmpty() ? List.of() : List.of(of(moving, estimate, cells)), rest);
    }

    /** The swings in the order given. */
    public static Table of(List<Swing> swings, Estimate estimate, Cells cells) {
        List<String> header = cells == Cells.RAW
                ? List.of("assumption", "low", "high", "atLow", "atHigh", "swing", "elasticity")
                : List.of("Assumption", "low", "high", estimate.label() + " at low", "at high", "swing", "elasticity");
        return new Table(header, swings.stream().map(swing -> row(swing, estimate, cells)).toList());
    }

    private static List<String> row(Swing swing, Estimate estimate, Cells cells) {
        List<String> row = new ArrayList<>(List.of(cells.name(swing.assumption())));
        row.addAll(cells.places(swing.assumption(), swing.low(), swing.high()));
        row.addAll(cells.values(estimate, swing.atLow(), swing.atHigh()));
        row.add(cells.difference(estimate, swing.size()));
        row.add(cells.number(swing.elasticity()));
        return row;
    }
}
