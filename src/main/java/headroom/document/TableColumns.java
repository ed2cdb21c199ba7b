package headroom.document;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/** The columns of a table in which every row is about one thing of a kind. */
public final class TableColumns<T> {

    private final List<String> names = new ArrayList<>();
    private final List<String> leads = new ArrayList<>();
    private final List<Function<? super T, String>> cells = new ArrayList<>();

    /** The next column. */
    public TableColumns<T> add(String name, Function<? super T, String> cell) {
        return addIf(true, name, "", cell);
    }

    /** The next column, if it is wanted; {@code lead} is what its cells begin with where no header stands above them. */
    public TableColumns<T> addIf(boolean wanted, String name, String lead, Function<? super T, String> cell) {
        if (wanted) {
            names.add(name);
            leads.add(lead);
            cells.add(cell);
        }
        return this;
    }

    /** The table of some things. */
    public Table of(Collection<T> things) {
        return new Table(names, things.stream()
                .map(thing -> cells.stream().map(cell -> cell.apply(thing)).toList()).toList());
    }

    /** Facts about some things. */
    Report.Facts facts(Collection<T> things) {
        return new Report.Facts(of(things), leads);
    }
}
