package headroom.ui.inputs;

import atlantafx.base.controls.CustomTextField;
import headroom.files.session.Session;
import headroom.formula.Assumption;
import headroom.model.Difference;
import headroom.ui.controls.ActionButton;
import headroom.ui.controls.Paragraph;
import headroom.ui.explain.sensitivity.SensitivityModel;
import headroom.ui.tab.ProblemModel;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The left column: a search field, a reset of everything, and the assumptions and choices of a problem in their groups. */
public final class AssumptionsView {

    /** The keys that lead to the search field. */
    public static final KeyCombination FIND = new KeyCodeCombination(KeyCode.F, KeyCombination.SHORTCUT_DOWN);

    private final ProblemModel model;
    private final List<AssumptionGroup> groups;
    private final CustomTextField search = new CustomTextField();
    private final Bubble bubble = new Bubble();
    private final Label nothingFound = new Paragraph("");

    /**
     * The column of a problem's tab.
     *
     * @param sensitivity how much each assumption matters
     */
    public AssumptionsView(ProblemModel model, SensitivityModel sensitivity) {
        this.model = model;
        this.groups = model.problem().groups().stream()
                .map(group -> new AssumptionGroup(group, model, sensitivity, bubble))
                .filter(group -> group.size() > 0).toList();
    }

    /** The column. */
    public Region build() {
        nothingFound.setId("nothing-found");
        VBox content = new VBox(nothingFound);
        content.getChildren().addAll(groups);
        content.getStyleClass().add("groups");
        search.setPromptText("Find an assumption…");
        search.setId("find-assumption");
        search.setAccessibleText("Find an assumption");
        search.setTooltip(new Tooltip("Find an assumption (%s)".formatted(FIND.getDisplayText())));
        search.setLeft(new FontIcon(Feather.SEARCH));
        search.addEventFilter(KeyEvent.KEY_PRESSED, this::clear);
        search.textProperty().bindBidirectional(model.lookedForProperty());
        search.textProperty().subscribe(this::filter);
        HBox.setHgrow(search, Priority.ALWAYS);
        HBox head = new HBox(search, resetAll());
        head.getStyleClass().add("search");
        groups.forEach(group -> group.whenFolded(this::remember));
        model.panelsProperty().map(Session.Panels::more)
                .subscribe(more -> groups.forEach(group -> group.showRare(more.contains(group.name()))));
        return new AssumptionColumn(head, content, groups, model.panelsProperty().map(Session.Panels::groups));
    }

    /** A search unfolds groups for its time only. */
    private void remember() {
        if (search.getText().isEmpty()) {
            model.panelsProperty().set(model.panelsProperty().get().unfolded(names(AssumptionGroup::isOpen))
                    .withMore(names(AssumptionGroup::isRareShown)));
        }
    }

    private Set<String> names(Predicate<AssumptionGroup> which) {
        return groups.stream().filter(which).map(AssumptionGroup::name).collect(Collectors.toSet());
    }

    /** A layer over the column and what is beside it, in which the column says what is wrong with what was typed. */
    public Region complaints() {
        return bubble;
    }

    /** Leads to an assumption's slider, through whatever hides it. */
    public void reach(Assumption assumption) {
        groups.stream().filter(group -> group.has(assumption)).findFirst().ifPresent(group -> {
            AssumptionRow row = group.unfold(assumption);
            if (!group.isVisible() || !row.isVisible()) {
                search.clear();
                group.setOpen(true);
            }
            row.reach();
        });
    }

    private Button resetAll() {
        Button button = new ActionButton("reset-tab", "Reset all", () -> model.reset("Everything back to the preset",
                model.problem().assumptions(), model.problem().choices()));
        button.setTooltip(new Tooltip("All assumptions and choices back to the preset"));
        button.setAccessibleText("Reset all assumptions and choices to the preset");
        model.scenarioProperty().subscribe(
                scenario -> button.setDisable(Difference.between(model.preset(), scenario).isEmpty()));
        return button;
    }

    private void clear(KeyEvent key) {
        if (key.getCode() == KeyCode.ESCAPE && !search.getText().isEmpty()) {
            search.clear();
            key.consume();
        }
    }

    private void filter(String typed) {
        String wanted = typed.strip().toLowerCase(Locale.ROOT);
        long found = groups.stream().filter(group -> group.filter(wanted)).count();
        nothingFound.setText(found > 0 ? "" : "No assumption has “%s” in its name.".formatted(typed.strip()));
        nothingFound.setVisible(found == 0);
        nothingFound.setManaged(found == 0);
    }
}
