package headroom.ui.explain.uncertainty;

import headroom.document.picture.Pictures;
import headroom.formula.Estimate;
import headroom.ui.charts.picture.PictureContext;
import headroom.ui.charts.picture.PictureMenu;
import headroom.ui.charts.picture.PictureView;
import headroom.ui.controls.IconButton;
import headroom.ui.controls.InputError;
import headroom.ui.controls.Paragraph;
import headroom.ui.controls.VerticalScroll;
import headroom.ui.tab.ProblemModel;
import headroom.ui.tab.QuantityLists;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/**
 * A panel that shows how sure an estimate is: its percentiles, its histogram, what makes it uncertain, and how samples
 * are drawn. While nothing is uncertain, the panel tells how to make something so; while a value lies outside its own
 * range, it says that it does.
 */
public final class HowSureView {

    /** A histogram is as high as the panel leaves it, so that it is seen whole without scrolling. */
    private static final double LEAST_HISTOGRAM = 140;
    private static final double MOST_HISTOGRAM = 220;
    private static final double ROOM_AROUND = 64;

    private final ProblemModel model;
    private final UncertaintyModel uncertainty;
    private final PictureContext context;
    private final Runnable copyTable;
    private final Findings findings;
    private final ComboBox<Estimate> subject;
    private final Label percentiles = new Paragraph("");
    private final Label complaint = new InputError("how-sure-complaint");
    private final Label present = new Paragraph("", "note");
    private final PictureView histogram = new PictureView();
    private final HistogramAxes axes = new HistogramAxes();
    private final SourcesOfUncertainty sources;
    private final VBox page = new VBox();
    private List<Node> whole = List.of();
    private List<Node> empty = List.of();
    private List<Node> outside = List.of();
    private boolean shown;

    /**
     * A panel.
     *
     * @param context paints the histogram, saves and copies it
     * @param findings what the samples say
     * @param copyTable copies what all samples say
     */
    public HowSureView(ProblemModel model, UncertaintyModel uncertainty, PictureContext context, Findings findings,
            Runnable copyTable) {
        this.model = model;
        this.uncertainty = uncertainty;
        this.context = context;
        this.copyTable = copyTable;
        this.subject = QuantityLists.estimates("how-sure-of", "How sure is", model);
        this.findings = findings;
        this.sources = new SourcesOfUncertainty(model);
    }

    /** The panel, which scrolls; its numbers follow while it is looked at. */
    public Region build(ObservableValue<Boolean> lookedAt) {
        page.getStyleClass().add("how-sure");
        percentiles.setId("percentiles");
        present.setId("share-with-value");
        present.managedProperty().bind(present.textProperty().isNotEmpty());
        histogram.getStyleClass().add("histogram");
        histogram.setId("histogram");
        context.pictures().add(histogram, () -> HistogramPicture.of(model, uncertainty.samples(), axes,
                context.theme().getValue().palette()));
        model.heldProperty().subscribe((_, _) -> context.pictures().want());
        model.enquiry().subjectProperty().subscribe(_ -> new PictureMenu(pictureId(), context).install(histogram));
        whole = List.of(head(), complaint, percentiles, present, histogram, new SamplingRow(model, uncertainty).build(),
                sources.build());
        empty = new NothingUncertain(model).build();
        outside = new OutsideItsRange(model).build();
        findings.foundProperty().subscribe(_ -> show());
        findings.failureProperty().subscribe(_ -> complain());
        uncertainty.failureProperty().subscribe(_ -> complain());
        uncertainty.uncertainProperty().subscribe(_ -> arrange());
        uncertainty.astrayProperty().subscribe(_ -> arrange());
        uncertainty.samplesProperty().subscribe(_ -> context.pictures().want());
        model.enquiry().subjectProperty().subscribe(_ -> context.pictures().want());
        findings.follow(lookedAt);
        lookedAt.subscribe(now -> {
            shown = now;
            arrange();
            context.pictures().want();
        });
        VerticalScroll scroll = new VerticalScroll("how-sure-scroll", page);
        histogram.minHeightProperty().bind(histogram.prefHeightProperty());
        histogram.prefHeightProperty().bind(Bindings.createDoubleBinding(
                () -> Math.clamp(
                        scroll.getHeight() - ROOM_AROUND - percentiles.getHeight() - present.getHeight(),
                        LEAST_HISTOGRAM, MOST_HISTOGRAM),
                scroll.heightProperty(), percentiles.heightProperty(), present.heightProperty()));
        return scroll;
    }

    private void arrange() {
        List<Node> wanted = uncertainty.uncertainProperty().get() ? whole
                : uncertainty.astrayProperty().get().isEmpty() ? empty : outside;
        // Where it is not on the page it is not painted either.
        histogram.setVisible(wanted.equals(whole));
        if (shown && !page.getChildren().equals(wanted)) {
            page.getChildren().setAll(wanted);
        }
    }

    private void complain() {
        String sampling = uncertainty.failureProperty().get();
        String sentence = sampling.isEmpty() ? findings.failureProperty().get() : sampling;
        complaint.setText(sentence.isEmpty() ? "" : sentence + ".");
    }

    private void show() {
        Findings.Found found = findings.foundProperty().get();
        percentiles.setText(found.percentiles());
        percentiles.setAccessibleText(found.percentiles());
        present.setText(found.present());
        sources.show(found.importance());
    }

    private Node head() {
        subject.setMaxWidth(Double.MAX_VALUE);
        subject.setMinWidth(0);
        subject.setOnAction(_ -> model.enquiry().ask(subject.getValue()));
        model.enquiry().subjectProperty().subscribe(subject::setValue);
        HBox.setHgrow(subject, Priority.ALWAYS);
        Node table =
                new IconButton("copy-uncertainty", Feather.CLIPBOARD, "Copy the table of all estimates", copyTable);
        Node copy = new IconButton("copy-histogram", Feather.COPY, "Copy as a picture",
                () -> context.copy().accept(pictureId()));
        Node save = new IconButton("save-histogram", Feather.DOWNLOAD, "Save as a picture",
                () -> context.save().accept(pictureId()));
        HBox head = new HBox(subject, table, copy, save);
        head.getStyleClass().add("subject");
        return head;
    }

    private String pictureId() {
        return Pictures.histogramId(model.enquiry().subjectProperty().get());
    }

}
