package headroom.formula;

import headroom.text.Dimension;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An expression for every option of a choice; the chosen one counts, so an absent value elsewhere does no harm. */
public record Cases(Choice choice, Map<Choice.Option, Expression> byOption, Dimension dimension) implements Expression {

    public Cases {
        byOption = Collections.unmodifiableMap(new LinkedHashMap<>(byOption));
    }

    /** Cases that still miss options. */
    public static final class Open {

        private final Choice choice;
        private final Map<Choice.Option, Expression> byOption = new LinkedHashMap<>();

        Open(Choice choice) {
            this.choice = choice;
        }

        /** The expression for one more option. */
        public Open when(Choice.Option option, Expression value) {
            if (!choice.options().contains(option)) {
                throw new IllegalArgumentException("choice %s has no option %s".formatted(choice.id(), option.id()));
            }
            byOption.put(option, value);
            return this;
        }

        /** The expression for every option not named so far. */
        public Cases otherwise(Expression value) {
            choice.options().forEach(option -> byOption.putIfAbsent(option, value));
            return ofAllOptions();
        }

        /** Closes the cases; every option must have one. */
        public Cases ofAllOptions() {
            choice.options().stream().filter(option -> !byOption.containsKey(option)).findFirst().ifPresent(missing -> {
                throw new IllegalArgumentException("no case for option %s of %s".formatted(missing.id(), choice.id()));
            });
            Dimension dimension = Dimensions.common("choose between", List.copyOf(byOption.values()));
            return new Cases(choice, byOption, dimension);
        }
    }
}
