package headroom.ui.explain.sensitivity;

import headroom.formula.Estimate;
import headroom.text.Digits;
import headroom.ui.controls.ActionItem;
import headroom.ui.controls.IconMenu;
import headroom.ui.controls.LabelledComboBox;
import headroom.ui.export.TornadoCopying;
import headroom.ui.tab.ProblemModel;
import headroom.ui.tab.QuantityLists;
import headroom.whatif.sensitivity.Tornado;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;

/** Above the tornado: the estimate that it is about, how far assumptions are moved, and copies of it. */
final class SensitivityHead {

    private final SensitivityModel model;
    private final TornadoCopying copying;

    SensitivityHead(SensitivityModel model, TornadoCopying copying) {
        this.model = model;
        this.copying = copying;
    }

    Node build() {
        HBox head = new HBox(subject(), share(), copy());
        head.getStyleClass().add("panel-head");
        return head;
    }

    private Node subject() {
        ProblemModel problem = model.problem();
        ComboBox<Estimate> subject = QuantityLists.estimates("subject", "What matters for", problem);
        subject.setMaxWidth(Double.MAX_VALUE);
        subject.setMinWidth(0);
        Tooltip whole = new Tooltip();
        subject.setTooltip(whole);
        subject.setOnAction(_ -> problem.enquiry().ask(subject.getValue()));
        problem.enquiry().subjectProperty().subscribe(asked -> {
            subject.setValue(asked);
            whole.setText(asked.label());
        });
        HBox.setHgrow(subject, Priority.ALWAYS);
        return subject;
    }

    private Node share() {
        ComboBox<Double> share = new LabelledComboBox<>("swing-share", "How far each assumption is moved",
                each -> "±%s %%".formatted(Digits.whole(each * 100)));
        share.getItems().setAll(SensitivityModel.SHARES);
        share.setTooltip(new Tooltip("How far each assumption is moved by itself; those with a range of their own move "
                + "over it, whole numbers by one at least"));
        share.valueProperty().bindBidirectional(model.shareProperty());
        share.setMinWidth(Region.USE_PREF_SIZE);
        return share;
    }

    private Node copy() {
        return new IconMenu("copy-tornado", Feather.COPY, "Copy what matters",
                item("copy-tornado-markdown", "Copy as a table (Markdown)", copying::markdown),
                item("copy-tornado-csv", "Copy as CSV", copying::csv));
    }

    private MenuItem item(String id, String text, Consumer<Tornado> copy) {
        return new ActionItem(id, text,
                () -> model.plotProperty().get().ifPresent(plot -> copy.accept(plot.tornado())));
    }
}
