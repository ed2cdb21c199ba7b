package headroom.ui.workbench;

import headroom.ui.controls.ActionItem;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The questions that one may put to the open tab's scenario. */
final class WhatIfMenu {

    private final List<Question> questions;

    /** What a person asks, and what then opens. */
    record Question(String id, String text, Runnable open) {}

    WhatIfMenu(List<Question> questions) {
        this.questions = List.copyOf(questions);
    }

    Node build() {
        MenuButton button = new MenuButton("What if", new FontIcon(Feather.HELP_CIRCLE));
        button.setId("what-if");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tooltip("Reach a goal, compare scenarios, map two assumptions"));
        button.getItems().setAll(questions.stream().map(WhatIfMenu::item).toList());
        return button;
    }

    private static MenuItem item(Question question) {
        return new ActionItem(question.id(), question.text(), question.open());
    }
}
