package headroom.ui.explain.sensitivity;

import headroom.formula.Assumption;
import headroom.whatif.sensitivity.Tornado;
import headroom.whatif.uncertainty.Samples.Importance;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/**
 * The rank correlations that tell how closely an estimate follows each uncertain assumption when all of them vary at
 * once; a tornado moves one at a time.
 *
 * @param importance the strongest first
 */
record Ranking(List<Importance> importance) {

    /** So many of the first in one order are looked for in the other. */
    private static final int FIRST = 3;

    /** The rank correlation with an assumption; empty when it is certain. */
    OptionalDouble of(Assumption assumption) {
        return importance.stream().filter(each -> each.assumption().equals(assumption)).mapToDouble(Importance::rank)
                .findFirst();
    }

    /**
     * One sentence about each assumption that is among the first in one of the two orders and in the lower half of the
     * other; empty when there is none.
     */
    String disagreement(Tornado tornado) {
        List<Assumption> byRank = importance.stream().map(Importance::assumption).toList();
        List<Assumption> bySwing = byRank.stream().sorted((one, other) -> Double.compare(size(tornado, other),
                size(tornado, one))).toList();
        int half = (byRank.size() + 1) / 2;
        int first = Math.min(FIRST, half);
        return byRank.stream().filter(assumption -> {
            int rank = byRank.indexOf(assumption);
            int swing = bySwing.indexOf(assumption);
            return Math.min(rank, swing) < first && Math.max(rank, swing) >= half;
        }).map(assumption -> "%s is %s by swing, but %s by rank correlation.".formatted(assumption.label(),
                SwingWords.ordinal(bySwing.indexOf(assumption) + 1),
                SwingWords.ordinal(byRank.indexOf(assumption) + 1)))
                .collect(Collectors.joining(" "));
    }

    private static double size(Tornado tornado, Assumption assumption) {
        return tornado.swing(assumption).map(swing -> swing.size()).orElse(0.0);
    }
}
