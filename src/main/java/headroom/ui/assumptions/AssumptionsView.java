package headroom.ui.assumptions;

import atlantafx.base.controls.CustomTextField;
import headroom.model.expression.Group;
import headroom.ui.problem.ProblemModel;
import headroom.ui.scroll.VerticalScroll;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The left column: a search field, and the assumptions and choices of a problem in their groups. */
public final class AssumptionsView {

    /** So many rows are open at first; the groups after them wait closed, one click away. */
    private static final int ROWS_OPEN = 18;

    private final ProblemModel model;
    private final Map<Group, List<Node>> rows = new LinkedHashMap<>();
    private final Map<Group, TitledPane> panes = new LinkedHashMap<>();
    private final Map<Group, Boolean> openBefore = new LinkedHashMap<>();
    private final CustomTextField search = new CustomTextField();

    public AssumptionsView(ProblemModel model) {
        this.model = model;
    }

    /** The column. */
    public Region build() {
        model.problem().assumptions()
                .forEach(assumption -> add(assumption.group(), new AssumptionRow(assumption, model)));
        model.problem().choices().forEach(choice -> add(choice.group(), new ChoiceRow(choice, model)));
        VBox groups = new VBox();
        groups.getStyleClass().add("groups");
        int shown = 0;
        for (Map.Entry<Group, List<Node>> group : rows.entrySet()) {
            boolean open = shown + group.getValue().size() <= ROWS_OPEN || shown == 0;
            shown += group.getValue().size();
            groups.getChildren().add(pane(group.getKey(), group.getValue(), open));
        }
        search.setPromptText("Find an assumption…");
        search.setId("find-assumption");
        search.setAccessibleText("Find an assumption");
        search.setLeft(new FontIcon(Feather.SEARCH));
        search.textProperty().subscribe(this::filter);
        VerticalScroll scroll = new VerticalScroll(groups);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        StackPane top = new StackPane(search);
        top.getStyleClass().add("search");
        VBox column = new VBox(top, scroll);
        column.getStyleClass().addAll("card", "assumptions");
        return column;
    }

    private void add(Group group, Node row) {
        rows.computeIfAbsent(group, _ -> new ArrayList<>()).add(row);
    }

    private TitledPane pane(Group group, List<Node> content, boolean open) {
        VBox box = new VBox();
        box.getStyleClass().add("group");
        box.getChildren().setAll(content);
        TitledPane pane = new TitledPane(group.name().toUpperCase(Locale.ROOT), box);
        pane.setId("group-" + group.name().toLowerCase(Locale.ROOT).replace(' ', '-'));
        pane.setAnimated(false);
        FontIcon sign = new FontIcon();
        pane.setGraphic(sign);
        pane.expandedProperty()
                .subscribe(expanded -> sign.setIconCode(expanded ? Feather.CHEVRON_DOWN : Feather.CHEVRON_RIGHT));
        pane.setExpanded(open);
        panes.put(group, pane);
        return pane;
    }

    /** Shows the rows whose names contain what was typed, their groups open; an empty search shows all as it was. */
    private void filter(String typed) {
        String wanted = typed.strip().toLowerCase(Locale.ROOT);
        if (!wanted.isEmpty() && openBefore.isEmpty()) {
            panes.forEach((group, pane) -> openBefore.put(group, pane.isExpanded()));
        }
        panes.forEach((group, pane) -> {
            boolean any = false;
            for (Node row : rows.getOrDefault(group, List.of())) {
                boolean found = wanted.isEmpty() || name(row).toLowerCase(Locale.ROOT).contains(wanted);
                row.setVisible(found);
                row.setManaged(found);
                any |= found;
            }
            pane.setVisible(any);
            pane.setManaged(any);
            pane.setExpanded(wanted.isEmpty() ? openBefore.getOrDefault(group, pane.isExpanded()) : true);
        });
        if (wanted.isEmpty()) {
            openBefore.clear();
        }
    }

    private static String name(Node row) {
        return row instanceof AssumptionRow assumption ? assumption.assumption().label()
                : ((ChoiceRow) row).choice().label();
    }
}
