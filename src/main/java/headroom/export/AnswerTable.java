package headroom.export;

import headroom.model.expression.Assumption;
import headroom.whatif.seek.Answer;
import headroom.whatif.seek.Interval;
import java.util.List;

/** Where an assumption reaches a goal: a row an interval. */
public final class AnswerTable {

    private AnswerTable() {}

    /** The intervals, rising; printed, their ends are rounded inwards. */
    public static Table of(Answer answer, Assumption by, Cells cells) {
        List<String> header = cells == Cells.RAW ? List.of("low", "high") : List.of(by.label() + " from", "to");
        return new Table(header, answer.intervals().stream()
                .map(interval -> List.of(cells.own(by, end(interval, false, cells)),
                        cells.own(by, end(interval, true, cells))))
                .toList());
    }

    private static double end(Interval interval, boolean upper, Cells cells) {
        double exact = upper ? interval.high() : interval.low();
        double beyond = upper ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
        return cells == Cells.RAW ? exact : interval.near(beyond);
    }
}
