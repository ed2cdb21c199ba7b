package headroom.text;

import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The way in which values of a quantity are printed; each style takes a value in base units and its unit. */
public enum Style {
    /** Things that are counted, a mean of them perhaps: see {@link Counting}; to the nearest. */
    COUNT(Counting.NEAREST),
    /** Things that find room, or are freed: a part of one is none, so a fraction of a few is rounded down. */
    FITTING(Counting.ROOM),
    /** Things that are needed: never rounded down, so that as many are enough. */
    NEEDED(Counting.NEED),
    /** Rates and plain numbers: three significant digits, from a million on with M or G. */
    NUMBER {
        @Override
        Figure print(double value, Unit unit, int more) {
            boolean large = Math.abs(Digits.rounded(value, RoundingMode.HALF_EVEN)) >= 1e6;
            return large ? Counting.prefixed(value, unit, more, RoundingMode.HALF_EVEN)
                    : counted(Digits.finer(value, more), unit);
        }

        @Override
        Figure printBeside(double other, double value, Unit unit, int more) {
            return Counting.isLong(other, value) ? counted(Counting.shortened(value, more), unit)
                    : print(value, unit, more);
        }
    },
    /** Money: three decimals below 1, and as many as two digits take; two below 100, whole above. */
    DOLLARS {
        @Override
        Figure print(double value, Unit unit, int more) {
            double size = Math.abs(effective(value));
            String number = Math.rint(size) >= 1e6
                    ? Counting.prefixed(size, unit, more, RoundingMode.HALF_EVEN).number()
                    : size >= 99.995 ? Digits.finer(size, 0, more == 0 ? 0 : more + 1)
                    : size > 0 && size < 1 ? Digits.small(size, (size < DIME ? 2 : 3) + more)
                    : Digits.finer(size, 2, more);
            return dollars(value, number, unit);
        }

        @Override
        double effective(double value) {
            return Math.abs(value) < LEAST_SHARE ? 0 : value;
        }

        @Override
        Figure printBeside(double other, double value, Unit unit, int more) {
            return Counting.isLong(other, value) ? dollars(value, Counting.shortened(Math.abs(value), more), unit)
                    : print(value, unit, more);
        }
    },
    /** Shares: percent with one decimal, from a hundred times the whole on without. */
    SHARE {
        @Override
        public Figure print(double value, Unit unit) {
            // Less than the one decimal that shares have is little, not nothing, down to one in a hundred thousand.
            return Math.abs(value) >= LITTLE && Math.abs(value) < LEAST_DECIMAL
                    ? printApart(unit, value).getFirst() : super.print(value, unit);
        }

        @Override
        Figure print(double value, Unit unit, int more) {
            return new Figure(Digits.finer(value * 100, Math.abs(value) < MANY_TIMES ? 1 : 0, more), "%");
        }

        @Override
        double effective(double value) {
            return Math.abs(value) < LEAST_SHARE ? 0 : value;
        }

        // All but a few is not all.
        @Override
        List<Double> special() {
            return List.of(0.0, 1.0);
        }

        @Override
        public Prefix prefix(double largest) {
            return new Prefix("%", 0.01);
        }
    },
    /** Ratios: three significant digits and ×. */
    FACTOR {
        @Override
        Figure print(double value, Unit unit, int more) {
            return new Figure(Digits.finer(value, more), "×");
        }

        @Override
        public Prefix prefix(double largest) {
            return new Prefix("×", 1);
        }
    },
    /** Seconds in the unit that a person would say, from ns to days. */
    TIME(Prefixes.TIME),
    /** Bytes in powers of 1000. */
    BYTES(Prefixes.DECIMAL_BYTES),
    /** Bytes in powers of 1024. */
    BINARY_BYTES(Prefixes.BINARY_BYTES),
    /** Bytes in GiB with two decimals, so that small and large ones compare at a glance. */
    GIBIBYTES {
        @Override
        Figure print(double value, Unit unit, int more) {
            return new Figure(Digits.finer(value / (1L << 30), 2, more), "GiB" + unit.denominator());
        }

        @Override
        double effective(double value) {
            return bytes(value);
        }

        @Override
        public Prefix prefix(double largest) {
            return new Prefix("GiB", 1L << 30);
        }
    };

    /** The amount below which two decimals would be less than two digits. */
    private static final double DIME = 0.1;
    /** The least share that rounds to the first decimal of a percentage. */
    private static final double LEAST_DECIMAL = 0.0005;
    private static final double LITTLE = 1e-5;
    private static final double MANY_TIMES = 100;
    /** The share below which there is nothing. */
    private static final double LEAST_SHARE = 1e-9;
    /** The share of two values below which their difference would need more than six digits. */
    private static final double RESOLUTION = 1e-5;
    /** The bytes, or bytes a second, below which 0 is printed, since a byte is not divisible. */
    private static final double LEAST_BYTES = 0.001;

    private final @Nullable Counting counting;
    private final @Nullable Prefixes prefixes;

    Style() {
        this(null, null);
    }

    Style(Counting counting) {
        this(counting, null);
    }

    Style(Prefixes prefixes) {
        this(null, prefixes);
    }

    Style(@Nullable Counting counting, @Nullable Prefixes prefixes) {
        this.counting = counting;
        this.prefixes = prefixes;
    }

