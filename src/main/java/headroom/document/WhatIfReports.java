package headroom.document;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.formula.FormulaText;
import headroom.whatif.Scan;
import headroom.whatif.seek.Answer;
import headroom.whatif.seek.GoalQuestion;
import headroom.whatif.seek.GoalSentence;
import headroom.whatif.seek.Interval;
import headroom.whatif.sensitivity.Swing;
import java.util.List;
import java.util.stream.IntStream;

/** Answers to questions about one assumption after another. */
public record WhatIfReports(Cells cells) {

    /** Estimates over a stretch of an assumption: a row a place, the assumption in the first column. */
    public Report of(Scan scan) {
        Assumption assumption = scan.over().assumption();
        List<Integer> all = IntStream.range(0, scan.at().size()).boxed().toList();
        List<String> places = cells.places(assumption, all.stream().mapToDouble(scan.at()::at).toArray());
        TableColumns<Integer> columns = new TableColumns<Integer>().add(cells.name(assumption), places::get);
        scan.estimates().forEach((estimate, values) -> columns.add(cells.name(estimate),
                place -> cells.value(estimate, values.at(place))));
        return Report.of(columns.of(all));
    }

    /** The effects of assumptions on an estimate in the order given; for people, those that do nothing are only counted. */
    public Report of(List<Swing> swings, Estimate estimate) {
        List<Swing> shown = swings.stream().filter(swing -> cells == Cells.RAW || swing.matters()).toList();
        Report.Sentences rest = new Report.Sentences(shown.size() == swings.size() ? ""
                : "%d of %d assumptions do nothing to %s.".formatted(swings.size() - shown.size(), swings.size(),
                        FormulaText.inSentence(estimate.label())));
        return shown.isEmpty() && cells != Cells.RAW ? Report.of(rest) : Report.of(table(shown, estimate), rest);
    }

    /** A row an assumption. */
    public Table table(List<Swing> swings, Estimate estimate) {
        return new TableColumns<Swing>()
                .add(cells.word("Assumption", "assumption"), one -> cells.name(one.assumption()))
                .add("low", one -> cells.places(one.assumption(), one.low(), one.high()).getFirst())
                .add("high", one -> cells.places(one.assumption(), one.low(), one.high()).getLast())
                .add(cells.word(estimate.label() + " at low", "atLow"),
                        one -> cells.values(estimate, one.atLow(), one.atHigh()).getFirst())
                .add(cells.word("at high", "atHigh"),
                        one -> cells.values(estimate, one.atLow(), one.atHigh()).getLast())
                .add("swing", one -> cells.difference(estimate, one.size()))
                .add("elasticity", one -> cells.number(one.elasticity())).of(swings);
    }

    /** The intervals in which an assumption reaches a goal, rising, and for a goal out of reach the nearest place. */
    public Report of(GoalQuestion question, Answer answer) {
        Assumption by = question.by();
        // For people, ends are rounded inwards.
        Table intervals = new TableColumns<Interval>()
                .add(cells.word(by.label() + " from", "low"), each -> cells.own(by, each.low()))
                .add(cells.word("to", "high"), each -> cells.own(by, each.high()))
                .of(answer.intervals().stream().map(each -> cells == Cells.RAW ? each : each.rounded()).toList());
        if (cells == Cells.RAW) {
            return answer.nearest().map(nearest -> Report.of(intervals, new Table(List.of("nearest", "value"),
                    List.of(List.of(Table.raw(nearest.at()), Table.raw(nearest.value()))))))
                    .orElseGet(() -> Report.of(intervals));
        }
        GoalSentence sentence = new GoalSentence(question, answer);
        Report.Sentences head = new Report.Sentences(sentence.text());
        Report.Sentences absence = new Report.Sentences(sentence.absence().orElse(""));
        return answer.intervals().isEmpty() ? Report.of(head, absence) : Report.of(head, intervals, absence);
    }
}
