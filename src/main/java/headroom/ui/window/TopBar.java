package headroom.ui.window;

import atlantafx.base.controls.Spacer;
import headroom.ui.controls.ActionItem;
import headroom.ui.story.StoryMenu;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The bar above everything: the tabs, the scenario of the open one and its steps, export, and the looks. */
final class TopBar {

    /** The width in pixels from which on there is room for words beside signs. */
    private static final double WIDE = 1260;
    /** The same width where tabs of opened files, of which not all may have room, want a sign of their own. */
    private static final double WIDE_WITH_FILES = 1300;
    /** The width in pixels below which the tabs become a menu, and what has a sign of its own does without words. */
    private static final double LEAST_FOR_TABS = 900;
    /** The width in pixels below which what opens files is in the menu of the tabs only. */
    private static final double LEAST_FOR_FILES = 760;
    private static final double MOST_FOR_MENU = 190;
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    private static final PseudoClass COMPACT = PseudoClass.getPseudoClass("compact");

    private final WorkbenchModel model;
    private final ScenarioMenu scenario;
    private final StoryMenu story;
    private final CopyMenu copy;
    private final WhatIfMenu questions;
    private final Runnable export;
    private final Runnable about;
    private final Consumer<WindowTab> close;
    private final Supplier<List<MenuItem>> files;

    /**
     * The bar.
     *
     * @param story presents the open tab
     * @param questions what-if questions to the open tab's scenario
     * @param export opens the dialogue that saves pictures
     * @param about tells what the program is made of
     * @param close closes a tab whose problem file a person opened
     * @param files what opens and makes problem files
     */
    TopBar(WorkbenchModel model, ScenarioMenu scenario, CopyMenu copy, StoryMenu story, WhatIfMenu questions,
            Runnable export, Runnable about, Consumer<WindowTab> close, Supplier<List<MenuItem>> files) {
        this.model = model;
        this.scenario = scenario;
        this.copy = copy;
        this.story = story;
        this.questions = questions;
        this.export = export;
        this.about = about;
        this.close = close;
        this.files = files;
    }

    Region build() {
        Label mark = new Label("Headroom", new Logo());
        mark.getStyleClass().add("brand");
        mark.setMinWidth(Region.USE_PREF_SIZE);
        ProblemTabs tabs = new ProblemTabs(model, close, files);
        Node menu = menu();
        List<Node> ofProblem = List.of(scenario.build(), new HistoryButtons(model).build(),
                new BaselineButton(model).build(), questions.build(), copy.build(), export(), story.build());
        HBox bar = new HBox(mark, menu, tabs, new Spacer());
        bar.getChildren().addAll(ofProblem);
        bar.getChildren().add(new ThemeMenu(model.looks(), about).build());
        model.frontProperty().flatMap(tab -> tab.modelProperty().map(Optional::isEmpty))
                .subscribe(none -> ofProblem.forEach(node -> node.setDisable(none)));
        bar.getStyleClass().add("top-bar");
        // The room for all words must not keep the window from becoming too narrow for them.
        bar.setMinWidth(0);
        Runnable arrange = () -> {
            double width = bar.getWidth();
            boolean opened = model.windowTabs().stream().anyMatch(tab -> tab.source().isPresent());
            boolean narrow = width < (opened ? WIDE_WITH_FILES : WIDE);
            bar.pseudoClassStateChanged(NARROW, narrow);
            boolean compact = width < LEAST_FOR_TABS;
            bar.pseudoClassStateChanged(COMPACT, compact);
            tabs.setCompact(compact);
            show(tabs, width >= LEAST_FOR_FILES);
            show(menu, compact);
            mark.setContentDisplay(narrow ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT);
        };
        bar.widthProperty().subscribe(arrange);
        model.windowTabs().addListener((ListChangeListener<WindowTab>) _ -> arrange.run());
        return bar;
    }

    /** The tabs where there is no room for them. */
    private Node menu() {
        MenuButton menu = new MenuButton();
        menu.setId("problems");
        menu.setMinWidth(0);
        menu.setMaxWidth(MOST_FOR_MENU);
        menu.setAccessibleText("Problems");
        model.frontProperty().flatMap(tab -> tab.modelProperty().map(_ -> tab.title())).subscribe(menu::setText);
        Supplier<List<MenuItem>> items = () -> Stream.of(model.windowTabs().stream().<MenuItem>map(
                tab -> new ActionItem("open-" + tab.id(), tab.title(), () -> model.show(tab))),
                Stream.<MenuItem>of(new SeparatorMenuItem()), files.get().stream()).flatMap(some -> some).toList();
        menu.setOnShowing(_ -> menu.getItems().setAll(items.get()));
        menu.getItems().setAll(items.get());
        return menu;
    }

    private static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    private Node export() {
        Button button = new Button("Export…", new FontIcon(Feather.DOWNLOAD));
        button.setAccessibleText("Export pictures");
        button.setId("export-pictures");
        button.getStyleClass().add("primary");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip("Save charts and the architecture as pictures"));
        button.setOnAction(_ -> export.run());
        return button;
    }
}
