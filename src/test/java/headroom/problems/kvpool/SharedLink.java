package headroom.problems.kvpool;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.random.RandomGenerator;

/** A link whose transfers, all of one size, share it equally, event by event. */
final class SharedLink {

    private SharedLink() {}

    /**
     * How many times longer a transfer takes than alone, on average.
     *
     * <p>All transfers in progress have got the same since the latest of them began, so they end in the order of their
     * beginning, and one clock of what each has got is enough.
     */
    static double slowdown(double load, int transfers, RandomGenerator random) {
        Deque<double[]> running = new ArrayDeque<>();
        double now = 0;
        double served = 0;
        double sum = 0;
        double arrival = 0;
        int ended = 0;
        while (ended < transfers) {
            double end = running.isEmpty() ? Double.POSITIVE_INFINITY
                    : now + (running.peekFirst()[1] - served) * running.size();
            double next = Math.min(end, arrival);
            served += running.isEmpty() ? 0 : (next - now) / running.size();
            now = next;
            if (end <= arrival) {
                sum += now - running.removeFirst()[0];
                ended++;
            } else {
                running.addLast(new double[]{now, served + 1});
                arrival = now - Math.log(1 - random.nextDouble()) / load;
            }
        }
        return sum / transfers;
    }
}
