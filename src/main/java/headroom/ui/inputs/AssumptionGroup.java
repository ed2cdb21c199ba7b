package headroom.ui.inputs;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Group;
import headroom.ui.explain.sensitivity.SensitivityModel;
import headroom.ui.tab.ProblemModel;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * A group of assumptions and choices: a title that folds it, how many of them differ from the preset and a button that
 * puts them back, and its rows, which are built when they are first shown: of a large problem, most are not.
 */
final class AssumptionGroup extends VBox {

    private final String name;
    private final List<Assumption> assumptions;
    private final List<Assumption> rare;
    private final List<Choice> choices;
    private final ProblemModel model;
    private final SensitivityModel sensitivity;
    private final Bubble bubble;
    private final VBox content = new VBox();
    private final ToggleButton title;
    private final Label count = new Label();
    private final Button reset = new Button(null, new FontIcon(Feather.ROTATE_CCW));
    private final Hyperlink more = new Hyperlink();
    private String wanted = "";
    private boolean rareShown;
    private boolean searching;
    private boolean openBefore;

    AssumptionGroup(Group group, ProblemModel model, SensitivityModel sensitivity, Bubble bubble) {
        this.name = group.name();
        this.model = model;
        this.sensitivity = sensitivity;
        this.bubble = bubble;
        assumptions = model.problem().assumptions().stream()
                .filter(assumption -> assumption.group().equals(group)).toList();
        rare = assumptions.stream().filter(assumption -> model.problem().usage(assumption).rare()).toList();
        choices = model.problem().choices().stream().filter(choice -> choice.group().equals(group)).toList();
        title = new ToggleButton(name.toUpperCase(Locale.ROOT));
        String id = name.toLowerCase(Locale.ROOT).replace(' ', '-');
        setId("group-" + id);
        getStyleClass().add("group");
        reset.setId("reset-group-" + id);
        reset.getStyleClass().setAll("reset-group");
        reset.setTooltip(new Tooltip("%s back to the preset".formatted(name)));
        reset.setAccessibleText("Reset " + name);
        reset.setOnAction(_ -> model.reset("%s back to the preset".formatted(name), assumptions, choices));
        content.getStyleClass().add("rows");
        getChildren().setAll(head(), content);
        model.scenarioProperty().subscribe(_ -> showChanged());
    }

    private void buildRows() {
        List<Node> built = content.getChildren();
        if (built.isEmpty()) {
            assumptions.stream().filter(assumption -> !rare.contains(assumption)).map(this::row).forEach(built::add);
            choices.stream().map(choice -> new ChoiceRow(choice, model)).forEach(built::add);
            if (!rare.isEmpty()) {
                more.setId("more-" + getId());
                more.getStyleClass().setAll("more");
                built.add(more);
            }
        }
        if ((rareShown || !wanted.isEmpty()) && rows().count() < assumptions.size() + choices.size()) {
            rare.stream().map(this::row).forEach(built::add);
        }
    }

    private AssumptionRow row(Assumption assumption) {
        return new AssumptionRow(assumption, model, sensitivity, bubble);
    }

    private Stream<Row> rows() {
        return content.getChildren().stream().filter(Row.class::isInstance).map(Row.class::cast);
    }

    private boolean isRare(Row row) {
        return row instanceof AssumptionRow one && rare.stream().anyMatch(one::isOf);
    }

    /** Shows or hides the rows that are moved seldom. */
    void showRare(boolean shown) {
        rareShown = shown;
        showRows();
    }

    /** True while the rows that are moved seldom are shown. */
    boolean isRareShown() {
        return rareShown;
    }

    /** All rows that are looked for; those that are moved seldom only after asking for more of them, or by a search. */
    private void showRows() {
        boolean all = name.toLowerCase(Locale.ROOT).contains(wanted);
        boolean search = !wanted.isEmpty();
        if (isOpen()) {
            buildRows();
        }
        rows().forEach(row -> {
            boolean found = (all || matches(row.label(), wanted)) && (search || rareShown || !isRare(row));
            row.setVisible(found);
            row.setManaged(found);
        });
        showMore();
        more.setVisible(!search);
        more.setManaged(!search);
    }

