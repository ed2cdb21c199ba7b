package headroom.ui.questions;

import headroom.document.Cells;
import headroom.document.ComparisonTable;
import headroom.document.Report;
import headroom.document.picture.Picture;
import headroom.document.picture.Pictures;
import headroom.document.picture.Png;
import headroom.drawing.Theme;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.ui.charts.picture.ScreenPictures;
import headroom.ui.controls.ActionItem;
import headroom.ui.controls.InputError;
import headroom.ui.controls.Paragraph;
import headroom.ui.controls.Segments;
import headroom.ui.controls.SheetBar;
import headroom.ui.controls.VerticalScroll;
import headroom.ui.export.CopyActions;
import headroom.ui.export.FolderSaving;
import headroom.ui.tab.Handouts;
import headroom.ui.tab.document.ShownName;
import headroom.whatif.Candidate;
import headroom.whatif.Comparison;
import headroom.whatif.chart.ChartData;
import headroom.whatif.uncertainty.AssessedComparison;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Scenarios side by side over the whole window: their numbers in a table, or one of their charts over one another. */
public final class CompareView {

    private final CompareModel model;
    private final FileColumns files;
    private final ObservableValue<Theme> theme;
    private final ScreenPictures pictures;
    private final CompareChart chart;
    private final CopyActions copies;
    private final FolderSaving saving;
    private final Clock clock;
    private final Consumer<String> say;
    private final Label complaint = new InputError("compare-complaint");
    private final Label verdict = new Paragraph("");
    private final MenuButton more = new MenuButton("Add", new FontIcon(Feather.PLUS));
    private final VerticalScroll numbers = new VerticalScroll("compare-scroll", new Region());
    private final Segments<Part> part = new Segments<>("compare", List.of(Part.values()), Part::label);
    private Subscription follows = Subscription.EMPTY;

    private enum Part {
        NUMBERS("Numbers"), CHARTS("Charts");

        private final String label;

        Part(String label) {
            this.label = label;
        }

        String label() {
            return label;
        }
    }

    /**
     * A view of a comparison.
     *
     * @param pictures paints its chart
     * @param saving saves the table and the chart
     * @param say is told, in a sentence, what was saved
     */
    public CompareView(CompareModel model, FileColumns files, ObservableValue<Theme> theme,
            ScreenPictures pictures, CopyActions copies, FolderSaving saving, Clock clock,
            Consumer<String> say) {
        this.model = model;
        this.files = files;
        this.theme = theme;
        this.pictures = pictures;
        this.chart = new CompareChart(model, theme, pictures);
        this.copies = copies;
        this.saving = saving;
        this.clock = clock;
        this.say = say;
    }

    /** Shows numbers or charts, as another one does. */
    public void continueFrom(CompareView before) {
        part.valueProperty().set(before.part.value());
    }

    /** The view; {@code close} is told when it is to go. */
    public Region build(Runnable close) {
        verdict.setId("compare-verdict");
        VerticalScroll drawn = new VerticalScroll(model.hasChart() ? chart.build() : new Region());
        drawn.setFitToHeight(true);
        StackPane body = new StackPane(numbers, drawn);
        body.setMinHeight(0);
        VBox.setVgrow(body, Priority.ALWAYS);
        part.valueProperty().subscribe(shown -> {
            numbers.setVisible(shown == Part.NUMBERS);
            drawn.setVisible(shown == Part.CHARTS);
            // Nothing is painted out of sight.
            pictures.want();
        });
        VBox card = new VBox(head(close), complaint, verdict, part, body);
        card.setId("compare");
        card.getStyleClass().addAll("card", "sheet");
        follows = Subscription.combine(model.comparedProperty().subscribe(_ -> list()),
                model.columnsProperty().subscribe(_ -> compare()),
                model.tab().scenarioProperty().subscribe((_, _) -> compare()),
                model.failureProperty().subscribe(sentence -> complaint.setText(sentence.isEmpty() ? ""
                        : "There are no percentiles and probabilities: %s.".formatted(sentence))),
                chart.follow());
        return card;
    }

