package headroom.formula.function;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * The answers that were found within a run, by their questions. It is small: when it is full all is forgotten, and when
 * until then nothing was asked twice, it remembers no more. For one thread.
 *
 * @param <Q> a question
 * @param <A> its answer
 */
final class Memory<Q, A> {

    private static final int MOST = 1_024;

    private final Map<Q, A> known = new HashMap<>();
    private final Function<Q, A> find;
    private boolean remembers = true;
    private boolean asked;

    /** A memory of what {@code find} answers, which must answer the same again. */
    Memory(Function<Q, A> find) {
        this.find = find;
    }

    A answer(Q question) {
        if (!remembers) {
            return find.apply(question);
        }
        A before = known.get(question);
        if (before != null) {
            asked = true;
            return before;
        }
        if (known.size() >= MOST) {
            known.clear();
            remembers = asked;
        }
        A found = find.apply(question);
        known.put(question, found);
        return found;
    }
}
