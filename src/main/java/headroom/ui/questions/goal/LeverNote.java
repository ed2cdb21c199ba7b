package headroom.ui.questions.goal;

import headroom.formula.Assumption;
import headroom.whatif.seek.Lever;
import java.util.OptionalDouble;

/** A note beside an assumption's name: a few words about what it can do for a goal. */
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
