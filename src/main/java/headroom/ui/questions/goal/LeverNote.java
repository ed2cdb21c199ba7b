package headroom.ui.questions.goal;

import headroom.formula.Assumption;
import headroom.whatif.seek.Lever;
import java.util.OptionalDouble;

/** What an assumption can do for a goal, in a few words beside its name. */
final class LeverNote {

    private LeverNote() {}

    static String of(Lever lever) {
        Assumption assumption = lever.assumption();
        OptionalDouble value = lever.value();
        if (value.isPresent()) {
            return value.getAsDouble() == lever.present() ? "as it is"
                    : "at " + assumption.print(assumption.unit().toBase(value.getAsDouble()));
        }
        return lever.answer().isPresent() ? "out of reach" : "no effect";
    }
}
