package headroom.formula;

import headroom.text.Dimension;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** An expression for every option of a choice; the chosen one counts, so an absent value elsewhere does no harm. */
public record Cases(Choice choice, Map<Choice.Option, Expression> byOption, Dimension dimension) implements Expression {

    public Cases {
        byOption = Collections.unmodifiableMap(new LinkedHashMap<>(byOption));
    }
}
