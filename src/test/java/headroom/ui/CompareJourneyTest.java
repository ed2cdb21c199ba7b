package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.model.ChartSpec;
import headroom.model.Scenario;
import headroom.model.StoryPoint;
import headroom.ui.tab.document.FileChoice;
import headroom.whatif.chart.OverlaidChart;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.image.ImageView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scenarios side by side: which, what they tell, and making one of them the present one. */
class CompareJourneyTest extends Journey {

    @TempDir
    private Path folder;
    private Path file = Path.of("presets/moe-service/spare-unit.json");

    @Override
    Optional<Path> chooseFolder(String from) {
        return Optional.of(folder);
    }

    @Override
    FileChoice chooser() {
        return new FileChoice() {
            @Override
            public Optional<Path> toOpen(Kind kind, Path from) {
                return Optional.of(file);
            }
        };
    }

    private void compare() {
        clickOn("#what-if").clickOn("#what-if-compare");
        frame();
    }

    /** Adds the candidate of that name. */
    private void add(String name) {
        interact(() -> find("#compare-add", MenuButton.class).getItems().stream()
                .filter(item -> name.equals(item.getText())).findFirst().orElseThrow().fire());
        frame();
    }

    private List<String> candidates() {
        return find("#compare-add", MenuButton.class).getItems().stream().map(MenuItem::getText).toList();
    }

    private String spareUnitPreset() {
        return tab().presets().stream().filter(preset -> preset.preset().equals("spare-unit")).findFirst()
                .orElseThrow().name();
    }

    @Test
    void aPresetAndAStoryPointStandBesideThePresentScenarioAndTheCheapestIsNamed() {
        interact(() -> {
            tab().tell(tab().storyProperty().get().with(new StoryPoint("Double peak", "", tab().scenario()
                    .with(assumption("peakRate"), 1000), Optional.empty())));
            tab().set(assumption("peakRate"), 600);
        });
        frame();
        compare();
        assertEquals("Present", label("#compare-name-0"));
        add(spareUnitPreset());
        add("Story 1: Double peak");
        assertEquals("Story 1: Double peak", label("#compare-name-3"));
        String table = words("#compare-table");
        assertTrue(table.contains("Peak request rate") && table.contains("1,000 req/s"), table);
        assertTrue(table.contains("× 33 % short") && table.contains("✓ 5 % left"), table);
        assertTrue(label("#compare-verdict").startsWith("The cheapest that passes every check is “"),
                label("#compare-verdict"));
    }

    @Test
    void aColumnBecomesThePresentScenarioInOneStep() {
        compare();
        add(spareUnitPreset());
        int last = from(lookup("#compare-table")).lookup((Labeled label) -> label.getId() != null
                && label.getId().startsWith("compare-name-")).queryAll().size() - 1;
        clickOn("#compare-show-" + last);
        frame();
        assertEquals(1, value("spareUnits"));
        assertEquals("Compared: " + spareUnitPreset(), tab().historyProperty().get().presentName());
        clickOn("#compare-close").clickOn("#undo");
        frame();
        assertEquals(0, value("spareUnits"));
    }

    @Test
    void whatWasComparedIsComparedAgainWithWhatIsNowThePresentScenario() {
        compare();
        add(spareUnitPreset());
        clickOn("#compare-refer-1").clickOn("#compare-close");
        interact(() -> tab().set(assumption("peakRate"), 620));
        frame();
        compare();
        assertEquals("Present", label("#compare-name-1"));
        assertEquals(spareUnitPreset(), label("#compare-name-2"));
        assertTrue(words("#compare-table").contains("620 req/s"), words("#compare-table"));
    }

