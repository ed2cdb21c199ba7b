package headroom.cli;

import headroom.document.Table;
import headroom.model.Evidence;
import headroom.text.Style;
import headroom.text.Unit;
import java.util.List;

/** Published figures beside those that a problem computes, as text for a terminal. */
record EvidenceText(List<Evidence> evidence) {

    /** True when each figure is as near as it must be. */
    boolean allHold() {
        return evidence.stream().allMatch(Evidence::holds);
    }

    /** A line for each figure, below a header. */
    List<String> lines() {
        if (evidence.isEmpty()) {
            return List.of("  no evidence is named");
        }
        return new Table(List.of("evidence", "published", "ours", "difference", ""),
                evidence.stream().map(EvidenceText::row).toList()).text().map(String::stripTrailing).toList();
    }

    private static List<String> row(Evidence one) {
        double computed = one.computedValue();
        boolean has = !Double.isNaN(computed);
        return List.of(one.what(), one.print(one.publishedValue()).toString(),
                has ? one.print(computed).toString() : "no value",
                has ? one.differenceText() : "—",
                (one.holds() ? "within " : "not within ") + Style.SHARE.print(one.within(), Unit.NONE));
    }
}
