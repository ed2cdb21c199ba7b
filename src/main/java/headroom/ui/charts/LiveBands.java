package headroom.ui.charts;

import headroom.model.Scenario;
import headroom.ui.background.Latest;
import headroom.whatif.Bands;
import headroom.whatif.ChartData;
import headroom.whatif.ChartData.LineData;
import headroom.whatif.Column;
import headroom.whatif.uncertainty.BandSweep;
import headroom.whatif.uncertainty.BandSweep.Detail;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The bands of a live chart. A preview is computed together with its lines, where a frame has time for it; a chart for
 * which it has not is shown without bands until they come from another thread, and after a gesture so do the full ones.
 * Bands of one scenario are never shown with the lines of another.
 */
final class LiveBands {

    private final BandSweep previews = new BandSweep();
    private final BandSweep behind = new BandSweep();
    private final Supplier<BooleanSupplier> patience;
    private final Latest<Question, Answer> latest;
    private final Runnable changed;
    private volatile @Nullable Answer answer;
    private volatile boolean late;
    private @Nullable Question asked;

    /** Bands of a chart's numbers in a scenario; of the numbers only the places count. */
    private record Question(ChartData numbers, Scenario scenario, Detail detail) {

        boolean isFor(ChartData others, Scenario other) {
            return scenario.equals(other) && places(numbers).equals(places(others));
        }

        private static Column places(ChartData data) {
            return data instanceof LineData lines ? lines.xs() : Column.of();
        }
    }

    private record Answer(Question question, @Nullable Bands bands) {}

    /**
     * No bands yet.
     *
     * @param patience says, for each preview, when a frame has no more time for it
     * @param background computes what takes longer
     * @param screen hands it over to the JavaFX thread
     * @param changed told there that bands are ready to be drawn
     */
    LiveBands(Supplier<BooleanSupplier> patience, Executor background, Executor screen, Runnable changed) {
        this.patience = patience;
        this.changed = changed;
        this.latest = new Latest<>(background, screen, this::answer, this::ready);
    }

    /** The numbers with the best bands that can be had at once; any thread. */
    ChartData beneath(ChartData present, Scenario scenario) {
        Answer ready = answer;
        if (ready != null && ready.question.isFor(present, scenario)) {
            return present.with(ready.bands);
        }
        if (late) {
            return present;
        }
        try {
            return previews.beneath(present, scenario, Detail.PREVIEW, patience.get());
        } catch (CancellationException tooLong) {
            late = true;
            return present;
        }
    }

    /** Asks for what is missing, when numbers are on the screen; on the JavaFX thread. */
    void shown(ChartData numbers, Scenario scenario, boolean held) {
        // The first frame after a gesture tries again, as does each one of the next gesture until one takes too long.
        late &= held;
        Detail next = next(numbers, scenario, held);
        Question pending = asked;
        if (next == null) {
            asked = null;
            latest.cancel();
        } else if (pending == null || !pending.detail.equals(next) || !pending.isFor(numbers, scenario)) {
            asked = new Question(numbers, scenario, next);
            latest.ask(asked);
        }
    }

    private @Nullable Detail next(ChartData numbers, Scenario scenario, boolean held) {
        if (scenario.uncertainAssumptions().isEmpty() || numbers.isAbsent()) {
            return null;
        }
        Answer ready = answer;
        boolean answered = ready != null && ready.question.isFor(numbers, scenario);
        if (!answered && numbers.bands() == null) {
            return Detail.PREVIEW;
        }
        boolean full = answered && ready != null && ready.question.detail.equals(Detail.FULL);
        return full || held ? null : Detail.FULL;
    }

    /** Lets go of what was asked. */
    void stop() {
        latest.cancel();
    }

    private Answer answer(Question question, BooleanSupplier cancelled) {
        ChartData with = behind.beneath(question.numbers.with(null), question.scenario, question.detail, cancelled);
        return new Answer(question, with.bands());
    }

    private void ready(Answer next) {
        answer = next;
        asked = null;
        changed.run();
    }
}
