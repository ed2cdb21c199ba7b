package headroom.files.problem;

import headroom.files.yaml.Fields;
import headroom.files.yaml.Mistakes;
import headroom.files.yaml.Node.Scalar;
import java.util.List;

/** The colours of series, by number or by the names that a file gives them. */
final class Tones {

    private static final int MOST = 6;

    private final List<String> names;
    private final Mistakes mistakes;

    Tones(List<Scalar> names, Mistakes mistakes) {
        this.names = names.stream().map(Scalar::text).toList();
        this.mistakes = mistakes;
        if (names.size() > MOST) {
            mistakes.add(names.get(MOST).place(), "there are %d colours, so no more names than that", MOST);
        }
    }

    /** The colour that a series asks for, from 1; 0 where it asks for none. */
    int of(Fields series) {
        return series.scalar("tone").map(this::of).orElse(0);
    }

    private int of(Scalar tone) {
        int named = names.indexOf(tone.text()) + 1;
        if (named > 0) {
            return Math.min(named, MOST);
        }
        boolean numbered = tone.text().matches("[1-%d]".formatted(MOST));
        if (!numbered) {
            mistakes.add(tone.place(), "%s is no tone; a tone is a number from 1 to %d%s", tone.text(), MOST,
                    names.isEmpty() ? "" : ", or " + String.join(", ", names));
        }
        return numbered ? Integer.parseInt(tone.text()) : 0;
    }
}
