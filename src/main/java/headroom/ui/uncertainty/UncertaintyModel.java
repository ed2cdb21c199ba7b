package headroom.ui.uncertainty;

import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.ui.background.Latest;
import headroom.ui.problem.ProblemModel;
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

/**
 * The samples of the scenario that a tab shows, and of no other. A preview of few comes first, within the frame where
 * that is fast enough; all of them follow from another thread, but not while a gesture is under way.
 */
public final class UncertaintyModel {

    /** A preview that takes no longer than this is part of its frame; one that does comes later. */
    private static final long WITHIN_A_FRAME_NANOS = 5_000_000;
    /** How much the last preview counts among those before it: a single slow one is no reason to flicker. */
    private static final double WEIGHT_OF_LAST = 0.25;

    private final ProblemModel model;
    private final LongSupplier nanoTime;
    private final Latest<Question, Answer> latest;
    private final ReadOnlyBooleanWrapper uncertain = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Optional<Samples>> samples = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyIntegerWrapper questions = new ReadOnlyIntegerWrapper();
    private double previewNanos = Double.NaN;

    private record Question(Scenario scenario, int size) {}

    private record Answer(Samples samples, long nanos) {}

    // Properties

    /**
     * A tab's samples.
     *
     * @param background computes what takes longer than a frame
     * @param screen shows it, on the JavaFX thread
     * @param nanoTime the time in nanoseconds, from any start
     */
    public UncertaintyModel(ProblemModel model, Executor background, Executor screen, LongSupplier nanoTime) {
        this.model = model;
        this.nanoTime = nanoTime;
        this.latest = new Latest<>(background, screen, this::answer, this::show);
        model.evaluationProperty().subscribe(_ -> follow());
        model.heldProperty().subscribe(held -> {
            if (!held) {
                complete();
            }
        });
    }

    /** Whether anything is uncertain in the scenario that the tab shows. */
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

    /** Whether the samples are only a part of those that the scenario asks for. */
    public boolean isPreview() {
        return samples().filter(few -> few.size() < few.scenario().sampling().samples()).isPresent();
    }

    /** What there is of samples, in words: {@code 10,000 samples, seed 1}, or that it is a preview. */
    public String standing() {
        Sampling wanted = model.evaluation().scenario().sampling();
        return samples().map(found -> new Sampling(wanted.seed(), found.size()).text())
                .map(text -> isPreview() ? "preview: " + text : text).orElse("sampling…");
    }

    /** How often somebody asked how sure the numbers are. */
    public ReadOnlyIntegerProperty questionsProperty() {
        return questions.getReadOnlyProperty();
    }

    // Commands

    /** Asks to see how sure the numbers are. */
    public void explain() {
        questions.set(questions.get() + 1);
    }

    private void follow() {
        Scenario scenario = model.evaluation().scenario();
        boolean any = !scenario.uncertainAssumptions().isEmpty();
        latest.cancel();
        if (any && previewNanos <= WITHIN_A_FRAME_NANOS) {
            uncertain.set(true);
            show(answer(new Question(scenario, Sampling.LEAST), () -> false));
        } else {
            samples.set(Optional.empty());
            uncertain.set(any);
            if (any) {
                latest.ask(new Question(scenario, Sampling.LEAST));
            }
        }
    }

    private Answer answer(Question question, BooleanSupplier cancelled) {
        long start = nanoTime.getAsLong();
        Sampling sampling = new Sampling(question.scenario.sampling().seed(), question.size);
        Samples found = Simulation.of(question.scenario, sampling, cancelled);
        return new Answer(found, nanoTime.getAsLong() - start);
    }

    private void show(Answer answer) {
        if (answer.samples.size() == Sampling.LEAST) {
            previewNanos = Double.isNaN(previewNanos) ? answer.nanos
                    : WEIGHT_OF_LAST * answer.nanos + (1 - WEIGHT_OF_LAST) * previewNanos;
        }
        samples.set(Optional.of(answer.samples));
        complete();
    }

    /** Asks for all samples where there are only some. */
    private void complete() {
        if (isPreview() && !model.heldProperty().get()) {
            Scenario scenario = model.evaluation().scenario();
            latest.ask(new Question(scenario, scenario.sampling().samples()));
        }
    }
}
