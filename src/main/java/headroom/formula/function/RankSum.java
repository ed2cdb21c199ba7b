package headroom.formula.function;

import java.util.Arrays;

/**
 * A sum over consecutive ranks, by way of few of them. The function must be smooth in the logarithm of the rank, as
 * power laws and what is made of them are. The first ranks are summed one by one; the long tail is an integral, by Gauss
 * and Legendre's rule on panels of equal ratio, and the Euler–Maclaurin corrections at both its ends in differences
 * (Gauss's form, to the fifth). What is left out is about 1e-9 of the sum, and at most 1e-8.
 */
final class RankSum {

    /** The place from which on ranks lie close enough for the integral. */
    private static final double TAIL = 16;
    /** The widest panel, in e-folds of the rank, for functions no steeper than the rank itself. */
    private static final double PANEL = 1.2;
    /** The positive half of the ten-point Gauss–Legendre rule on −1…1: abscissas, and their weights. */
    private static final double[] ABSCISSAS = {0.1488743389816312, 0.4333953941292472, 0.6794095682990244,
        0.8650633666889845, 0.9739065285171717};
    private static final double[] GAUSS_WEIGHTS = {0.2955242247147529, 0.2692667193099964, 0.2190863625159820,
        0.1494513491505806, 0.0666713443086881};
    /** The weights of the values ½, 1½ and 2½ ranks above an end in the correction there; below the end they are negative. */
    private static final double[] END_WEIGHTS = endWeights();

    private final double[] places;
    private final double[] weights;
    private int size;

    /**
     * A rule for the sum over the places first, first + 1, … .
     *
     * @param first above 0, not necessarily whole
     * @param count the number of places
     * @param steepness the e-folds that the function may change in one e-fold of the place
     */
    RankSum(double first, int count, double steepness) {
        int head = (int) Math.max(0, Math.ceil(TAIL - first));
        double start = first + head - 0.5;
        double end = first + count - 0.5;
        double span = head < count ? Math.log(end / start) : 0;
        int panels = (int) Math.ceil(span * Math.max(1, steepness) / PANEL);
        int thinned = head + panels * 2 * ABSCISSAS.length + 4 * END_WEIGHTS.length;
        boolean worthIt = panels > 0 && thinned < count;
        places = new double[worthIt ? thinned : count];
        weights = new double[places.length];
        addEach(first, worthIt ? head : count);
        if (worthIt) {
            addPanels(start, Math.exp(span / panels), panels);
            addEnd(start, -1);
            addEnd(end, 1);
        }
    }

    private static double[] endWeights() {
        double first = -1.0 / 24;
        double third = 17.0 / 5760;
        double fifth = -367.0 / 967_680;
        return new double[]{first - 3 * third + 10 * fifth, third - 5 * fifth, fifth};
    }

    private void add(double place, double weight) {
        places[size] = place;
        weights[size++] = weight;
    }

    private void addEach(double first, int count) {
        for (int i = 0; i < count; i++) {
            add(first + i, 1);
        }
    }

    /** Adds the panels, with the logarithm of the place as the variable: dx = x d(ln x). */
    private void addPanels(double start, double ratio, int panels) {
        double half = Math.log(ratio) / 2;
        double middle = start * Math.sqrt(ratio);
        double[] stretches = Arrays.stream(ABSCISSAS).map(abscissa -> Math.exp(half * abscissa)).toArray();
        for (int panel = 0; panel < panels; panel++, middle *= ratio) {
            for (int i = 0; i < ABSCISSAS.length; i++) {
                double weight = half * GAUSS_WEIGHTS[i];
                add(middle * stretches[i], weight * middle * stretches[i]);
                add(middle / stretches[i], weight * middle / stretches[i]);
            }
        }
    }

    private void addEnd(double at, int sign) {
        for (int i = 0; i < END_WEIGHTS.length; i++) {
            add(at + 0.5 + i, sign * END_WEIGHTS[i]);
            add(at - 0.5 - i, -sign * END_WEIGHTS[i]);
        }
    }

    /** The number of places at which the rule takes the function. */
    int size() {
        return size;
    }

    /** A place at which the rule takes the function. */
    double place(int index) {
        return places[index];
    }

    /** The weight of the value there. */
    double weight(int index) {
        return weights[index];
    }
}
