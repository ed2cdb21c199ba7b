package headroom.ui.explain.sensitivity;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Scenario;
import headroom.text.Digits;
import headroom.text.Figure;
import headroom.whatif.sensitivity.Swing;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;

/**
 * An assumption in a tornado: its name, where it was moved, its elasticity, and below them its bar between the least and
 * the greatest value. Pointing at it marks its slider, choosing it leads there. Its parts have fixed places, so that what
 * changes in them concerns no layout around it.
 */
final class TornadoRow extends Region {

    static final double HEIGHT = 38;
    private static final double VALUE_WIDTH = 66;
    private static final double ELASTICITY_WIDTH = 40;
    private static final double GAP = 6;
    private static final double BAR_TOP = 22;
    private static final double BAR_HEIGHT = 11;
    private static final PseudoClass IDLE = PseudoClass.getPseudoClass("idle");
    private static final PseudoClass ASTRAY = PseudoClass.getPseudoClass("astray");

    private final Assumption assumption;
    private final Label name;
    private final Label way = label("way", Pos.BASELINE_LEFT);
    private final Label turns = label("turns", Pos.BASELINE_LEFT);
    private final Label elasticity = label("elasticity", Pos.BASELINE_RIGHT);
    private final Label rank = label("rank", Pos.BASELINE_RIGHT);
    private final Label least = label("end", Pos.CENTER_RIGHT);
    private final Label greatest = label("end", Pos.CENTER_LEFT);
    private final SwingBar bar;
    private final Tooltip tip = new Tooltip();

