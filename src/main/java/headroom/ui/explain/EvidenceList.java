package headroom.ui.explain;

import headroom.model.Evidence;
import headroom.text.Style;
import headroom.text.Unit;
import headroom.ui.controls.Paragraph;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Published figures beside those that the problem computes for the systems that they were measured on. */
record EvidenceList(List<Evidence> evidence) {

    private static final PseudoClass APART = PseudoClass.getPseudoClass("apart");

    Region build() {
        VBox list = new VBox(evidence.stream().map(EvidenceList::node).toArray(Node[]::new));
        list.setId("evidence");
        list.getStyleClass().add("evidence");
        return list;
    }

    private static Node node(Evidence one) {
        Paragraph figures = new Paragraph(sentence(one), "figures");
        figures.pseudoClassStateChanged(APART, !one.holds());
        String date = one.date().isEmpty() ? "" : ", " + one.date();
        return new VBox(new Paragraph(one.what(), "what"), figures, new Paragraph(one.source() + date, "source"));
    }

    /** The two figures, how far ours is off, and how far it may be. */
    static String sentence(Evidence one) {
        double computed = one.computedValue();
        String published = one.print(one.publishedValue()).toString();
        if (Double.isNaN(computed)) {
            return "published %s, ours has no value".formatted(published);
        }
        return "published %s, ours %s: %s, %swithin %s".formatted(published, one.print(computed), one.differenceText(),
                one.holds() ? "" : "not ", Style.SHARE.print(one.within(), Unit.NONE));
    }
}
