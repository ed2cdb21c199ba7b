package headroom.ui.explain.uncertainty;

import headroom.model.Scenario;
import headroom.text.Digits;
import headroom.ui.background.LatestAnswer;
import headroom.ui.background.TimeTaken;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.uncertainty.Assessment;
import headroom.whatif.uncertainty.Sampler;
import headroom.whatif.uncertainty.Samples;
import headroom.whatif.uncertainty.Simulation;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;

/**
 * The samples of the scenario that a tab shows, and of no other. A preview of few comes first, within the frame where
 * that is fast enough; all of them follow from another thread, but not while a gesture is under way.
 */
public final class UncertaintyModel {

    /** A preview that takes no longer than this is part of its frame; one that does comes later. */
    private static final long WITHIN_A_FRAME_NANOS = 5_000_000;

    private final ProblemModel model;
    private final Sampler sampler;
    private final LongSupplier nanoTime;
    private final TimeTaken pace = new TimeTaken();
    private final LatestAnswer<Question, Samples> latest;
    private final ReadOnlyBooleanWrapper uncertain = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Optional<Samples>> samples = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper failure = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper astray = new ReadOnlyStringWrapper("");
    private final ReadOnlyIntegerWrapper questions = new ReadOnlyIntegerWrapper();

    private boolean lookedAt = true;
    /** True when the scenario changed while nobody looked. */
    private boolean missed;

    private record Question(Scenario scenario, int size) {}

    // Properties

    /**
     * A tab's samples.
     *
     * @param sampler draws and keeps them, also for others
     * @param background computes what takes longer than a frame
     * @param screen shows it, on the JavaFX thread
     * @param nanoTime the time in nanoseconds, from any start
     */
    public UncertaintyModel(ProblemModel model, Sampler sampler, Executor background, Executor screen,
            LongSupplier nanoTime) {
        this.model = model;
        this.sampler = sampler;
        this.nanoTime = nanoTime;
        this.latest = new LatestAnswer<>(background, screen, this::answer, this::show, this::fail);
        model.evaluationProperty().subscribe(_ -> follow());
        model.heldProperty().subscribe(held -> {
            if (!held) {
                complete();
            }
        });
    }

    /** The answers that the tab shows, and how sure they are as far as samples say. */
    public Assessment assessment() {
        return new Assessment(model.evaluation(), samples());
    }

    /**
     * The reason why an uncertain scenario has no samples: a sentence on values outside their own ranges; empty when
     * there are no such values.
     */
    public ReadOnlyStringProperty astrayProperty() {
        return astray.getReadOnlyProperty();
    }

    /**
     * True when samples of the scenario that the tab shows say something of it: something is uncertain, and not
     * {@link #astrayProperty}.
     */
    public ReadOnlyBooleanProperty uncertainProperty() {
        return uncertain.getReadOnlyProperty();
    }

    /** Samples of the scenario that the tab shows; empty when nothing is uncertain, and while there are none yet. */
    public ReadOnlyObjectProperty<Optional<Samples>> samplesProperty() {
        return samples.getReadOnlyProperty();
    }

    public Optional<Samples> samples() {
        return samples.get();
    }

    /** True when there are samples, but only a part of those that the scenario asks for. */
    public boolean isPreview() {
        return samples().filter(few -> few.size() < few.scenario().sampling().samples()).isPresent();
    }

    /**
     * The state of the samples in words: {@code 10,000 samples, seed 1}, with {@code preview:} before it when they are
     * a part; {@code sampling…} while there are none yet, and {@code no samples} after a failure.
     */
    public String standing() {
        return samples().map(UncertaintyModel::text).map(text -> isPreview() ? "preview: " + text : text)
                .orElse(failure.get().isEmpty() ? "sampling…" : "no samples");
    }

    private static String text(Samples samples) {
        return "%s samples, seed %d".formatted(Digits.whole(samples.size()), samples.scenario().sampling().seed());
    }

    /** The reason why there are no samples, or not all of them, without a full stop; empty while nothing has failed. */
    public ReadOnlyStringProperty failureProperty() {
        return failure.getReadOnlyProperty();
    }

    /** The number of times that somebody asked how sure the numbers are. */
    public ReadOnlyIntegerProperty questionsProperty() {
        return questions.getReadOnlyProperty();
    }

    // Commands

    /** Asks to see how sure the numbers are. */
    public void explain() {
        questions.set(questions.get() + 1);
    }

    /** Follows only while somebody looks: what was missed meanwhile is made up for. */
    public void followWhile(ObservableValue<Boolean> looking) {
        looking.subscribe(now -> {
            lookedAt = now;
            if (!now) {
                latest.cancel();
            } else if (missed || isWaiting()) {
                follow();
            } else {
                complete();
            }
        });
    }

    /** True when not even a preview has come yet. */
    private boolean isWaiting() {
        return uncertain.get() && samples().isEmpty();
    }

    private void follow() {
        Scenario scenario = model.evaluation().scenario();
        boolean any = scenario.isSampled();
        latest.cancel();
        failure.set("");
        astray.set(Assessment.astray(scenario));
        missed = !lookedAt;
        if (missed) {
            samples.set(Optional.empty());
            uncertain.set(any);
        } else if (any && pace.isWithin(WITHIN_A_FRAME_NANOS)) {
            uncertain.set(true);
            latest.answer(new Question(scenario, Simulation.PREVIEW));
        } else {
            samples.set(Optional.empty());
            uncertain.set(any);
            if (any) {
                latest.ask(new Question(scenario, Simulation.PREVIEW));
            } else {
                sampler.forget();
            }
        }
    }

    private Samples answer(Question question, BooleanSupplier cancelled) {
        long start = nanoTime.getAsLong();
        Samples found = sampler.samples(question.scenario, question.size, cancelled);
        if (question.size == Simulation.PREVIEW) {
            pace.took(nanoTime.getAsLong() - start);
        }
        return found;
    }

    private void show(Samples answer) {
        samples.set(Optional.of(answer));
        complete();
    }

    /** A preview of the present scenario stays; samples of another do not. */
    private void fail(String sentence) {
        samples.set(samples().filter(found -> found.scenario().equals(model.evaluation().scenario())));
        failure.set(sentence);
    }

    /** Asks for all samples where there are only some. */
    private void complete() {
        if (lookedAt && isPreview() && !model.heldProperty().get()) {
            Scenario scenario = model.evaluation().scenario();
            latest.ask(new Question(scenario, scenario.sampling().samples()));
        }
    }
}
