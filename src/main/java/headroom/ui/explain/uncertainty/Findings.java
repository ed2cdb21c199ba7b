package headroom.ui.explain.uncertainty;

import headroom.formula.Estimate;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.text.Style;
import headroom.text.Unit;
import headroom.ui.background.LatestAnswer;
import headroom.whatif.uncertainty.Samples;
import headroom.whatif.uncertainty.Summary;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/**
 * The findings that the samples of a tab give about the estimate that is asked about. Ranking the assumptions sorts all
 * samples: a preview's at once, more of them on another thread.
 */
public final class Findings {

    private final UncertaintyModel uncertainty;
    private final ObservableValue<Estimate> subject;
    private final LatestAnswer<Question, Answer> latest;
    private final ReadOnlyObjectWrapper<Found> found = new ReadOnlyObjectWrapper<>(Found.NOTHING);
    private final ReadOnlyStringWrapper failure = new ReadOnlyStringWrapper("");
    private @Nullable Scenario foundOf;
    private @Nullable Estimate foundFor;
    private final Set<ObservableValue<Boolean>> lookers = new HashSet<>();

    /**
     * The findings about one estimate.
     *
     * @param percentiles and the mean, in words; empty when there is nothing yet
     * @param present a sentence when some samples have no value
     * @param importance how closely the estimate follows each uncertain assumption, the strongest first
     */
    public record Found(String percentiles, String present, List<Samples.Importance> importance) {

        public static final Found NOTHING = new Found("", "", List.of());

        static Found of(Samples samples, Estimate estimate) {
            Summary summary = samples.summary(estimate);
            String present = summary.present() == 1 ? ""
                    : "It has a value in %s of the samples; the numbers are over these."
                            .formatted(Style.SHARE.printApart(Unit.SHARE, summary.present()).getFirst());
            return new Found(summary.print(estimate), present, samples.importance(estimate));
        }
    }

    private record Question(Samples samples, Estimate estimate) {}

    private record Answer(Question question, Found found) {}

    /**
     * The findings for whoever looks; nothing is computed while nobody does.
     *
     * @param background ranks many samples
     * @param screen shows what they say, on the JavaFX thread
     */
    public Findings(UncertaintyModel uncertainty, ObservableValue<Estimate> subject, Executor background,
            Executor screen) {
        this.uncertainty = uncertainty;
        this.subject = subject;
        this.latest = new LatestAnswer<>(background, screen,
                (question, _) -> new Answer(question, Found.of(question.samples, question.estimate)), this::show,
                this::fail);
        uncertainty.samplesProperty().subscribe((_, _) -> follow());
        subject.subscribe((_, _) -> follow());
    }

    /**
     * The findings from the samples that there are; {@link Found#NOTHING} while there are none, while they are first
     * ranked, and while nobody looks.
     */
    public ReadOnlyObjectProperty<Found> foundProperty() {
        return found.getReadOnlyProperty();
    }

    /** The reason why nothing was found, without a full stop; empty while nothing has failed. */
    ReadOnlyStringProperty failureProperty() {
        return failure.getReadOnlyProperty();
    }

    /** True when anything is uncertain, so that there is something to find sooner or later. */
    public boolean isAnythingUncertain() {
        return uncertainty.uncertainProperty().get();
    }

    /** Follows while somebody looks: only then is it worth the work. */
    public void follow(ObservableValue<Boolean> lookedAt) {
        lookers.add(lookedAt);
        lookedAt.subscribe(_ -> follow());
    }

    private void follow() {
        latest.cancel();
        failure.set("");
        Optional<Question> question = uncertainty.samples()
                .filter(_ -> lookers.stream().anyMatch(ObservableValue::getValue))
                .map(samples -> new Question(samples, subject.getValue()));
        if (question.isEmpty()) {
            found.set(Found.NOTHING);
            foundOf = null;
        } else if (question.get().samples.size() <= Sampling.LEAST) {
            latest.answer(question.get());
        } else {
            boolean same = foundOf != null && question.get().samples.scenario().equals(foundOf)
                    && question.get().estimate.equals(foundFor);
            if (!same) {
                found.set(Found.NOTHING);
            }
            latest.ask(question.get());
        }
    }

    private void show(Answer answer) {
        foundOf = answer.question.samples.scenario();
        foundFor = answer.question.estimate;
        found.set(answer.found);
    }

    private void fail(String sentence) {
        foundOf = null;
        found.set(Found.NOTHING);
        failure.set(sentence);
    }
}
