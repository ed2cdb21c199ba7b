package headroom.ui.explain.uncertainty;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.formula.FormulaText;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.ui.controls.Paragraph;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.sensitivity.Sensitivity;
import headroom.whatif.sensitivity.Swing;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;

/**
 * The text of the panel while nothing is uncertain, which tells how to make something so, and a button that begins with
 * the assumptions that matter most.
 */
final class NothingUncertain {

    private static final int BEGINNING = 3;

    private final ProblemModel model;

    NothingUncertain(ProblemModel model) {
        this.model = model;
    }

    List<Node> build() {
        Paragraph how =
                new Paragraph("Nothing is uncertain yet. Type a range such as 400–700 into a value’s field, or press ± "
                        + "in the margin beside its slider; then tiles, checks and charts show how far the numbers may be off.");
        how.setId("nothing-uncertain");
        Button begin = new Button("Begin with the three that matter most, ±20 %");
        begin.setId("make-three-uncertain");
        begin.setWrapText(true);
        begin.setMinHeight(Region.USE_PREF_SIZE);
        begin.setOnAction(_ -> begin());
        return List.of(how, begin);
    }

    private void begin() {
        Estimate subject = model.enquiry().subjectProperty().get();
        Scenario scenario = model.scenario();
        List<Assumption> most = Sensitivity.of(scenario, subject).stream().filter(swing -> swing.size() > 0)
                .map(Swing::assumption).limit(BEGINNING).toList();
        Scenario uncertain = scenario;
        for (Assumption assumption : most) {
            uncertain = uncertain.with(assumption,
                    UncertainRange.around(assumption, scenario.ownValue(assumption)));
        }
        model.show("What matters most for %s is uncertain".formatted(FormulaText.inSentence(subject.label())),
                uncertain);
    }
}
