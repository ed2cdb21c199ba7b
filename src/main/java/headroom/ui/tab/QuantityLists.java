package headroom.ui.tab;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Headline;
import headroom.ui.controls.LabelledComboBox;
import headroom.whatif.seek.GoalQuestion;
import java.util.stream.Stream;

/** Lists of a tab's quantities to choose from, in the order and under the names that they have on the screen. */
public final class QuantityLists {

    private QuantityLists() {}

    /**
     * All estimates, those of the tiles first, each with its present value.
     *
     * @param name what is read out
     */
    public static LabelledComboBox<Estimate> estimates(String id, String name, ProblemModel tab) {
        LabelledComboBox<Estimate> list =
                new LabelledComboBox<>(id, name, estimate -> GoalQuestion.name(tab.scenario(), estimate));
        list.noted(estimate -> tab.evaluation().figure(estimate).map(Object::toString).orElse(""));
        list.getItems().setAll(Stream.concat(tab.problem().headlines().stream().map(Headline::estimate),
                tab.problem().estimates().stream()).distinct().toList());
        return list;
    }

    /**
     * An empty list of assumptions, each with the group that it stands in.
     *
     * @param name what is read out
     */
    public static LabelledComboBox<Assumption> assumptions(String id, String name) {
        LabelledComboBox<Assumption> list = new LabelledComboBox<>(id, name, Assumption::label);
        list.noted(assumption -> assumption.group().name());
        return list;
    }
}
