package headroom.document;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.formula.Quantity;
import headroom.model.LiveNumbers;
import headroom.text.Digits;
import headroom.text.Figure;
import headroom.text.Style;
import headroom.text.Unit;
import java.util.Arrays;
import java.util.List;

/** The forms in which quantities and their values, given in base units, stand in a table. */
public enum Cells {
    /** By name, and with units, as a person reads them. */
    PRINTED {
        @Override
        String name(Quantity quantity) {
            return quantity.label();
        }

        @Override
        String value(Quantity quantity, double value) {
            return Double.isNaN(value) ? LiveNumbers.NO_VALUE : quantity.print(value).toString();
        }

        @Override
        List<String> values(Quantity quantity, double... values) {
            return texts(quantity.printApart(values));
        }

        @Override
        List<String> places(Assumption assumption, double... values) {
            return texts(assumption.printRoundedApart(values));
        }

        @Override
        String share(double share) {
            return Style.SHARE.printApart(Unit.SHARE, share).getFirst().toString();
        }

        @Override
        String number(double number) {
            return Double.isNaN(number) ? LiveNumbers.NO_VALUE : Digits.significant(number);
        }
    },
    /** By id, and as a number with all its digits: assumptions in their own units, estimates in base units; empty where there is none. */
    RAW {
        @Override
        String name(Quantity quantity) {
            return quantity.id();
        }

        @Override
        String value(Quantity quantity, double value) {
            return number(quantity instanceof Assumption assumption ? assumption.unit().fromBase(value) : value);
        }

        @Override
        List<String> values(Quantity quantity, double... values) {
            return Arrays.stream(values).mapToObj(value -> value(quantity, value)).toList();
        }

        @Override
        List<String> places(Assumption assumption, double... values) {
            return Arrays.stream(values).mapToObj(this::number).toList();
        }

        @Override
        String share(double share) {
            return number(share);
        }

        @Override
        String number(double number) {
            return Table.raw(number);
        }
    };

    abstract String name(Quantity quantity);

    abstract String value(Quantity quantity, double value);

    /** Values that are read against each other. */
    abstract List<String> values(Quantity quantity, double... values);

    /**
     * Values that an assumption was put to for a while, in its own unit: printed, three digits of them are enough, or as
     * many as tell them apart.
     */
    abstract List<String> places(Assumption assumption, double... values);

    /** The name of a column, for people or for machines. */
    String word(String printed, String raw) {
        return this == RAW ? raw : printed;
    }

    /** The distance of two values. */
    String difference(Estimate estimate, double size) {
        return this == RAW ? number(size) : estimate.printDifference(size).toString();
    }

    abstract String share(double share);

    abstract String number(double number);

    private static List<String> texts(List<Figure> figures) {
        return figures.stream().map(Figure::toString).toList();
    }

    /** A value that an assumption has, in its own unit: printed with every digit that was typed. */
    String own(Assumption assumption, double value) {
        return this == RAW ? number(value) : value(assumption, assumption.unit().toBase(value));
    }
}
