package headroom.model;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Answers kept for the next time, as long as there is room: what nobody asked for the longest goes first. The same few are
 * asked for at every move of a slider, while what somebody typed may never come again. Safe for any thread.
 *
 * @param <Q> a question
 * @param <A> an answer
 */
public final class RecentlyUsed<Q, A> {

    private final long room;
    private final ToLongFunction<A> size;
    private final Map<Q, A> kept = new LinkedHashMap<>(16, 0.75f, true);
    private long used;

    /**
     * A memory in which nothing is kept yet.
     *
     * @param room the sum of sizes that is kept; the answer just asked for is kept in any case
     * @param size the size of an answer
     */
    public RecentlyUsed(long room, ToLongFunction<A> size) {
        this.room = room;
        this.size = size;
    }

    /** A memory of so many answers at most. */
    public static <Q, A> RecentlyUsed<Q, A> most(int count) {
        return new RecentlyUsed<>(count, _ -> 1);
    }

    /** The answer that is kept, or else the one that {@code find} gives, which must give an equal one each time. */
    public A of(Q question, Function<? super Q, ? extends A> find) {
        synchronized (kept) {
            @Nullable
            A known = kept.get(question);
            if (known != null) {
                return known;
            }
        }
        // Nobody waits for it who asks for something else; two who ask for the same at once both find it.
        A found = find.apply(question);
        synchronized (kept) {
            @Nullable
            A before = kept.put(question, found);
            used += size.applyAsLong(found) - (before == null ? 0 : size.applyAsLong(before));
            for (Iterator<A> eldest = kept.values().iterator(); used > room && kept.size() > 1;) {
                used -= size.applyAsLong(eldest.next());
                eldest.remove();
            }
        }
        return found;
    }

    /** The sum of the sizes of what is kept. */
    long used() {
        synchronized (kept) {
            return used;
        }
    }
}
