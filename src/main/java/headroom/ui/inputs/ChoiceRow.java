package headroom.ui.inputs;

import headroom.formula.Choice;
import headroom.model.Scenario;
import headroom.model.Usage;
import headroom.ui.controls.LabelledComboBox;
import headroom.ui.controls.Segments;
import headroom.ui.tab.ProblemModel;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyEvent;

/** A choice: its name and its options, side by side where they fit, else in a list that drops down. */
final class ChoiceRow extends Row {

    private static final int LETTERS_SIDE_BY_SIDE = 28;

    private final Choice choice;
    private final ProblemModel model;

    ChoiceRow(Choice choice, ProblemModel model) {
        super(choice.id(), choice.label(), choice.description(), () -> model.reset(choice));
        this.choice = choice;
        this.model = model;
        getStyleClass().add("choice");
        int letters = choice.options().stream().mapToInt(option -> option.label().length() + 2).sum();
        getChildren().add(name());
        if (letters <= LETTERS_SIDE_BY_SIDE) {
            sideBySide();
        } else {
            dropDown();
        }
        Usage usage = model.problem().usage(choice);
        if (usage.used() != null) {
            model.evaluationProperty().map(evaluation -> evaluation.uses(choice))
                    .subscribe(counts -> fade(!counts, counts ? "" : NOT_USED + usage.when()));
        }
        model.scenarioProperty().subscribe(scenario -> {
            Choice.Option preset = model.preset().option(choice);
            showChanged(!scenario.option(choice).equals(preset), preset.label());
        });
    }

    @Override
    double firstLine() {
        return name().getHeight();
    }

    private void sideBySide() {
        Segments<Choice.Option> buttons = new Segments<>(choice.options(), option -> choice.id() + "-" + option.id(),
                Choice.Option::label);
        buttons.explain(Choice.Option::description, option -> choice.label() + ": " + option.label());
        buttons.fillWidth();
        model.scenarioProperty().subscribe(scenario -> buttons.valueProperty().set(scenario.option(choice)));
        buttons.valueProperty().subscribe((_, chosen) -> choose(chosen));
        getChildren().add(buttons);
    }

    private void dropDown() {
        ComboBox<Choice.Option> list = new LabelledComboBox<>(choice.id(), choice.label(), Choice.Option::label);
        list.getItems().setAll(choice.options());
        list.setMaxWidth(Double.MAX_VALUE);
        list.setOnAction(_ -> choose(list.getValue()));
        step(list, new Gesture(model));
        model.scenarioProperty().subscribe(scenario -> show(list, scenario));
        getChildren().add(list);
    }

    /** However many options are tried while the list is open, or by keys while it is closed, that is one step. */
    private static void step(ComboBox<?> list, Gesture gesture) {
        list.showingProperty().subscribe((_, open) -> {
            if (open) {
                gesture.begin();
            } else {
                gesture.end();
            }
        });
        list.addEventFilter(KeyEvent.KEY_PRESSED, _ -> gesture.press());
        list.addEventFilter(KeyEvent.KEY_RELEASED, _ -> letGo(list, gesture));
        list.focusedProperty().subscribe((_, _) -> letGo(list, gesture));
    }

    private static void letGo(ComboBox<?> list, Gesture gesture) {
        if (!list.isShowing()) {
            gesture.end();
        }
    }

    private void choose(Choice.Option option) {
        if (!model.scenario().option(choice).equals(option)) {
            model.choose(choice, option);
        }
    }

    private void show(ComboBox<Choice.Option> list, Scenario scenario) {
        list.setValue(scenario.option(choice));
        list.setAccessibleText("%s, %s, preset %s".formatted(choice.label(), scenario.option(choice).label(),
                model.preset().option(choice).label()));
    }
}
