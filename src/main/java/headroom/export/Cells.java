package headroom.export;

import headroom.model.Prose;
import headroom.model.expression.Assumption;
import headroom.model.expression.Digits;
import headroom.model.expression.Quantity;
import headroom.model.expression.Style;
import headroom.model.expression.Unit;

/** How quantities and their values, given in base units, stand in a table. */
public enum Cells {
    /** By name, and with units, as a person reads them. */
    PRINTED {
        @Override
        String name(Quantity quantity) {
            return quantity.label();
        }

        @Override
        String value(Quantity quantity, double value) {
            return Double.isNaN(value) ? Prose.NO_VALUE : quantity.print(value).toString();
        }

        @Override
        String share(double share) {
            return Double.isNaN(share) ? Prose.NO_VALUE : Style.SHARE.print(share, Unit.SHARE).toString();
        }

        @Override
        String number(double number) {
            return Double.isNaN(number) ? Prose.NO_VALUE : Digits.significant(number);
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

    abstract String share(double share);

    abstract String number(double number);

    /** A value that an assumption was put to for a while, in its own unit: printed, three digits of it are enough. */
    String place(Assumption assumption, double value) {
        return this == RAW ? number(value) : assumption.printRounded(value).toString();
    }

    /** A value that an assumption has, in its own unit: printed with every digit that was typed. */
    String own(Assumption assumption, double value) {
        return this == RAW ? number(value) : value(assumption, assumption.unit().toBase(value));
    }
}