    @Test
    void columnsCanBecomeTheReferenceAndBeRemovedAndNoMoreThanSixFit() {
        compare();
        String second = label("#compare-name-1");
        clickOn("#compare-refer-1");
        frame();
        assertEquals(second, label("#compare-name-0"));
        assertEquals("Present", label("#compare-name-1"));
        clickOn("#compare-remove-0");
        frame();
        assertEquals("Present", label("#compare-name-0"));
        for (int i = 0; i < 5; i++) {
            int value = 100 * (i + 1);
            interact(() -> tab().tell(tab().storyProperty().get().with(new StoryPoint("At " + value, "",
                    tab().scenario().with(assumption("peakRate"), value), Optional.empty()))));
        }
        clickOn("#compare-close");
        compare();
        for (String name : candidates().stream().filter(name -> name != null && name.startsWith("Story")).toList()) {
            if (!find("#compare-add").isDisabled()) {
                add(name);
            }
        }
        assertTrue(find("#compare-add").isDisabled(), "six columns are all that fit");
    }

    @Test
    void aFileIsComparedWithoutOpeningItAndOneOfAnotherProblemIsRefused() {
        compare();
        interact(() -> item("compare-add-file").fire());
        frame();
        assertTrue(label("#compare-name-2").endsWith("(spare-unit.json)"), label("#compare-name-2"));
        assertEquals(0, value("spareUnits"));
        file = Path.of("presets/gateway/reference.json");
        interact(() -> item("compare-add-file").fire());
        frame();
        assertTrue(label("#compare-complaint").startsWith("reference.json is a scenario of "),
                label("#compare-complaint"));
    }

    private MenuItem item(String id) {
        return find("#compare-add", MenuButton.class).getItems().stream().filter(item -> id.equals(item.getId()))
                .findFirst().orElseThrow();
    }

    /** It is out of sight at first, and nothing is painted there. */
    @Test
    void theChartsShowAsSoonAsTheyAreAskedFor() {
        compare();
        clickOn("#compare-charts");
        frame();
        ImageView drawn = from(lookup("#compare-picture")).lookup(ImageView.class::isInstance).queryAs(ImageView.class);
        assertNotNull(drawn.getImage());
    }

    @Test
    void theFirstChartIsOneInWhichTheScenariosDiffer() {
        Assumption price = assumption("gpuHourPrice");
        interact(() -> {
            tab().pin();
            tab().set(price, 2 * tab().scenario().ownValue(price));
            tab().refresh();
        });
        compare();
        ChartSpec shown = (ChartSpec) find("#compare-chart", ComboBox.class).getValue();
        assertNotEquals(tab().problem().charts().getFirst(), shown);
        List<Scenario> compared = List.of(tab().scenario(), tab().baselineProperty().get().orElseThrow().scenario());
        assertTrue(
                OverlaidChart.differs(shown, (Integer) find("#compare-series", ComboBox.class).getValue(), compared));
    }

    @Test
    void theTableAndTheChartAreExported() throws IOException {
        compare();
        clickOn("#compare-charts");
        frame();
        String title = String.valueOf(find("#compare-chart", ComboBox.class).getValue());
        interact(() -> find("#compare-chart", ComboBox.class).getSelectionModel().select(1));
        frame();
        assertNotEquals(title, String.valueOf(find("#compare-chart", ComboBox.class).getValue()));
        for (String kind : List.of("csv", "markdown", "png")) {
            clickOn("#compare-export").clickOn("#compare-" + kind);
            frame();
        }
        clickOn("#compare-export").clickOn("#compare-copy-picture");
        frame();
        assertTrue(window().clipboard().picture().length > 0);
        clickOn("#compare-export").clickOn("#compare-copy");
        frame();
        assertTrue(window().clipboard().text().orElse("").startsWith("|  | Present | "));
        assertTrue(Files.readString(folder.resolve("moe-service-comparison.csv")).startsWith(",Present,"));
        assertTrue(Files.readString(folder.resolve("moe-service-comparison.md")).startsWith("|  | Present | "));
        try (var files = Files.list(folder)) {
            assertEquals(1, files.filter(path -> path.toString().endsWith(".png")).count());
        }
    }
}
