package headroom.formula;

import headroom.text.Style;
import headroom.text.Unit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A variable of a chart or of a sum: no assumption and no estimate, but something that runs over a range. */
public final class Coordinate implements Quantity {

    private final String id;
    private final String label;
    private final Unit unit;
    private final Style style;

    private Coordinate(String id, String label, Unit unit) {
        this.id = id;
        this.label = label;
        this.unit = unit;
        this.style = Style.of(unit);
    }

    /** A variable with a name and a unit as it is written. */
    public static Coordinate of(String id, String label, String unit) {
        return of(id, label, Unit.of(unit));
    }

    /** A variable with a name and a unit. */
    public static Coordinate of(String id, String label, Unit unit) {
        return new Coordinate(id, label, unit);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String label() {
        return label;
    }

    @Override
    public Unit unit() {
        return unit;
    }

    @Override
    public Style style() {
        return style;
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
        return this == other || (other instanceof Coordinate coordinate && id.equals(coordinate.id));
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
