package headroom.ui.explain.uncertainty;

import headroom.drawing.Palette;
import headroom.drawing.plot.HistogramPainter;
import headroom.formula.Estimate;
import headroom.model.ChartRanges;
import headroom.ui.charts.picture.ScreenPicture;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.uncertainty.Samples;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The histogram of an estimate at a moment; without samples an empty place. */
final class HistogramPicture implements ScreenPicture {

    private final Optional<Samples> samples;
    private final Estimate estimate;
    private final double single;
    private final HistogramAxes axes;
    private final Optional<ChartRanges> kept;
    private final Palette palette;
    private @Nullable ChartRanges painted;

    private HistogramPicture(Optional<Samples> samples, Estimate estimate, double single, HistogramAxes axes,
            Optional<ChartRanges> kept, Palette palette) {
        this.samples = samples;
        this.estimate = estimate;
        this.single = single;
        this.axes = axes;
        this.kept = kept;
        this.palette = palette;
    }

    /** A picture of this moment; on the JavaFX thread. */
    static HistogramPicture of(ProblemModel model, Optional<Samples> samples, HistogramAxes axes, Palette palette) {
        Estimate estimate = model.enquiry().subjectProperty().get();
        return new HistogramPicture(samples, estimate, model.evaluation().value(estimate), axes,
                axes.kept(estimate, model.heldProperty().get()), palette);
    }

    @Override
    public void paint(Graphics2D graphics, double width, double height) {
        Rectangle2D area = new Rectangle2D.Double(0, 0, width, height);
        graphics.setPaint(palette.card());
        graphics.fill(area);
        painted = samples.map(found -> new HistogramPainter(palette).paint(graphics, area, estimate.label(), found,
                estimate, single, kept)).orElse(null);
    }

    @Override
    public void shown() {
        if (painted != null) {
            axes.show(estimate, painted);
        }
    }
}
