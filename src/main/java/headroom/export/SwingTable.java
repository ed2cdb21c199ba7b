package headroom.export;

import headroom.model.expression.Estimate;
import headroom.whatif.sensitivity.Swing;
import java.util.List;

/** What each assumption does to an estimate: a row a swing. */
public final class SwingTable {

    private SwingTable() {}

    /** The swings in the order given. */
    public static Table of(List<Swing> swings, Estimate estimate, Cells cells) {
        List<String> header = cells == Cells.RAW
                ? List.of("assumption", "low", "high", "atLow", "atHigh", "swing", "elasticity")
                : List.of("Assumption", "from", "to", estimate.label() + " from", "to", "swing", "elasticity");
        return new Table(header, swings.stream().map(swing -> List.of(cells.name(swing.assumption()),
                cells.place(swing.assumption(), swing.low()), cells.place(swing.assumption(), swing.high()),
                cells.value(estimate, swing.atLow()), cells.value(estimate, swing.atHigh()),
                cells.value(estimate, swing.size()), cells.number(swing.elasticity()))).toList());
    }
}