    /** Stops following the scenario. */
    public void dispose() {
        follows.unsubscribe();
        model.dispose();
    }

    private void compare() {
        complaint.setText("");
        model.compare();
    }

    private void list() {
        numbers.setContent(new CompareTable(model).build());
        verdict.setText(new ComparisonTable(model.comparedProperty().get()).verdict());
        more.setDisable(model.isFull());
        more.setTooltip(new Tooltip(model.isFull() ? "At most %d scenarios fit side by side".formatted(Comparison.MOST)
                : "Put another scenario beside these"));
        more.getItems().setAll(candidates());
    }

    private List<MenuItem> candidates() {
        Problem problem = model.tab().problem();
        List<MenuItem> items = new ArrayList<>();
        for (Candidate candidate : model.candidates()) {
            items.add(new ActionItem("compare-add-" + items.size(), candidate.name(), () -> model.add(candidate)));
        }
        items.add(new SeparatorMenuItem());
        items.add(new ActionItem("compare-add-file", "A scenario file…",
                () -> files.choose(problem, model::add, complaint::setText)));
        for (Path file : files.recent()) {
            items.add(new ActionItem("", ShownName.of(file),
                    () -> files.read(file, problem, model::add, complaint::setText)));
        }
        return items;
    }

    private Node head(Runnable close) {
        Label title = new Label("Compare scenarios");
        title.getStyleClass().add("title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        more.setId("compare-add");
        more.setMinWidth(Region.USE_PREF_SIZE);
        MenuButton export = new MenuButton("Export", new FontIcon(Feather.DOWNLOAD));
        export.setId("compare-export");
        export.setMinWidth(Region.USE_PREF_SIZE);
        export.getItems().setAll(
                new ActionItem("compare-copy", "Copy table",
                        () -> copies.made(table(Cells.PRINTED, Report::markdown),
                                "the comparison as a Markdown table")),
                new ActionItem("compare-csv", "Save the table as CSV…",
                        () -> save(".csv", table(Cells.RAW, Report::csv))),
                new ActionItem("compare-markdown", "Save the table as Markdown…",
                        () -> save(".md", table(Cells.PRINTED, Report::markdown))),
                new ActionItem("compare-copy-picture", "Copy as a picture", this::copyPicture),
                new ActionItem("compare-png", "Save as PNG…", this::savePicture));
        if (!model.hasChart()) {
            export.getItems().removeIf(item -> List.of("compare-copy-picture", "compare-png").contains(item.getId()));
            part.setVisible(false);
            part.setManaged(false);
        }
        return new SheetBar(title, List.of(more, export), "compare-close", close);
    }

    /** The table as a text, of this moment; with what samples say, which takes a moment. */
    private Supplier<String> table(Cells cells, Function<Report, Stream<String>> format) {
        Comparison comparison = model.comparison();
        return () -> Report.joined(format.apply(
                new ComparisonTable(AssessedComparison.of(comparison)).report(cells)));
    }

    private void save(String extension, Supplier<String> content) {
        saving.save(model.tab().problem().id() + "-comparison" + extension,
                () -> content.get().getBytes(StandardCharsets.UTF_8), say);
    }

    private void copyPicture() {
        copies.picture(exported(), say);
    }

    private void savePicture() {
        Supplier<Picture> made = exported();
        Png png = new Png(2);
        saving.save("%s-%s.%s".formatted(model.tab().problem().id(),
                Pictures.comparisonId(model.pickProperty().get().chart()), png.extension()),
                () -> png.encode(made.get()), say);
    }

    /** The chart and the table as a picture of their own, fixed at this moment; it carries the first scenario. */
    private Supplier<Picture> exported() {
        Scenario first = model.columnsProperty().get().getFirst().named();
        Pictures painted = new Pictures(new Handouts(clock).of(first, first), theme.getValue().palette());
        ChartData data = model.chart();
        Comparison comparison = model.comparison();
        return () -> painted.comparison(data, AssessedComparison.of(comparison));
    }
}
