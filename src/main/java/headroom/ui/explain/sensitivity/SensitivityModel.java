package headroom.ui.explain.sensitivity;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Evaluation;
import headroom.ui.background.Delay;
import headroom.ui.background.JavaFxThread;
import headroom.ui.background.LatestAnswer;
import headroom.ui.background.TimeTaken;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.Enquiry;
import headroom.whatif.sensitivity.Tornado;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.util.Duration;

/**
 * The sensitivity of the estimate that a tab is asked about: how much each assumption matters for it. The model follows
 * every evaluation at once as long as that takes no noticeable part of a frame; when it takes longer, the work is done
 * beside the window, and the latest answer counts.
 */
public final class SensitivityModel {

    /** The shares of their values by which assumptions may be moved up and down. */
    static final List<Double> SHARES = List.of(0.05, Enquiry.USUAL_SWING, 0.2, 0.5);
    /** The longest time, in nanoseconds, of an answer that is computed within a frame. */
    private static final long QUICK_NANOS = 3_000_000;
    /** An answer that is older than this is marked as old. */
    private static final Duration PATIENCE = Duration.millis(150);

    private final ProblemModel problem;
    private final Delay delay;
    private final long quickNanos;
    private final LatestAnswer<Question, Tornado> latest;
    private final ReadOnlyObjectWrapper<Optional<TornadoPlot>> plot = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper failure = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper late = new ReadOnlyBooleanWrapper();
    private final ObjectProperty<Double> share;
    private final ObjectProperty<Optional<Assumption>> pointedAt = new SimpleObjectProperty<>(Optional.empty());
    private final BooleanProperty shown = new SimpleBooleanProperty();
    private final TimeTaken pace = new TimeTaken();
    private boolean lookedAt = true;
    private int questions;
    private int answered;

    private record Question(Evaluation evaluation, Estimate estimate, double share) {}

    /**
     * The sensitivity of the estimate that a tab is asked about.
     *
     * @param background answers what takes long
     */
    public SensitivityModel(ProblemModel problem, Executor background, Delay delay) {
        this(problem, background, delay, QUICK_NANOS);
    }

    /** @param quickNanos what takes longer is not done within a frame */
    SensitivityModel(ProblemModel problem, Executor background, Delay delay, long quickNanos) {
        this.quickNanos = quickNanos;
        this.problem = problem;
        this.delay = delay;
        this.share = problem.enquiry().swingProperty();
        JavaFxThread screen = new JavaFxThread();
        this.latest = new LatestAnswer<>(background, screen, this::answer, this::show, this::fail);
        problem.evaluationProperty().subscribe((_, _) -> ask());
        problem.enquiry().subjectProperty().subscribe((_, _) -> ask());
        share.subscribe((_, _) -> ask());
        problem.heldProperty().subscribe((_, held) -> {
            if (!held) {
                settle();
            }
        });
        shown.subscribe((_, now) -> {
            if (now) {
                askAgain();
            }
        });
        ask();
    }

    /** The tab that it is about. */
    ProblemModel problem() {
        return problem;
    }

    /** The tornado as it stands; empty until there is a first answer, and after a failure. */
    public ReadOnlyObjectProperty<Optional<TornadoPlot>> plotProperty() {
        return plot.getReadOnlyProperty();
    }

    /** The reason why there is no tornado, without a full stop; empty while nothing has failed. */
    public ReadOnlyStringProperty failureProperty() {
        return failure.getReadOnlyProperty();
    }

    /** True while the answer to the present scenario is still being computed, so that the one that shows is old. */
    public ReadOnlyBooleanProperty lateProperty() {
        return late.getReadOnlyProperty();
    }

    /** The share of their values by which assumptions without an uncertain range are moved up and down. */
    ObjectProperty<Double> shareProperty() {
        return share;
    }

    /** The assumption that a person points at in the tornado; empty for none. */
    public ObjectProperty<Optional<Assumption>> pointedAtProperty() {
        return pointedAt;
    }

    /** True while the tornado is looked at; work that takes long is otherwise left until a gesture is over. */
    BooleanProperty shownProperty() {
        return shown;
    }

    /** Follows only while somebody looks at the tab: what was missed meanwhile is made up for. */
    public void followWhile(ObservableValue<Boolean> looking) {
        looking.subscribe(now -> {
            lookedAt = now;
            if (now) {
                askAgain();
            } else {
                latest.cancel();
            }
        });
    }

    private void ask() {
        int question = ++questions;
        if (!lookedAt) {
            return;
        }
        Question next = new Question(problem.evaluation(), problem.enquiry().subjectProperty().get(), share.get());
        if (pace.isWithin(quickNanos)) {
            latest.answer(next);
        } else {
            delay.after(PATIENCE, () -> late.set(late.get() || answered < question));
            if (shown.get() || !problem.heldProperty().get()) {
                latest.ask(next);
            }
        }
    }

    private Tornado answer(Question question, BooleanSupplier cancelled) {
        long start = System.nanoTime();
        Tornado answer = Tornado.of(question.evaluation, question.estimate, question.share, cancelled);
        pace.took(System.nanoTime() - start);
        return answer;
    }

    private void show(Tornado tornado) {
        answered = questions;
        late.set(false);
        failure.set("");
        boolean held = problem.heldProperty().get();
        plot.set(Optional.of(plot.get().filter(_ -> held).map(standing -> standing.moved(tornado))
                .orElseGet(() -> TornadoPlot.of(tornado))));
    }

    /** No number stays that is not of the present scenario. */
    private void fail(String sentence) {
        answered = questions;
        late.set(false);
        plot.set(Optional.empty());
        failure.set(sentence);
    }

    /** Sorts the rows after a gesture. */
    private void settle() {
        plot.set(plot.get().map(standing -> TornadoPlot.of(standing.tornado())));
        askAgain();
    }

    /** Asks what was left unasked. */
    private void askAgain() {
        if (answered < questions) {
            ask();
        }
    }
}
