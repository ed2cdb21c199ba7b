package headroom.export;

import headroom.model.expression.Assumption;
import headroom.whatif.seek.Answer;
import java.util.List;

/** Where an assumption reaches a goal: a row an interval. */
public final class AnswerTable {

    private AnswerTable() {}

    /** The intervals, rising; printed, their ends are rounded inwards. */
    public static Table of(Answer answer, Assumption by, Cells cells) {
        List<String> header = cells == Cells.RAW ? List.of("low", "high") : List.of(by.label() + " from", "to");
        return new Table(header, answer.intervals().stream()
                .map(interval -> cells == Cells.RAW ? interval : interval.rounded())
                .map(interval -> List.of(cells.own(by, interval.low()), cells.own(by, interval.high()))).toList());
    }
}
