package headroom.ui.inputs;

import headroom.ui.controls.VerticalScroll;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * A head that stays, and groups that scroll below it. Those are open that a person left open. Until anything was folded or
 * unfolded, when it is first laid out, the first groups are, as many as there is room for, so that nothing scrolls; the
 * others wait closed, one click away.
 */
final class AssumptionColumn extends VBox {

    /** So many rows are open even where they need scrolling. */
    private static final int LEAST_ROWS = 8;
    /** Rows may still grow by a line, when what is derived is known. */
    private static final double LATER = 60;

    private final Region head;
    private final Region content;
    private final List<AssumptionGroup> groups;
    private boolean arranged;

    /**
     * A column.
     *
     * @param content holds the groups
     * @param open the names of the groups that a person left open
     */
    AssumptionColumn(Region head, Region content, List<AssumptionGroup> groups,
            ObservableValue<Optional<Set<String>>> open) {
        this.head = head;
        this.content = content;
        this.groups = groups;
        Node scroll = new VerticalScroll("assumptions-scroll", content);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().setAll(head, scroll);
        getStyleClass().addAll("card", "assumptions");
        open.subscribe(left -> left.ifPresent(this::open));
    }

    private void open(Set<String> names) {
        arranged = true;
        groups.forEach(group -> group.setOpen(names.contains(group.name())));
    }

    @Override
    protected void layoutChildren() {
        if (!arranged && getHeight() > 0) {
            arranged = true;
            openWhatFits();
        }
        super.layoutChildren();
    }

    private void openWhatFits() {
        double room = getHeight() - snappedTopInset() - snappedBottomInset() - getSpacing() - head.prefHeight(-1)
                - LATER;
        int rows = 0;
        for (AssumptionGroup group : groups) {
            boolean mayWait = rows >= LEAST_ROWS;
            if (mayWait && content.prefHeight(getWidth()) + group.size() * usualRowHeight() > room) {
                return;
            }
            group.setOpen(true);
            // Its rows are new, and have their sizes only with their styles.
            group.applyCss();
            if (mayWait && content.prefHeight(getWidth()) > room) {
                group.setOpen(false);
                return;
            }
            rows += group.size();
        }
    }

    /** Rows are built when their group is unfolded; what hardly fits is not built to be measured. */
    private double usualRowHeight() {
        return groups.stream().flatMapToDouble(group -> group.rowHeights(getWidth())).average().orElse(0);
    }
}
