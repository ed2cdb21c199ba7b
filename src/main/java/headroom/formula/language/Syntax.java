package headroom.formula.language;

import headroom.formula.Arithmetic;
import headroom.formula.Condition;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A formula or a condition as it is written, before names mean anything; each part knows its place in the text. */
sealed interface Syntax {

    /** The place where a part begins and ends. */
    record Place(int start, int end) {

        Place to(Place last) {
            return new Place(start, last.end);
        }
    }

    /** Its place in the text. */
    Place place();

    /** The parts of which it is made. */
    List<Syntax> parts();

    /** A number and its unit, which may be empty. */
    record Numeral(double amount, String unit, Place unitPlace, Place place) implements Syntax {
        @Override
        public List<Syntax> parts() {
            return List.of();
        }
    }

    /** A name of anything. */
    record Name(String id, Place place) implements Syntax {
        @Override
        public List<Syntax> parts() {
            return List.of();
        }
    }

    /** No value, and why. */
    record None(String reason, Place place) implements Syntax {
        @Override
        public List<Syntax> parts() {
            return List.of();
        }
    }

    /** A minus before something. */
    record Minus(Syntax of, Place place) implements Syntax {
        @Override
        public List<Syntax> parts() {
            return List.of(of);
        }
    }

    /** Two sides and an operation. */
    record Operation(Arithmetic.Operator operator, Syntax left, Syntax right, Place place) implements Syntax {
        @Override
        public List<Syntax> parts() {
            return List.of(left, right);
        }
    }

    /** A value in another unit. */
    record As(Syntax of, String unit, Place unitPlace, String why, Place place) implements Syntax {
        @Override
        public List<Syntax> parts() {
            return List.of(of);
        }
    }

    /** A function of arguments. */
    record Function(Name name, List<Syntax> arguments, Place place) implements Syntax {
        @Override
        public List<Syntax> parts() {
            return arguments;
        }
    }

    /** Something over the numbers of a range: sum, min, max, or least. */
    record Over(Name function, Name coordinate, Syntax from, Syntax to, Syntax of, Place place) implements Syntax {
        @Override
        public List<Syntax> parts() {
            return List.of(from, to, of);
        }
    }

    /** A choice between two formulas by a condition. */
    record If(Syntax condition, Syntax then, Syntax otherwise, Place place) implements Syntax {
        @Override
        public List<Syntax> parts() {
            return List.of(condition, then, otherwise);
        }
    }

    /** A formula for each option; null where there is none for the rest. */
    record Case(Name choice, List<Branch> branches, @Nullable Syntax otherwise, Place place) implements Syntax {
        @Override
        public List<Syntax> parts() {
            List<Syntax> named = branches.stream().map(Branch::of).toList();
            return otherwise == null ? named
                    : Stream.concat(named.stream(), Stream.of(otherwise)).toList();
        }
    }

    /** The formula for an option. */
    record Branch(Name option, Syntax of) {}

    /** A comparison. */
    record Compare(Condition.Relation relation, Syntax left, Syntax right, Place place) implements Syntax {
        @Override
        public List<Syntax> parts() {
            return List.of(left, right);
        }
    }

    /** The condition that one of some options of a choice is chosen. */
    record Chosen(Name choice, List<Name> options, Place place) implements Syntax {
        @Override
        public List<Syntax> parts() {
            return List.of();
        }
    }

    /** The opposite of a condition. */
    record Not(Syntax of, Place place) implements Syntax {
        @Override
        public List<Syntax> parts() {
            return List.of(of);
        }
    }

    /** Both of two conditions, or one of them. */
    record Both(boolean and, Syntax left, Syntax right, Place place) implements Syntax {
        @Override
        public List<Syntax> parts() {
            return List.of(left, right);
        }
    }

    /** The question whether something has a value. */
    record Known(Syntax of, Place place) implements Syntax {
        @Override
        public List<Syntax> parts() {
            return List.of(of);
        }
    }
}
