package headroom.files.problem;

import headroom.files.yaml.Fields;
import headroom.files.yaml.Mistakes;
import headroom.files.yaml.Node.Scalar;
import headroom.model.LiveText;
import headroom.model.TextRules;
import java.util.ArrayList;
import java.util.List;

/** Texts with live numbers, whose gaps can be checked once all estimates are known. */
final class Texts {

    private final Mistakes mistakes;
    private final List<Live> texts = new ArrayList<>();

    private record Live(Scalar written, LiveText text) {}

    Texts(Mistakes mistakes) {
        this.mistakes = mistakes;
    }

    /** The live text of a key; empty where it is not there. */
    LiveText live(Fields entry, String key) {
        return entry.scalar(key).map(this::live).orElse(LiveText.EMPTY);
    }

    /** The live text that stands there. */
    LiveText live(Scalar written) {
        LiveText text = new LiveText(written.text());
        texts.add(new Live(written, text));
        return text;
    }

    /** Notes what texts ask for and do not get. */
    void check(TextRules rules) {
        texts.forEach(live -> rules.breaches(live.text).forEach(breach -> mistakes
                .add(live.written.placeOf(breach.start(), breach.end()), "the text " + breach.sentence())));
    }
}