    /**
     * A row.
     *
     * @param choose is told of the assumption that is chosen
     * @param point is told of the assumption that is pointed at, by mouse or keyboard; empty for none any more
     */
    TornadoRow(TornadoPlot plot, TornadoPlot.Row row, Consumer<Assumption> choose,
            Consumer<Optional<Assumption>> point) {
        this.assumption = row.assumption();
        this.name = label("name", Pos.BASELINE_LEFT);
        this.bar = new SwingBar(plot, row);
        name.setText(assumption.label());
        bar.setManaged(false);
        turns.setText("turns");
        setId("swing-" + assumption.id());
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.BUTTON);
        getStyleClass().add("tornado-row");
        Tooltip.install(this, tip);
        getChildren().setAll(name, way, turns, elasticity, rank, least, greatest, bar);
        setOnMouseClicked(_ -> choose.accept(assumption));
        addEventHandler(KeyEvent.KEY_PRESSED, key -> {
            if (key.getCode() == KeyCode.ENTER || key.getCode() == KeyCode.SPACE) {
                choose.accept(assumption);
                key.consume();
            }
        });
        hoverProperty().subscribe((_, _) -> point(point));
        focusedProperty().subscribe((_, _) -> point(point));
    }

    private static Label label(String style, Pos alignment) {
        Label label = new Label();
        label.getStyleClass().add(style);
        label.setAlignment(alignment);
        label.setManaged(false);
        label.setMouseTransparent(true);
        return label;
    }

    private void point(Consumer<Optional<Assumption>> point) {
        point.accept(isHover() || isFocused() ? Optional.of(assumption) : Optional.empty());
    }

    /** Shows what became of it. */
    void show(TornadoPlot plot, TornadoPlot.Row row, OptionalDouble baseline) {
        Estimate estimate = plot.tornado().estimate();
        Optional<Swing> swing = row.swing();
        boolean astray =
                swing.filter(Swing::byRange).isPresent() && isOutsideItsRange(plot.tornado().evaluation().scenario());
        way.setText(swing.map(found -> !found.byRange() ? found.way() : astray ? "outside P10–P90" : "P10–P90")
                .orElse("no effect here"));
        pseudoClassStateChanged(ASTRAY, astray);
        elasticity.setText(swing.map(SwingWords::elasticity).orElse(""));
        List<Figure> ends = swing.map(found -> estimate.printApart(found.least(), found.greatest())).orElse(List.of());
        least.setText(ends.isEmpty() ? "" : end(estimate, ends.getFirst(), plot));
        greatest.setText(ends.isEmpty() ? "" : end(estimate, ends.getLast(), plot));
        turns.setVisible(swing.filter(Swing::turns).isPresent());
        pseudoClassStateChanged(IDLE, swing.isEmpty());
        String spoken = swing.map(found -> SwingWords.spoken(found, estimate))
                .orElseGet(() -> "%s: no effect on %s".formatted(assumption.label(), estimate.label()));
        setAccessibleText(spoken);
        tip.setText(spoken);
        bar.show(plot, row, baseline);
        requestLayout();
    }

    /**
     * True when the present value lies outside its own P10–P90, so that the bar is one of another scenario; false when
     * the assumption has no range.
     */
    private boolean isOutsideItsRange(Scenario scenario) {
        return scenario.range(assumption).filter(range -> !range.contains(scenario.ownValue(assumption))).isPresent();
    }

    /** Shows the rank correlation, in a column of its own when there is any. */
    void showRank(boolean ranked, OptionalDouble correlation) {
        rank.setVisible(ranked);
        rank.setText(correlation.isPresent() ? Digits.decimals(correlation.getAsDouble(), 2) : "");
        rank.setAccessibleText(correlation.isPresent() ? "Rank correlation " + rank.getText() : "");
    }

    /** The unit stands above all rows; a value with another prefix shows that. */
    private static String end(Estimate estimate, Figure figure, TornadoPlot plot) {
        boolean usual = plot.tornado().evaluation().figure(estimate).filter(now -> now.unit().equals(figure.unit())
                || (isUnscaled(now, estimate) && isUnscaled(figure, estimate))).isPresent();
        return usual ? figure.number() : new Figure(figure.number(), figure.unit().replaceFirst("/.*", "")).toString();
    }

    /** Singular and plural are one unit: 1 GPU, 2 GPUs. */
    private static boolean isUnscaled(Figure figure, Estimate estimate) {
        return figure.unit().startsWith(estimate.unit().numerator());
    }

    @Override
    protected double computePrefHeight(double width) {
        return HEIGHT;
    }

    @Override
    protected double computeMinHeight(double width) {
        return HEIGHT;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double right = width - ELASTICITY_WIDTH;
        place(elasticity, right, 2, ELASTICITY_WIDTH);
        if (rank.isVisible()) {
            right -= ELASTICITY_WIDTH;
            place(rank, right, 2, ELASTICITY_WIDTH);
        }
        double turning = turns.isVisible() ? turns.prefWidth(-1) + GAP : 0;
        double after = place(name, 0, 2, name.prefWidth(-1));
        after = place(way, after + GAP, 2, Math.min(way.prefWidth(-1), right - turning - after - 2 * GAP));
        place(turns, after + GAP, 2, turns.prefWidth(-1));
        double middle = BAR_TOP + BAR_HEIGHT / 2;
        center(least, 0, middle);
        center(greatest, width - VALUE_WIDTH, middle);
        bar.resizeRelocate(VALUE_WIDTH + GAP, BAR_TOP, width - 2 * (VALUE_WIDTH + GAP), BAR_HEIGHT);
    }

    /** All labels of the first line stand on the baseline of the name. */
    private double place(Label label, double x, double y, double width) {
        double offset = name.getBaselineOffset() - label.getBaselineOffset();
        label.resizeRelocate(x, y + offset, width, label.prefHeight(-1));
        return x + width;
    }

    /** A value with many digits is written smaller: the bars of all rows begin and end at the same places. */
    private static void center(Label label, double x, double middle) {
        double height = label.prefHeight(-1);
        double width = Math.max(VALUE_WIDTH, label.prefWidth(-1));
        label.setScaleX(VALUE_WIDTH / width);
        label.setScaleY(VALUE_WIDTH / width);
        label.resizeRelocate(x + (VALUE_WIDTH - width) / 2, Math.round(middle - height / 2), width, height);
    }
}
