package headroom.ui.workbench;

import atlantafx.base.controls.Spacer;
import headroom.ui.controls.ActionItem;
import headroom.ui.problem.ProblemModel;
import headroom.ui.story.StoryMenu;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The bar above everything: the tabs, the scenario of the open one and its steps, export, and the looks. */
final class TopBar {

    /** From this width on there is room for words beside signs. */
    private static final double WIDE = 1260;
    /** Below this width the tabs become a menu, and what has a sign of its own does without words. */
    private static final double LEAST_FOR_TABS = 900;
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    private static final PseudoClass COMPACT = PseudoClass.getPseudoClass("compact");

    private final WorkbenchModel model;
    private final ScenarioMenu scenario;
    private final StoryMenu story;
    private final CopyMenu copy;
    private final WhatIfMenu questions;
    private final Runnable export;
    private final Runnable about;

    /**
     * The bar.
     *
     * @param story presents the open tab
     * @param questions what-if questions to the open tab's scenario
     * @param export opens the dialogue that saves pictures
     * @param about tells what the program is made of
     */
    TopBar(WorkbenchModel model, ScenarioMenu scenario, CopyMenu copy, StoryMenu story, WhatIfMenu questions,
            Runnable export, Runnable about) {
        this.model = model;
        this.scenario = scenario;
        this.copy = copy;
        this.story = story;
        this.questions = questions;
        this.export = export;
        this.about = about;
    }

    Region build() {
        Label mark = new Label("Headroom", new Logo());
        mark.getStyleClass().add("brand");
        mark.setMinWidth(Region.USE_PREF_SIZE);
        Node tabs = tabs();
        Node menu = menu();
        HBox bar = new HBox(mark, tabs, menu, new Spacer(), scenario.build(), new HistoryButtons(model).build(),
                new BaselineButton(model).build(), questions.build(), copy.build(), export(), story.build(),
                new LooksMenu(model.looks(), about).build());
        bar.getStyleClass().add("top-bar");
        // The room for all words must not keep the window from becoming too narrow for them.
        bar.setMinWidth(0);
        bar.widthProperty().subscribe(width -> {
            boolean narrow = width.doubleValue() < WIDE;
            bar.pseudoClassStateChanged(NARROW, narrow);
            boolean compact = width.doubleValue() < LEAST_FOR_TABS;
            bar.pseudoClassStateChanged(COMPACT, compact);
            show(tabs, !compact);
            show(menu, compact);
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
            model.document(tab).standingProperty().subscribe(standing -> {
                button.setText(tab.problem().title() + (standing.unsaved() ? " •" : ""));
                button.setAccessibleText(tab.problem().title() + (standing.unsaved() ? ", unsaved changes" : ""));
            });
            tabs.getChildren().add(button);
        }
        return tabs;
    }

    /** The tabs where there is no room for them. */
    private Node menu() {
        MenuButton menu = new MenuButton();
        menu.setId("problems");
        menu.setMinWidth(Region.USE_PREF_SIZE);
        menu.setAccessibleText("Problems");
        model.openProperty().subscribe(open -> menu.setText(open.problem().title()));
        for (ProblemModel tab : model.tabs()) {
            menu.getItems().add(new ActionItem("open-" + tab.problem().id(), tab.problem().title(),
                    () -> model.openProperty().set(tab)));
        }
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
