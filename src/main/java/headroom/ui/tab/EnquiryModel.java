package headroom.ui.tab;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Problem;
import headroom.whatif.Enquiry;
import headroom.whatif.Enquiry.Lineup;
import headroom.whatif.Enquiry.PlaneAxes;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.Observable;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/** The questions that a person asks about a tab's problem, whichever scenario is the present one. */
public final class EnquiryModel {

    private final ReadOnlyObjectWrapper<Set<Assumption>> kept;
    private final ReadOnlyObjectWrapper<Estimate> subject;
    private final ObjectProperty<Double> swing;
    private final ObjectProperty<Optional<Lineup>> lineup;
    private final ObjectProperty<Optional<PlaneAxes>> axes;

    EnquiryModel(Problem problem) {
        Enquiry start = Enquiry.of(problem);
        this.kept = new ReadOnlyObjectWrapper<>(start.kept());
        this.subject = new ReadOnlyObjectWrapper<>(start.subject());
        this.swing = new SimpleObjectProperty<>(start.swing());
        this.lineup = new SimpleObjectProperty<>(start.lineup());
        this.axes = new SimpleObjectProperty<>(start.axes());
    }

    /** The assumptions that stay as they are when goals are sought. */
    public ReadOnlyObjectProperty<Set<Assumption>> keptProperty() {
        return kept.getReadOnlyProperty();
    }

    /** The estimate that what-if questions are about, at first the first headline. */
    public ReadOnlyObjectProperty<Estimate> subjectProperty() {
        return subject.getReadOnlyProperty();
    }

    /** The share of their values by which assumptions are moved up and down, such as 0.2 for ±20 %. */
    public ObjectProperty<Double> swingProperty() {
        return swing;
    }

    /** The scenarios and the chart that are compared; empty while nobody chose anything. */
    public ObjectProperty<Optional<Lineup>> lineupProperty() {
        return lineup;
    }

    /** The estimate and the two stretches that the map is of; empty while nobody chose anything. */
    public ObjectProperty<Optional<PlaneAxes>> axesProperty() {
        return axes;
    }

    /** Keeps an assumption as it is when goals are sought, or no longer. */
    public void keep(Assumption assumption, boolean wanted) {
        Set<Assumption> next = new HashSet<>(kept.get());
        boolean changed = wanted ? next.add(assumption) : next.remove(assumption);
        if (changed) {
            kept.set(Set.copyOf(next));
        }
    }

    /** Asks what-if questions about another estimate. */
    public void ask(Estimate estimate) {
        subject.set(estimate);
    }

    /** All of it at this moment. */
    public Enquiry take() {
        return new Enquiry(kept.get(), subject.get(), swing.get(), lineup.get(), axes.get());
    }

    /** Asks what another run of the program asked. */
    public void restore(Enquiry saved) {
        kept.set(saved.kept());
        subject.set(saved.subject());
        swing.set(saved.swing());
        lineup.set(saved.lineup());
        axes.set(saved.axes());
    }

    /** All that changes when something else is asked. */
    public List<Observable> parts() {
        return List.of(kept, subject, swing, lineup, axes);
    }
}