    /** The dots of hidden rows are not seen, so that it is said how many there are. */
    private void showMore() {
        long changed = rare.stream().filter(model::isChanged).count();
        more.setText(rareShown ? "less"
                : "%d more".formatted(rare.size()) + (changed == 0 ? "" : ", %d changed".formatted(changed)));
        more.setAccessibleText("%s: %s".formatted(name, more.getText()));
    }

    private HBox head() {
        FontIcon sign = new FontIcon();
        title.getStyleClass().setAll("title");
        title.setGraphic(sign);
        title.setMaxWidth(Double.MAX_VALUE);
        title.setAlignment(Pos.CENTER_LEFT);
        title.selectedProperty().subscribe(open -> {
            showRows();
            sign.setIconCode(open ? Feather.CHEVRON_DOWN : Feather.CHEVRON_RIGHT);
            content.setVisible(open);
            content.setManaged(open);
        });
        count.setGraphic(dot());
        count.getStyleClass().add("changed-count");
        HBox head = new HBox(title, count, reset);
        HBox.setHgrow(title, Priority.ALWAYS);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("group-head");
        return head;
    }

    private static Region dot() {
        Region dot = new Region();
        dot.getStyleClass().add("dot");
        return dot;
    }

    private void showChanged() {
        long changed = assumptions.stream().filter(model::isChanged).count()
                + choices.stream().filter(model::isChanged).count();
        count.setText(String.valueOf(changed));
        count.setVisible(changed > 0);
        reset.setVisible(changed > 0);
        showMore();
        title.setAccessibleText("%s, %d of %d changed".formatted(name, changed, assumptions.size() + choices.size()));
    }

    /** The number of rows that the group has at first, the one that leads to more of them included. */
    int size() {
        return assumptions.size() + choices.size() - rare.size() + (rare.isEmpty() ? 0 : 1);
    }

    /** The heights of the rows, in pixels, in a column of a width in pixels; none before the group was unfolded. */
    DoubleStream rowHeights(double width) {
        return rows().mapToDouble(row -> row.prefHeight(width));
    }

    /** True when an assumption is in this group. */
    boolean has(Assumption assumption) {
        return assumptions.contains(assumption);
    }

    /** The row of an assumption in this group, which is unfolded for it. */
    AssumptionRow unfold(Assumption assumption) {
        setOpen(true);
        if (rare.contains(assumption)) {
            showRare(true);
        }
        return rows().filter(AssumptionRow.class::isInstance).map(AssumptionRow.class::cast)
                .filter(row -> row.isOf(assumption)).findFirst().orElseThrow();
    }

    /** Unfolds or folds the group. */
    void setOpen(boolean open) {
        title.setSelected(open);
    }

    /** True while the group is unfolded, by a search or without one. */
    boolean isOpen() {
        return title.isSelected();
    }

    /** The group's name. */
    String name() {
        return name;
    }

    /** Tells when a person folds or unfolds the group, or asks for more or fewer of its rows. */
    void whenFolded(Runnable told) {
        title.setOnAction(_ -> told.run());
        more.setOnAction(_ -> {
            showRare(!rareShown);
            told.run();
        });
    }

    /**
     * Shows the rows that a search finds, all of them when the name of the group is what was looked for; an empty search
     * shows everything as it was before.
     *
     * @param looked in lower case
     * @return whether any row is found
     */
    boolean filter(String looked) {
        wanted = looked;
        boolean all = name.toLowerCase(Locale.ROOT).contains(wanted);
        boolean any = all || labels().anyMatch(label -> matches(label, wanted));
        setVisible(any);
        setManaged(any);
        follow(!wanted.isEmpty(), any);
        showRows();
        return any;
    }

    private Stream<String> labels() {
        return Stream.concat(assumptions.stream().map(Assumption::label), choices.stream().map(Choice::label));
    }

    private static boolean matches(String label, String wanted) {
        return label.toLowerCase(Locale.ROOT).contains(wanted);
    }

    private void follow(boolean search, boolean found) {
        if (search && !searching) {
            openBefore = title.isSelected();
        }
        if (search || searching) {
            setOpen(search ? found : openBefore);
        }
        searching = search;
    }
}
