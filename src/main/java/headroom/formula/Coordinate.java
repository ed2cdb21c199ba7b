package headroom.formula;

import headroom.text.Style;
import headroom.text.Unit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A variable of a chart or of a sum: no assumption and no estimate, but something that runs over a range. */
public record Coordinate(String id, String label, Unit unit) implements Quantity {

    /** A variable with a name and a unit as it is written. */
    public static Coordinate of(String id, String label, String unit) {
        return new Coordinate(id, label, Unit.of(unit));
    }

    @Override
    public Style style() {
        return Style.of(unit);
    }

    @Override
    public String description() {
        return label;
    }

    @Override
    public Object content() {
        return List.of(id, label, unit);
    }

    /** Two are the same when they have one id. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Coordinate coordinate && id.equals(coordinate.id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public String toString() {
        return id;
    }
}
