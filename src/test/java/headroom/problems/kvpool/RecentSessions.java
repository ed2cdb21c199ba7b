package headroom.problems.kvpool;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.random.RandomGenerator;

/** An LRU cache of whole sessions under turns that come at random, turn by turn. */
final class RecentSessions {

    /** A turn of a session, the first or a later one. */
    private record Turn(double at, long session, boolean returns) {}

    private RecentSessions() {}

    /** The share of later turns that still find their session; the first half of the turns only fills the cache. */
    static double found(int capacity, double rate, double chance, double median, double sigma, int turns,
            RandomGenerator random) {
        Map<Long, Boolean> kept = LinkedHashMap.newLinkedHashMap(capacity);
        PriorityQueue<Turn> coming = new PriorityQueue<>((one, other) -> Double.compare(one.at, other.at));
        long sessions = 0;
        coming.add(new Turn(0, sessions++, false));
        double hits = 0;
        double asked = 0;
        for (int i = 0; i < turns; i++) {
            Turn turn = coming.remove();
            boolean hit = kept.remove(turn.session) != null;
            if (turn.returns && i > turns / 2) {
                asked++;
                hits += hit ? 1 : 0;
            }
            kept.put(turn.session, true);
            if (kept.size() > capacity) {
                kept.remove(kept.keySet().iterator().next());
            }
            if (random.nextDouble() < chance) {
                double gap = median * Math.exp(sigma * random.nextGaussian());
                coming.add(new Turn(turn.at + gap, turn.session, true));
            }
            if (!turn.returns) {
                // New sessions come so often that turns come at the rate.
                double gap = -Math.log(1 - random.nextDouble()) / (rate * (1 - chance));
                coming.add(new Turn(turn.at + gap, sessions++, false));
            }
        }
        return hits / asked;
    }
}
