package headroom.ui.explain;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.formula.FormulaText;
import headroom.formula.Range;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.model.Usage;
import headroom.text.Digits;
import headroom.text.Figure;
import headroom.ui.tab.ProblemModel;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;

/** An assumption: what it means, where its default comes from, how far it goes, and what rests on it. */
final class AssumptionPage {

    private final Assumption assumption;
    private final ProblemModel model;
    private final Sheet sheet;

    AssumptionPage(Assumption assumption, ProblemModel model) {
        this.assumption = assumption;
        this.model = model;
        this.sheet = new Sheet(model);
    }

    List<Node> nodes(Node copy) {
        List<Node> nodes = new ArrayList<>();
        Evaluation evaluation = model.evaluation();
        nodes.add(sheet.head(copy, assumption.label(), printed(evaluation.scenario().ownValue(assumption))));
        nodes.add(sheet.paragraph(assumption.description(), "meaning"));
        nodes.add(sheet.paragraph("Default %s; %s.".formatted(printed(assumption.ownDefault()), span()), "formula",
                "words"));
        nodes.add(sheet.paragraph(assumption.sourceSince(model.yearAgo()), "source"));
        Usage usage = model.problem().usage(assumption);
        if (!usage.when().isEmpty()) {
            nodes.add(sheet.paragraph(
                    (evaluation.uses(assumption) ? "" : "It is not used at present. ") + usage.when(), "source"));
        }
        if (usage.multiple() != null) {
            nodes.add(sheet.paragraph("It comes in multiples of %s."
                    .formatted(FormulaText.inSentence(usage.multiple().label())), "source"));
        }
        if (usage.derived() != null) {
            nodes.add(sheet.paragraph("Derived", "subtitle"));
            nodes.add(sheet.input(usage.derived(), List.of(), printed(evaluation, usage.derived())));
        }
        nodes.add(sheet.paragraph("What rests on it", "subtitle"));
        for (Estimate estimate : model.problem().dependents(assumption)) {
            nodes.add(sheet.input(estimate, List.of(), printed(evaluation, estimate)));
        }
        return nodes;
    }

    private static String printed(Evaluation evaluation, Estimate estimate) {
        return evaluation.figure(estimate).map(Figure::toString).orElse(LiveNumbers.NO_VALUE);
    }

    private String printed(double value) {
        return assumption.print(assumption.unit().toBase(value)).toString();
    }

    private String span() {
        Range range = assumption.range();
        return "%s%s%s to %s".formatted(range.whole() ? "whole numbers, " : "", range.zero() ? "0 or " : "",
                Digits.exact(range.low()), printed(assumption.unit().fromBase(assumption.unit().toBase(range.high()))));
    }
}
