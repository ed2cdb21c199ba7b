package headroom.ui.assumptions;

import headroom.model.Scenario;
import headroom.model.expression.Choice;
import headroom.ui.problem.ProblemModel;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.util.StringConverter;

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
        ToggleGroup group = new ToggleGroup();
        HBox buttons = new HBox();
        buttons.getStyleClass().add("segments");
        for (Choice.Option option : choice.options()) {
            ToggleButton button = new ToggleButton(option.label());
            button.setId(choice.id() + "-" + option.id());
            button.setToggleGroup(group);
            button.setTooltip(new Tooltip(option.description()));
            button.setMaxWidth(Double.MAX_VALUE);
            button.setAccessibleText(choice.label() + ": " + option.label());
            HBox.setHgrow(button, Priority.ALWAYS);
            button.setOnAction(_ -> model.choose(choice, option));
            model.scenarioProperty().subscribe(scenario -> button.setSelected(scenario.option(choice).equals(option)));
            buttons.getChildren().add(button);
        }
        getChildren().add(buttons);
    }

    private void dropDown() {
        ComboBox<Choice.Option> list = new ComboBox<>();
        list.setId(choice.id());
        list.getItems().setAll(choice.options());
        list.setMaxWidth(Double.MAX_VALUE);
        list.setConverter(new StringConverter<>() {
            @Override
            public String toString(Choice.Option option) {
                return option == null ? "" : option.label();
            }

            @Override
            public Choice.Option fromString(String label) {
                return choice.options().stream().filter(option -> option.label().equals(label)).findFirst()
                        .orElseThrow();
            }
        });
        list.setOnAction(_ -> model.choose(choice, list.getValue()));
        model.scenarioProperty().subscribe(scenario -> show(list, scenario));
        getChildren().add(list);
    }

    private void show(ComboBox<Choice.Option> list, Scenario scenario) {
        if (!scenario.option(choice).equals(list.getValue())) {
            list.setValue(scenario.option(choice));
        }
        list.setAccessibleText("%s, %s, preset %s".formatted(choice.label(), scenario.option(choice).label(),
                model.preset().option(choice).label()));
    }
}
