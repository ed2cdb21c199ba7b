package headroom.model.expression;

import java.util.Set;

/** How an estimate's values are printed; each style takes a value in base units and its unit. */
public enum Style {
    /** Things that are counted: whole, half to even, and from a million on in three digits with M or G. */
    COUNT {
        @Override
        public Figure print(double value, Unit unit) {
            boolean large = Math.abs(Math.rint(value)) >= 1e6;
            return large ? prefixed(value, unit) : counted(Digits.whole(value), unit);
        }

        // A fraction of a thing keeps four digits: what is rounded up must show what it is rounded up from.
        @Override
        public Figure printOperand(double value, Unit unit) {
            boolean small = Math.abs(value) < 1e6 && value != Math.rint(value);
            return small ? counted(Digits.significant(value, 4), unit) : print(value, unit);
        }
    },
    /** Rates and plain numbers: three significant digits, from a million on with M or G. */
    NUMBER {
        @Override
        public Figure print(double value, Unit unit) {
            boolean large = Math.abs(Digits.rounded(value)) >= 1e6;
            return large ? prefixed(value, unit) : counted(Digits.significant(value), unit);
        }
    },
    /** Money: two decimals below 100, whole above. */
    DOLLARS {
        @Override
        public Figure print(double value, Unit unit) {
            double size = Math.abs(value);
            boolean cents = size < 99.995;
            String sign = value < 0 && size > HALF_A_CENT ? Digits.MINUS : "";
            String number = Math.rint(size) >= 1e6 ? prefixed(size, unit).number()
                    : cents ? Digits.decimals(size, 2) : Digits.whole(size);
            return new Figure(sign + "$" + number, unit.denominator());
        }
    },
    /** Shares: percent with one decimal. */
    SHARE {
        @Override
        public Figure print(double value, Unit unit) {
            return new Figure(Digits.decimals(value * 100, 1), "%");
        }

        @Override
        public Prefix prefix(double largest) {
            return new Prefix("%", 0.01);
        }
    },
    /** Ratios: three significant digits and ×. */
    FACTOR {
        @Override
        public Figure print(double value, Unit unit) {
            return new Figure(Digits.significant(value), "×");
        }

        @Override
        public Prefix prefix(double largest) {
            return new Prefix("×", 1);
        }
    },
    /** Seconds in the unit that a person would say, from ns to days. */
    TIME {
        @Override
        public Figure print(double value, Unit unit) {
            return Prefixes.TIME.print(value, unit);
        }

        @Override
        public Prefix prefix(double largest) {
            return Prefixes.TIME.prefix(largest);
        }
    },
    /** Bytes in powers of 1000. */
    BYTES {
        @Override
        public Figure print(double value, Unit unit) {
            return Prefixes.DECIMAL_BYTES.print(bytes(value), unit);
        }

        @Override
        public Prefix prefix(double largest) {
            return Prefixes.DECIMAL_BYTES.prefix(largest);
        }
    },
    /** Bytes in powers of 1024. */
    BINARY_BYTES {
        @Override
        public Figure print(double value, Unit unit) {
            return Prefixes.BINARY_BYTES.print(bytes(value), unit);
        }

        @Override
        public Prefix prefix(double largest) {
            return Prefixes.BINARY_BYTES.prefix(largest);
        }
    },
    /** Bytes in GiB with two decimals, so that small and large ones compare at a glance. */
    GIBIBYTES {
        @Override
        public Figure print(double value, Unit unit) {
            return new Figure(Digits.decimals(value / (1L << 30), 2), "GiB" + unit.denominator());
        }

        @Override
        public Prefix prefix(double largest) {
            return new Prefix("GiB", 1L << 30);
        }
    };

    /** Up to here an amount prints as 0.00, which has no sign. */
    private static final double HALF_A_CENT = 0.005;
    /** A byte is not divisible: less than this, even a second, reads 0. */
    private static final double LEAST_BYTES = 0.001;
    private static final Set<String> PLURALS = Set.of("GPU", "unit", "node", "instance", "session", "adapter", "expert",
            "block", "connection", "core", "replica", "scorer", "answer", "question", "version", "request", "slot",
            "lookup",
            "event", "turn", "layer", "step", "token", "parameter", "check", "month");

    /** Prints a finite value in base units as a part of a formula, where a reader computes with it. */
    public Figure printOperand(double value, Unit unit) {
        return print(value, unit);
    }

    /** Prints a finite value in base units. */
    public abstract Figure print(double value, Unit unit);

    /** The unit that several values share on an axis: the one in which a person would say the largest of them. */
    public Prefix prefix(double largest) {
        return new Prefix("", 1);
    }

    /** The style that a unit suggests: its numerator's kind; counted things and rates of them are told apart by /s. */
    public static Style of(Unit unit) {
        return switch (unit.numerator()) {
            case "%", "share" -> SHARE;
            case "×" -> FACTOR;
            case "$" -> DOLLARS;
            case "s", "ms", "µs", "ns", "min" -> TIME;
            case "B", "kB", "MB", "GB", "TB" -> BYTES;
            case "KiB", "MiB", "GiB", "TiB" -> BINARY_BYTES;
            case "", "1", "FLOP", "TFLOP", "MFLOP" -> NUMBER;
            case "tok", "req" -> unit.denominator().startsWith("/s") ? NUMBER : COUNT;
            default -> COUNT;
        };
    }

    private static double bytes(double value) {
        return Math.abs(value) < LEAST_BYTES ? 0 : value;
    }

    private static Figure prefixed(double value, Unit unit) {
        Figure figure = Prefixes.LARGE_NUMBERS.print(value, Unit.NONE);
        return counted(figure.number() + figure.unit(), unit);
    }

    /** A unit as it stands beside several numbers, or apart from them: {@code GPUs/node}. */
    public static String unitOfMany(Unit unit) {
        return counted("2", unit).unit();
    }

    /** A printed number and the unit in the singular or plural that goes with it. */
    static Figure counted(String number, Unit unit) {
        boolean plural = !number.equals("1") && PLURALS.contains(unit.numerator());
        return new Figure(number, unit.numerator().equals("1") ? unit.denominator()
                : unit.numerator() + (plural ? "s" : "") + unit.denominator());
    }
}
