package headroom.ui.inputs;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Evaluation;
import headroom.text.Figure;
import headroom.ui.tab.ProblemModel;
import java.util.OptionalDouble;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Tooltip;

/**
 * The value that the problem derives for an assumption, in words below its slider: {@code derived 2,624}. They lead to how it
 * comes about, and keep their place where there is no value, so that the row keeps its height.
 */
final class DerivedWords extends Hyperlink {

    private final Assumption assumption;
    private final Estimate derived;
    private final Tooltip whole = new Tooltip();
    private final ReadOnlyObjectWrapper<OptionalDouble> found = new ReadOnlyObjectWrapper<>(OptionalDouble.empty());

    /**
     * Words that follow every evaluation.
     *
     * @param derived an estimate of the same thing as the assumption
     */
    DerivedWords(Assumption assumption, Estimate derived, ProblemModel model) {
        this.assumption = assumption;
        this.derived = derived;
        setId(assumption.id() + "-derived");
        getStyleClass().setAll("derived");
        setText("derived");
        setTooltip(whole);
        setOnAction(_ -> model.explain(derived));
        model.evaluationProperty().subscribe(this::show);
    }

    /** The derived value, in the assumption's own unit; empty where it has none. */
    ReadOnlyObjectProperty<OptionalDouble> foundProperty() {
        return found.getReadOnlyProperty();
    }

    private void show(Evaluation evaluation) {
        double value = evaluation.value(derived);
        boolean known = !Double.isNaN(value);
        if (known) {
            // Read beside what was typed exactly, and perhaps typed there.
            Figure figure = derived.printOperand(value, 1);
            boolean sameUnit = figure.unit().equals(assumption.print(value).unit());
            setText("derived " + (sameUnit ? figure.number() : figure));
            whole.setText("%s: %s. A click shows how it comes about.".formatted(derived.label(), figure));
            setAccessibleText("%s, derived %s".formatted(assumption.label(), figure));
        }
        setVisible(known);
        setVisited(false);
        found.set(known ? OptionalDouble.of(assumption.unit().fromBase(value)) : OptionalDouble.empty());
    }
}
