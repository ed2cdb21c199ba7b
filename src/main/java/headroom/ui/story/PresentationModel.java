package headroom.ui.story;

import headroom.model.Scenario;
import headroom.model.Story;
import headroom.model.StoryPoint;
import headroom.ui.tab.ProblemModel;
import java.util.Optional;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.util.Subscription;

/**
 * The model of a presentation, which shows the tab's own scenario, or one of its story points. Story points are shown
 * by a model of its own, so that the tab, its history and what is saved of it stay as they were.
 */
public final class PresentationModel {

    /** The position of the tab's own scenario, which comes before the first story point. */
    private static final int OWN = -1;

    private final ProblemModel tab;
    private final ProblemModel shown;
    private final ReadOnlyIntegerWrapper position = new ReadOnlyIntegerWrapper(OWN);
    private final Subscription follows;

    /** A presentation of a tab, whose changes it follows until {@link #end}. */
    public PresentationModel(ProblemModel tab) {
        this.tab = tab;
        this.shown = tab.apart();
        shown.lock(tab.locksProperty().get());
        this.follows = Subscription.combine(tab.scenarioProperty().subscribe(_ -> go(OWN)),
                tab.baselineProperty().subscribe(_ -> go(OWN)));
    }

    /** The model that tiles, charts and diagram show. */
    public ProblemModel shown() {
        return shown;
    }

    /** The place of the story point that shows, from 0 on; negative for the tab's own scenario. */
    public ReadOnlyIntegerProperty positionProperty() {
        return position.getReadOnlyProperty();
    }

    /** The story that is told. */
    public Story story() {
        return tab.storyProperty().get();
    }

    /** The story point that shows, if one does. */
    public Optional<StoryPoint> point() {
        return position.get() == OWN ? Optional.empty() : Optional.of(story().points().get(position.get()));
    }

    /** Goes on to the next story point, if there is one. */
    public void forward() {
        go(Math.min(position.get() + 1, story().points().size() - 1));
    }

    /** Goes back to the story point before, or from the first one to the tab's own scenario. */
    public void back() {
        go(Math.max(position.get() - 1, OWN));
    }

    /** Stops following the tab. */
    public void end() {
        follows.unsubscribe();
    }

    private void go(int place) {
        position.set(place);
        Scenario scenario = point().map(StoryPoint::scenario).orElse(tab.scenario());
        shown.show("", scenario);
        shown.holdAgainst(point().map(StoryPoint::baseline)
                .orElseGet(() -> tab.baselineProperty().get().map(pinned -> pinned.scenario())));
    }
}
