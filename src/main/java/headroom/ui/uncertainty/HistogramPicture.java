package headroom.ui.uncertainty;

import headroom.drawing.Palette;
import headroom.drawing.chart.HistogramPainter;
import headroom.model.expression.Estimate;
import headroom.ui.picture.ScreenPicture;
import headroom.ui.problem.ProblemModel;
import headroom.whatif.uncertainty.Samples;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.Optional;

/**
 * The histogram of an estimate at a moment; without samples an empty place.
 *
 * @param single the estimate's value with the single values of all assumptions
 */
record HistogramPicture(Optional<Samples> samples, Estimate estimate, double single, Palette palette)
        implements
            ScreenPicture {

    /** A picture of this moment; on the JavaFX thread. */
    static HistogramPicture of(ProblemModel model, Optional<Samples> samples, Palette palette) {
        Estimate estimate = model.enquiry().subjectProperty().get();
        return new HistogramPicture(samples, estimate, model.evaluation().value(estimate), palette);
    }

    @Override
    public void paint(Graphics2D graphics, double width, double height) {
        graphics.setPaint(palette.card());
        graphics.fill(new Rectangle2D.Double(0, 0, width, height));
        samples.ifPresent(found -> new HistogramPainter(palette).paint(graphics,
                new Rectangle2D.Double(0, 0, width, height), estimate.label(), found, estimate, single));
    }
}