    /** True when whole things are counted. */
    public boolean counts() {
        return counting != null;
    }

    /**
     * A finite value in base units as a part of a formula, where a reader computes with it, with {@code more} digits than
     * usual.
     */
    public Figure printOperand(double value, Unit unit, int more) {
        return counting == null ? more == 0 ? print(value, unit) : print(value, unit, more)
                : counting.printOperand(value, unit, more);
    }

    /** The base value that a reader takes a printed one for. */
    public double read(Figure figure) {
        String head = figure.unit().replaceFirst("/.*", "");
        return Digits.read(figure.number()) * switch (this) {
            case SHARE -> 0.01;
            case TIME -> Prefixes.TIME.size(head);
            case BYTES -> Prefixes.DECIMAL_BYTES.size(head);
            case BINARY_BYTES, GIBIBYTES -> Prefixes.BINARY_BYTES.size(head);
            case COUNT, FITTING, NEEDED, NUMBER, DOLLARS, FACTOR -> 1;
        };
    }

    /** The figure of a value in base units; a dash for what is infinite or NaN. */
    public Figure print(double value, Unit unit) {
        return Double.isFinite(value) ? print(value, unit, 0) : Figure.ABSENT;
    }

    /**
     * Prints values in base units that are read against each other: with as many digits as tell different ones apart, but
     * no more than six significant ones, and none as 0 that is not; a dash where there is none (NaN).
     */
    public List<Figure> printApart(Unit unit, double... values) {
        return apart(values, (value, more) -> print(value, unit, more));
    }

    /** Figures as of {@link #printApart}, short, and in the unit in which {@code other} is printed where that is readable. */
    public List<Figure> printApartBeside(double other, Unit unit, double... values) {
        return apart(values, (value, more) -> printBeside(other, value, unit, more));
    }

    private List<Figure> apart(double[] values, DistinctFigures.Printer printer) {
        return new DistinctFigures(RESOLUTION, special(), printer)
                .print(Arrays.stream(values).map(this::effective).toArray());
    }

    /** The figure of a finite value in base units with {@code more} digits than usual. */
    Figure print(double value, Unit unit, int more) {
        return prefixes == null ? Objects.requireNonNull(counting).print(value, unit, more)
                : prefixes.print(effective(value), unit, more);
    }

    /** The figure of a finite value in base units, short, as it stands beside {@code other}. */
    Figure printBeside(double other, double value, Unit unit, int more) {
        return prefixes != null ? prefixes.printBeside(effective(other), effective(value), unit, more)
                : counting == null ? print(value, unit, more) : counting.printBeside(other, value, unit, more);
    }

    /** The value that is printed: 0 for one that is too small to be anything. */
    double effective(double value) {
        return this == BYTES || this == BINARY_BYTES ? bytes(value) : value;
    }

    /** Values that mean something of their own: nothing else is printed like them. */
    List<Double> special() {
        return List.of(0.0);
    }

    /** The unit that several values share on an axis: the one in which a person would say the largest of them. */
    public Prefix prefix(double largest) {
        return prefixes == null ? new Prefix("", 1) : prefixes.prefix(largest);
    }

    /** The style that a unit suggests: its numerator's kind; counted things and rates of them are told apart by /s. */
    public static Style of(Unit unit) {
        return switch (unit.numerator()) {
            case "%", "share" -> SHARE;
            case "×" -> FACTOR;
            case "$" -> DOLLARS;
            case "s", "ms", "µs", "ns", "min" -> TIME;
            case "B", "kB", "MB", "GB", "TB", "PB" -> BYTES;
            case "KiB", "MiB", "GiB", "TiB", "PiB" -> BINARY_BYTES;
            case "", "1", "FLOP", "kFLOP", "MFLOP", "GFLOP", "TFLOP" -> NUMBER;
            case "tok", "req" -> unit.denominator().startsWith("/s") ? NUMBER : COUNT;
            case "h" -> unit.dimension().equals(Dimension.of(Base.SECOND)) ? TIME : COUNT;
            default -> COUNT;
        };
    }

    private static double bytes(double value) {
        return Math.abs(value) < LEAST_BYTES ? 0 : value;
    }

    /** An amount; what prints as nothing has no sign. */
    private static Figure dollars(double value, String size, Unit unit) {
        boolean something = size.chars().anyMatch(c -> c >= '1' && c <= '9');
        return new Figure((value < 0 && something ? Digits.MINUS : "") + "$" + size, unit.denominator());
    }

    /** Bytes that are a short number in powers of 1024; empty where they are none. */
    public static Optional<Figure> binary(double value, Unit unit) {
        if (of(unit) != BYTES) {
            return Optional.empty();
        }
        Figure figure = BINARY_BYTES.print(value, unit);
        return Digits.same(BINARY_BYTES.read(figure), value) ? Optional.of(figure) : Optional.empty();
    }

    /** A unit as it stands beside several numbers, or apart from them: {@code GPUs/node}. */
    public static String unitOfMany(Unit unit) {
        return counted("2", unit).unit();
    }

    /** A printed number and the unit in the singular or plural that goes with it. */
    public static Figure counted(String number, Unit unit) {
        String counted = number.equals("1") ? Nouns.singular(unit.numerator()) : unit.plural();
        return new Figure(number, (unit.numerator().equals("1") ? "" : counted) + unit.denominator());
    }
}
