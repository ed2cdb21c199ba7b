package headroom.ui.workbench;

import headroom.model.Scenario;
import headroom.ui.problem.ProblemModel;
import headroom.ui.theme.Theme;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The bar above everything: the tabs, the presets of the open one, export, and the theme. */
final class TopBar {

    /** From this width on there is room for words beside signs. */
    private static final double WIDE = 1150;
    /** A long name may be cut to this in a narrow window; a tool tip tells it whole. */
    private static final double LEAST_TITLE = 150;
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    private final WorkbenchModel model;
    private final Runnable export;

    /**
     * The bar.
     *
     * @param export opens the dialogue that saves pictures
     */
    TopBar(WorkbenchModel model, Runnable export) {
        this.model = model;
        this.export = export;
    }

    Region build() {
        Label mark = new Label("Headroom", new Logo());
        mark.getStyleClass().add("brand");
        mark.setMinWidth(Region.USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox bar = new HBox(mark, tabs(), space, presets(), new HistoryButtons(model).build(),
                new BaselineButton(model).build(), export(), theme());
        bar.getStyleClass().add("top-bar");
        bar.widthProperty().subscribe(width -> {
            boolean narrow = width.doubleValue() < WIDE;
            bar.pseudoClassStateChanged(NARROW, narrow);
            mark.setContentDisplay(narrow ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT);
        });
        return bar;
    }

    private Node tabs() {
        ToggleGroup group = new ToggleGroup();
        HBox tabs = new HBox();
        tabs.getStyleClass().add("problem-tabs");
        for (ProblemModel tab : model.tabs()) {
            ToggleButton button = new ToggleButton(tab.problem().title());
            button.setId("tab-" + tab.problem().id());
            button.getStyleClass().setAll("problem-tab");
            button.setToggleGroup(group);
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setTooltip(new Tooltip(tab.problem().name()));
            button.setOnAction(_ -> {
                button.setSelected(true);
                model.openProperty().set(tab);
            });
            model.openProperty().subscribe(open -> button.setSelected(open == tab));
            tabs.getChildren().add(button);
        }
        return tabs;
    }

    private Node presets() {
        MenuButton button = new MenuButton();
        button.setId("presets");
        button.setAccessibleText("Presets");
        button.setMinWidth(LEAST_TITLE);
        Tooltip whole = new Tooltip();
        whole.textProperty().bind(button.textProperty());
        button.setTooltip(whole);
        model.openProperty().subscribe(
                open -> button.getItems().setAll(open.presets().stream().map(preset -> item(open, preset)).toList()));
        model.openProperty().flatMap(ProblemModel::scenarioProperty)
                .subscribe(_ -> button.setText(ScenarioTitle.of(model.openProperty().get())));
        return button;
    }

    private static MenuItem item(ProblemModel open, Scenario preset) {
        MenuItem item = new MenuItem(preset.name());
        item.setId("preset-" + preset.preset());
        item.setOnAction(_ -> open.start(preset));
        return item;
    }

    private Node export() {
        Button button = new Button("Export…");
        button.setId("export-pictures");
        button.getStyleClass().add("primary");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip("Save charts and the architecture as pictures"));
        button.setOnAction(_ -> export.run());
        return button;
    }

    private Node theme() {
        Button button = new Button();
        button.setId("theme");
        button.getStyleClass().add("icon-button");
        model.themeProperty().subscribe(theme -> {
            button.setGraphic(new FontIcon(theme == Theme.LIGHT ? Feather.MOON : Feather.SUN));
            button.setAccessibleText("Switch to the %s theme".formatted(theme.other().id()));
        });
        button.setTooltip(new Tooltip("Light or dark"));
        button.setOnAction(_ -> model.themeProperty().set(model.themeProperty().get().other()));
        return button;
    }
}
