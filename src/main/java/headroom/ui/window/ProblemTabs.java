package headroom.ui.window;

import headroom.ui.controls.ActionItem;
import headroom.ui.controls.IconButton;
import headroom.ui.controls.IconMenu;
import headroom.ui.tab.document.Document;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;

/**
 * The tabs in a row, as many as there is room for and always the one in front; the others are in a menu behind them. At the
 * end stands what opens and makes problem files.
 */
final class ProblemTabs extends Pane {

    /** Longer names are cut; a tool tip tells them whole. */
    private static final double MOST_WIDTH = 190;
    private static final double GAP = 2;
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private final WorkbenchModel model;
    private final Consumer<WindowTab> close;
    private final Map<WindowTab, ToggleButton> buttons = new HashMap<>();
    private final IconMenu more;
    private final IconMenu files;
    private boolean compact;

    /**
     * The tabs of a window.
     *
     * @param close closes one whose problem file a person opened
     * @param files what can be opened and made
     */
    ProblemTabs(WorkbenchModel model, Consumer<WindowTab> close, Supplier<List<MenuItem>> files) {
        this.model = model;
        this.close = close;
        this.more = new IconMenu("more-problems", Feather.CHEVRON_DOWN, "More problems", this::hidden);
        this.files = new IconMenu("problem-files", Feather.PLUS, "Open or make a problem file", files);
        getStyleClass().add("problem-tabs");
        getChildren().addAll(more, this.files);
        model.windowTabs().forEach(this::add);
        model.windowTabs().addListener((ListChangeListener<WindowTab>) change -> {
            while (change.next()) {
                change.getRemoved().forEach(this::remove);
                change.getAddedSubList().forEach(this::add);
            }
        });
        model.frontProperty().subscribe(this::select);
        setMaxWidth(USE_PREF_SIZE);
    }

    private void select(WindowTab front) {
        buttons.forEach((tab, button) -> button.setSelected(tab.equals(front)));
        requestLayout();
    }

    private void add(WindowTab tab) {
        ToggleButton button = new ToggleButton();
        button.getStyleClass().setAll("problem-tab");
        button.setTooltip(new Tooltip());
        button.setMaxWidth(MOST_WIDTH);
        button.setOnAction(_ -> {
            button.setSelected(true);
            model.show(tab);
        });
        buttons.put(tab, button);
        tab.modelProperty().subscribe(_ -> entitle(tab, button));
        tab.modelProperty().subscribe(shown -> shown.ifPresent(
                problem -> model.document(problem).standingProperty().subscribe(_ -> entitle(tab, button))));
        tab.damageProperty().subscribe(damage -> {
            button.pseudoClassStateChanged(WRONG, !damage.isEmpty());
            entitle(tab, button);
        });
        tab.source().ifPresent(source -> {
            button.setGraphic(cross(tab));
            button.setContentDisplay(ContentDisplay.RIGHT);
            source.stateProperty().subscribe(state -> {
                button.pseudoClassStateChanged(WRONG, !state.isQuiet());
                entitle(tab, button);
            });
        });
        getChildren().add(button);
        select(model.frontProperty().get());
    }

    private Node cross(WindowTab tab) {
        IconButton cross = new IconButton("close-" + tab.source().map(source -> source.name()).orElse(""), Feather.X,
                "Close", () -> close.accept(tab));
        cross.getStyleClass().add("close-tab");
        // The keyboard has Ctrl+W; on the way from tab to tab it need not pass every cross.
        cross.setFocusTraversable(false);
        return cross;
    }

    private void remove(WindowTab tab) {
        getChildren().remove(buttons.remove(tab));
    }

    private void entitle(WindowTab tab, ToggleButton button) {
        boolean unsaved = tab.model().filter(problem -> model.windowTabs().contains(tab))
                .map(model::document).filter(Document::isUnsaved).isPresent();
        boolean wrong = !tab.damageProperty().get().isEmpty()
                || tab.source().filter(source -> !source.state().isQuiet()).isPresent();
        button.setId("tab-" + tab.id());
        button.setText(tab.title() + (unsaved ? " •" : ""));
        button.setAccessibleText(tab.title() + (unsaved ? ", unsaved changes" : "") + (wrong ? ", with mistakes" : ""));
        button.getTooltip().setText(tab.description());
        requestLayout();
    }

    /** Shows no tabs but only what opens files, where another menu has the tabs. */
    void setCompact(boolean only) {
        compact = only;
        requestLayout();
    }

    /** The tabs without room; a menu that never had an entry would not open. */
    private List<MenuItem> hidden() {
        List<MenuItem> items = new ArrayList<>();
        for (WindowTab tab : model.windowTabs()) {
            if (!buttons.containsKey(tab) || !buttons.get(tab).isVisible()) {
                items.add(new ActionItem("open-" + tab.id(), tab.title(), () -> model.show(tab)));
            }
        }
        return items;
    }

    @Override
    protected double computePrefWidth(double height) {
        double all = model.windowTabs().stream().mapToDouble(this::width).sum();
        return snapSizeX((compact ? 0 : all) + GAP + files.prefWidth(-1));
    }

    /** The bundled problems do not give way; of those that were opened, one is enough. */
    @Override
    protected double computeMinWidth(double height) {
        boolean opened = model.windowTabs().stream().anyMatch(tab -> tab.source().isPresent());
        double bundled =
                model.windowTabs().stream().filter(tab -> tab.source().isEmpty()).mapToDouble(this::width).sum();
        return snapSizeX((compact ? 0 : bundled + (opened ? more.prefWidth(-1) : 0)) + GAP + files.prefWidth(-1));
    }

    private double width(WindowTab tab) {
        ToggleButton button = Objects.requireNonNull(buttons.get(tab));
        return Math.min(button.prefWidth(-1), MOST_WIDTH);
    }

    @Override
    protected void layoutChildren() {
        List<WindowTab> shown = compact ? List.of() : shown(getWidth() - GAP - files.prefWidth(-1));
        boolean all = compact || shown.size() == model.windowTabs().size();
        double x = 0;
        for (WindowTab tab : model.windowTabs()) {
            Region button = Objects.requireNonNull(buttons.get(tab));
            button.setVisible(shown.contains(tab));
            if (button.isVisible()) {
                double width = snapSizeX(width(tab));
                button.resizeRelocate(x, 0, width, getHeight());
                x += width;
            }
        }
        more.setVisible(!all);
        if (!all) {
            place(more, x);
            x += more.prefWidth(-1);
        }
        place(files, x + GAP);
    }

    private void place(Region sign, double x) {
        double height = sign.prefHeight(-1);
        sign.resizeRelocate(snapPositionX(x), snapPositionY((getHeight() - height) / 2), sign.prefWidth(-1), height);
    }

    /** The tabs from the first on that there is room for, and in any case the one in front. */
    private List<WindowTab> shown(double room) {
        double all = model.windowTabs().stream().mapToDouble(this::width).sum();
        if (all <= room + 0.5) {
            return model.windowTabs();
        }
        WindowTab front = model.frontProperty().get();
        double left = room - more.prefWidth(-1) - width(front);
        List<WindowTab> shown = new ArrayList<>();
        for (WindowTab tab : model.windowTabs()) {
            if (tab.equals(front)) {
                shown.add(tab);
            } else if (width(tab) <= left) {
                left -= width(tab);
                shown.add(tab);
            } else {
                left = -1;
            }
        }
        return shown;
    }

    @Override
    protected double computePrefHeight(double width) {
        return buttons.values().stream().mapToDouble(button -> button.prefHeight(-1)).max().orElse(0);
    }
}
