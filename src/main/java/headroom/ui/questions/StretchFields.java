package headroom.ui.questions;

import headroom.formula.Assumption;
import headroom.model.typed.TypedValue;
import headroom.text.Digits;
import headroom.text.Style;
import headroom.text.Unit;
import headroom.ui.controls.CommittedField;
import headroom.whatif.SweepRange;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** The two ends of a stretch, typed. What cannot be used stays as it was typed, and a sentence says what is allowed. */
final class StretchFields extends HBox {

    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");
    private static final int COLUMNS = 6;
    /** A longer unit is shown without its denominator, which the axis names. */
    private static final int LONGEST_UNIT = 10;

    private final CommittedField low;
    private final CommittedField high;
    private final Label unit = new Label();
    private final Consumer<SweepRange> commit;
    private final Consumer<String> complain;
    private @Nullable SweepRange shown;

    /**
     * Fields.
     *
     * @param prefix what their ids start with
     * @param commit is told of another stretch
     * @param complain is told, in a sentence, what is in the way; an empty one when nothing is
     */
    StretchFields(String prefix, Consumer<SweepRange> commit, Consumer<String> complain) {
        this.commit = commit;
        this.complain = complain;
        this.low = field(prefix + "-low");
        this.high = field(prefix + "-high");
        unit.getStyleClass().add("unit");
        unit.setMinWidth(Region.USE_PREF_SIZE);
        Label to = new Label("–");
        to.setMinWidth(Region.USE_PREF_SIZE);
        getStyleClass().add("stretch");
        getChildren().setAll(low, to, high, unit);
    }

    private CommittedField field(String id) {
        CommittedField field = new CommittedField(this::commit, this::putBack);
        field.setId(id);
        field.setPrefColumnCount(COLUMNS);
        field.setMinWidth(Region.USE_PREF_SIZE);
        return field;
    }

    private void putBack() {
        if (shown != null) {
            show(shown);
        }
    }

    void show(SweepRange stretch) {
        shown = stretch;
        low.write(written(stretch, stretch.low()));
        high.write(written(stretch, stretch.high()));
        low.setAccessibleText("Lowest value of " + stretch.assumption().label());
        high.setAccessibleText("Highest value of " + stretch.assumption().label());
        Unit own = stretch.assumption().unit();
        String text = inOwnUnit(stretch) ? Style.unitOfMany(own) : own.denominator();
        unit.setText(text.length() > LONGEST_UNIT ? text.split("/", 2)[0] : text);
        unit.setManaged(!unit.getText().isEmpty());
        complain("");
    }

    /** An end as it stands in its field; with its unit where one of the two was typed in another than the assumption's own. */
    private static String written(SweepRange stretch, double end) {
        Assumption assumption = stretch.assumption();
        return inOwnUnit(stretch) ? Digits.exact(end)
                : assumption.print(assumption.unit().toBase(end)).withoutDenominator();
    }

    private static boolean inOwnUnit(SweepRange stretch) {
        return stretch.assumption().isPrintedInOwnUnit(stretch.low())
                && stretch.assumption().isPrintedInOwnUnit(stretch.high());
    }

    private void commit() {
        SweepRange now = shown;
        if (now == null) {
            return;
        }
        Optional<Double> from = read(low, now, now.low());
        Optional<Double> to = from.isEmpty() ? from : read(high, now, now.high());
        if (from.isEmpty() || to.isEmpty()) {
            return;
        }
        Optional<String> refusal = SweepRange.rejection(now.assumption(), from.get(), to.get(), now.points());
        refusal.ifPresentOrElse(_ -> complain("%s must run from a value to a greater one, but not from %s to %s."
                .formatted(now.assumption().label(), low.getText(), high.getText())), () -> {
                    complain("");
                    SweepRange next = new SweepRange(now.assumption(), from.get(), to.get(), now.points());
                    if (!next.equals(now)) {
                        commit.accept(next);
                    }
                });
    }

    /**
     * The value of a field, in the assumption's own unit: the one written there, with all its digits, as long as the
     * field still shows it, or else the one typed; empty, after a complaint, when that cannot be used.
     */
    private Optional<Double> read(CommittedField field, SweepRange stretch, double written) {
        if (field.getText().equals(written(stretch, written))) {
            return Optional.of(written);
        }
        return switch (TypedValue.read(field.getText(), stretch.assumption())) {
            case TypedValue.Accepted(double typed) -> Optional.of(typed);
            case TypedValue.Refused(String sentence) -> {
                complain(sentence);
                yield Optional.empty();
            }
        };
    }

    private void complain(String sentence) {
        pseudoClassStateChanged(WRONG, !sentence.isEmpty());
        complain.accept(sentence);
    }
}
