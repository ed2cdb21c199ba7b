package headroom.drawing.plot.axis;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;

/** Moves things on a line apart until none overlap, each as little as possible. */
public final class Spread {

    private Spread() {}

    /** Neighbours that move together: how many, and how far from the tightly packed order. */
    private record Pool(int size, double shift) {

        Pool joined(Pool next) {
            return new Pool(size + next.size, (size * shift + next.size * next.shift) / (size + next.size));
        }
    }

    /**
     * The place of each thing: least squares under the condition that they keep their order (isotonic regression by
     * pooling adjacent violators).
     *
     * @param middles where each wants its middle
     * @param lengths how long each is
     * @return the middle of each, in the given order; within from…to when all fit
     */
    public static double[] apart(double[] middles, double[] lengths, double from, double to) {
        List<Integer> order = IntStream.range(0, middles.length).boxed()
                .sorted(Comparator.comparingDouble(i -> middles[i])).toList();
        double packed = 0;
        Deque<Pool> pools = new ArrayDeque<>();
        for (int i : order) {
            Pool pool = new Pool(1, middles[i] - packed - lengths[i] / 2);
            while (!pools.isEmpty() && pools.peekLast().shift > pool.shift) {
                pool = pools.removeLast().joined(pool);
            }
            pools.addLast(pool);
            packed += lengths[i];
        }
        double most = Math.max(from, to - packed);
        double[] result = new double[middles.length];
        double start = 0;
        int next = 0;
        for (Pool pool : pools) {
            for (int member = 0; member < pool.size; member++) {
                int i = order.get(next++);
                result[i] = Math.clamp(pool.shift, from, most) + start + lengths[i] / 2;
                start += lengths[i];
            }
        }
        return result;
    }
}
