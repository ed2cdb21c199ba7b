package headroom.formula.language;

import headroom.formula.Choice;
import headroom.formula.Condition;
import headroom.formula.Expression;
import java.util.Collection;
import java.util.Optional;

/** The meaning of the names in a formula. */
public interface Scope {

    /** Something that a name can stand for. */
    sealed interface Meaning {

        /** A value: an assumption, an estimate, a coordinate, a constant. */
        record Value(Expression of) implements Meaning {}

        /** A choice. */
        record Options(Choice choice) implements Meaning {}

        /** A condition with a name. */
        record Holds(Condition condition) implements Meaning {}

        /** A function of the problem itself. */
        record Own(OwnFunction function) implements Meaning {}

        /** Something that could not be read; mistakes about it have been told where it is defined. */
        record Broken() implements Meaning {}
    }

    /** The meaning of a name; empty when nothing is called so. */
    Optional<Meaning> meaning(String id);

    /** The names that have a meaning. */
    Collection<String> ids();

    /** The units that may follow numbers. */
    Units units();
}
