package headroom.ui.story;

import headroom.model.Evaluation;
import headroom.model.Story;
import headroom.model.StoryPoint;
import headroom.ui.controls.ActionItem;
import headroom.ui.controls.IconMenu;
import headroom.ui.tab.Overlay;
import headroom.ui.tab.ProblemModel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.kordamp.ikonli.feather.Feather;

/** Starts the presentation, keeps the open scenario as a story point, and leads back to those kept. */
public final class StoryMenu {

    private final ObservableValue<ProblemModel> open;
    private final Overlay overlay;
    private final Runnable present;
    private final Consumer<String> say;

    /**
     * A menu about the open tab.
     *
     * @param overlay shows the story to be edited
     * @param present starts the presentation
     * @param say tells what was done
     */
    public StoryMenu(ObservableValue<ProblemModel> open, Overlay overlay, Runnable present,
            Consumer<String> say) {
        this.open = open;
        this.overlay = overlay;
        this.present = present;
        this.say = say;
    }

    /** The menu's button. */
    public Node build() {
        return new IconMenu("story", Feather.MONITOR, "Present, and the story to tell (F)", this::items);
    }

    private List<MenuItem> items() {
        ProblemModel tab = open.getValue();
        Story story = tab.storyProperty().get();
        List<MenuItem> items = new ArrayList<>();
        items.add(new ActionItem("present", "Present", present));
        items.add(new ActionItem("story-add", "Keep the present scenario as a story point", () -> add(tab)));
        items.add(new ActionItem("story-edit", "Edit the story…",
                () -> edit(tab)));
        if (!story.isEmpty()) {
            items.add(new SeparatorMenuItem());
        }
        for (int place = 0; place < story.points().size(); place++) {
            StoryPoint point = story.points().get(place);
            items.add(new ActionItem("story-show-" + place, "%d  %s".formatted(place + 1, point.title()), () -> {
                tab.show("Story point “%s”".formatted(point.title()), point.scenario());
                tab.holdAgainst(point.baseline());
            }));
        }
        return items;
    }

    private void edit(ProblemModel tab) {
        overlay.show(new StoryPanel(tab).build(overlay::hide), () -> {});
        overlay.onRenewal(this::edit);
    }

    private void add(ProblemModel tab) {
        Story story = tab.storyProperty().get();
        StoryPoint point = StoryPoint.of(tab.scenario(), tab.baselineProperty().get().map(Evaluation::scenario));
        tab.tell(story.with(point));
        say.accept("Kept as story point %d, “%s”".formatted(tab.storyProperty().get().points().size(), point.title()));
    }
}
