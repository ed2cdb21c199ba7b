package headroom.document;

import headroom.formula.Assumption;
import headroom.whatif.seek.Answer;
import headroom.whatif.seek.GoalQuestion;
import headroom.whatif.seek.GoalSentence;
import java.util.ArrayList;
import java.util.List;

/** Where an assumption reaches a goal: a row an interval. */
public final class AnswerTable {

    private AnswerTable() {}

    /** The intervals, rising, and what is to be said of them; for a goal out of reach, the nearest place instead. */
    public static Report report(GoalQuestion question, Answer answer, Cells cells) {
        if (cells == Cells.RAW) {
            List<Table> tables = new ArrayList<>(List.of(intervals(question.by(), answer, cells)));
            answer.nearest().ifPresent(nearest -> tables.add(new Table(List.of("nearest", "value"),
                    List.of(List.of(Table.raw(nearest.at()), Table.raw(nearest.value()))))));
            return new Report("", tables, "");
        }
        GoalSentence sentence = new GoalSentence(question, answer);
        List<Table> tables = answer.intervals().isEmpty() ? List.of()
                : List.of(intervals(question.by(), answer, cells));
        return new Report(sentence.text(), tables, sentence.absence().orElse(""));
    }

    /** Printed, the ends are rounded inwards. */
    private static Table intervals(Assumption by, Answer answer, Cells cells) {
        List<String> header = cells == Cells.RAW ? List.of("low", "high") : List.of(by.label() + " from", "to");
        return new Table(header, answer.intervals().stream()
                .map(interval -> cells == Cells.RAW ? interval : interval.rounded())
                .map(interval -> List.of(cells.own(by, interval.low()), cells.own(by, interval.high()))).toList());
    }
}
