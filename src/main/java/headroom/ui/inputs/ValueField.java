package headroom.ui.inputs;

import headroom.formula.Assumption;
import headroom.formula.Range;
import headroom.model.UncertainRange;
import headroom.model.typed.TypedRange;
import headroom.model.typed.TypedValue;
import headroom.text.Digits;
import headroom.text.Figure;
import headroom.ui.controls.CommittedField;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.text.Text;

/**
 * A value that can be typed, with its unit, or a range of values. It is committed by Enter or when the focus leaves, and put
 * back by Escape. A text that cannot be used stays as it was typed, with a sentence that says what is allowed.
 */
final class ValueField extends HBox {

    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");
    private static final double CARET_ROOM = 3;
    private static final int SAMPLES = 60;

    private final Assumption assumption;
    private final String longest;
    private final DoubleConsumer commit;
    private final Consumer<UncertainRange> commitRange;
    private final CommittedField text = new CommittedField(this::commit, this::restore);
    private final LayoutRoot place = new LayoutRoot(text);
    private final Text ruler = new Text();
    private final Label unit = new Label();
    private double value = Double.NaN;
    private Optional<UncertainRange> range = Optional.empty();
    private final Bubble bubble;
    private String complaint = "";
    private String remark = "";

    /**
     * A field.
     *
     * @param commit is told of a value that was typed, in the assumption's own unit
     * @param commitRange is told of a range that was typed instead
     * @param bubble says what is wrong
     */
    ValueField(Assumption assumption, DoubleConsumer commit, Consumer<UncertainRange> commitRange, Bubble bubble) {
        this.assumption = assumption;
        this.longest = longest(assumption.range());
        this.commit = commit;
        this.commitRange = commitRange;
        this.bubble = bubble;
        getStyleClass().add("value-field");
        setAlignment(Pos.CENTER_RIGHT);
        setMinWidth(USE_PREF_SIZE);
        text.setId(assumption.id() + "-value");
        text.setAlignment(Pos.CENTER_RIGHT);
        place.getStyleClass().add("place");
        place.setMinWidth(USE_PREF_SIZE);
        unit.getStyleClass().add("unit");
        unit.setMinWidth(USE_PREF_SIZE);
        unit.managedProperty().bind(unit.textProperty().isNotEmpty());
        getChildren().addAll(place, unit);
        text.textProperty().subscribe(this::fit);
        text.fontProperty().subscribe(this::fit);
        text.focusedProperty().subscribe(focused -> {
            if (focused) {
                text.selectAll();
                complainAgain();
            }
        });
        text.addEventFilter(MouseEvent.MOUSE_PRESSED, this::firstPress);
        setOnMouseClicked(_ -> text.requestFocus());
        setOnMouseEntered(_ -> complainAgain());
    }

    /** The label by which a screen reader announces the field. */
    void labelledBy(Label name) {
        name.setLabelFor(text);
    }

    /** Shows a value, in the assumption's own unit, unless a person is typing; the range is kept for what is typed next. */
    void show(double shown, Optional<UncertainRange> uncertain) {
        range = uncertain;
        speak();
        boolean typed = text.isUnfinished();
        boolean changed = shown != value;
        value = shown;
        if (typed ? !text.isFocused() : changed) {
            restore();
        }
    }

    /** Says something besides what is allowed to whoever cannot see the field; empty for nothing. */
    void remark(String sentences) {
        remark = sentences;
        speak();
    }

    private void speak() {
        text.setAccessibleHelp("It %s.%s %s".formatted(assumption.rule(),
                range.map(known -> " It is uncertain, P10 to P90 %s.".formatted(known.print(assumption))).orElse(""),
                remark).strip());
    }

    /** Begins to type a value, by its first digit or sign. */
    void begin(String letter) {
        text.begin(letter);
    }

    private void commit() {
        if (!text.isUnfinished()) {
            agree();
            return;
        }
        TypedRange.read(text.getText(), assumption, range).ifPresentOrElse(this::commit, this::commitValue);
    }

    private void commit(TypedRange typed) {
        switch (typed) {
            case TypedRange.Accepted(UncertainRange uncertain) -> {
                restore();
                commitRange.accept(uncertain);
            }
            case TypedRange.Refused(String sentence) -> complain(sentence);
        }
    }

    private void commitValue() {
        switch (TypedValue.read(text.getText(), assumption)) {
            case TypedValue.Accepted(double typed) -> {
                Optional<String> note = TypedValue.note(text.getText(), assumption);
                value = typed;
                restore();
                commit.accept(typed);
                note.ifPresent(sentence -> bubble.tell(this, sentence));
            }
            case TypedValue.Refused(String sentence) -> complain(sentence);
        }
    }

    /** The press that brings the focus selects everything, so that typing replaces it; the next one sets the caret. */
    private void firstPress(MouseEvent press) {
        if (!text.isFocused()) {
            text.requestFocus();
            press.consume();
        }
    }

    private void restore() {
        boolean money = assumption.unit().numerator().equals("$");
        boolean own = assumption.isPrintedInOwnUnit(value);
        Figure figure = assumption.print(assumption.unit().toBase(value));
        text.write(own ? Digits.exact(value) : figure.withoutDenominator());
        unit.setText(money ? assumption.unit().symbol()
                : own ? figure.unit() : assumption.unit().denominator());
        agree();
        if (text.isFocused()) {
            text.selectAll();
        }
    }

    private void agree() {
        pseudoClassStateChanged(WRONG, false);
        complaint = "";
        bubble.hush(this);
    }

    private void complain(String sentence) {
        pseudoClassStateChanged(WRONG, true);
        complaint = sentence;
        bubble.say(this, sentence);
    }

    /** Another field's complaint may have come since. */
    private void complainAgain() {
        if (!complaint.isEmpty()) {
            bubble.say(this, complaint);
        }
    }

    /** The field is as wide as the longest value that its slider can reach, so that a drag moves nothing around it. */
    private void fit() {
        double width = Math.ceil(Math.max(width(longest), width(text.getText()))) + CARET_ROOM;
        if (width != place.getPrefWidth()) {
            place.setPrefWidth(width);
        }
    }

    private double width(String written) {
        ruler.setFont(text.getFont());
        ruler.setText(written);
        return ruler.getLayoutBounds().getWidth();
    }

    private static String longest(Range range) {
        SliderScale scale = new SliderScale(range);
        return IntStream.rangeClosed(0, SAMPLES).mapToObj(i -> Digits.exact(scale.value((double) i / SAMPLES)))
                .max(Comparator.comparingInt(String::length)).orElseThrow();
    }
}
