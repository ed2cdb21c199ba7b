package headroom.document.summary;

import headroom.document.picture.Caption;
import headroom.document.picture.Lettering;
import headroom.drawing.Palette;
import headroom.model.CheckResult;
import headroom.model.Verdict;
import headroom.whatif.uncertainty.Assessment;
import headroom.whatif.uncertainty.AssessmentSentence;
import java.awt.Color;
import java.util.List;

/**
 * A column of the checks, what binds, and the choices, in the largest of a few sizes in which it fits.
 *
 * @param choices each with its option
 */
record Checks(Assessment assessment, List<String> choices, Palette palette) {

    private static final double TOP = 3;
    private static final double PADDING = 7;
    private static final Lettering HEADING = Lettering.semibold(8);
    private static final Lettering NOTE = Lettering.regular(6.8);
    private static final Lettering LARGEST = Lettering.regular(8);
    private static final List<Lettering> SIZES = List.of(LARGEST, Lettering.regular(7.2), Lettering.regular(6.4));

    /** The height of a card for the largest size; 0 where there is nothing to say. */
    double height(double width, int linesOfBinding) {
        return height(width, LARGEST, linesOfBinding);
    }

    /** The height of a card for the smallest size; 0 where there is nothing to say. */
    double leastHeight(double width, int linesOfBinding) {
        return height(width, SIZES.getLast(), linesOfBinding);
    }

    private double height(double width, Lettering size, int linesOfBinding) {
        return assessment.evaluation().checks().isEmpty() && choices.isEmpty() ? 0
                : fill(new PageColumn(0, TOP, width - 2 * PADDING), size, linesOfBinding).bottom() + PADDING;
    }

    /** The column in a card. */
    PageColumn column(double left, double top, double width, double height, int linesOfBinding) {
        Lettering fitting = SIZES.stream().filter(size -> height(width, size, linesOfBinding) <= height).findFirst()
                .orElse(SIZES.getLast());
        return fill(new PageColumn(left + PADDING, top + TOP, width - 2 * PADDING), fitting, linesOfBinding);
    }

    private PageColumn fill(PageColumn column, Lettering size, int linesOfBinding) {
        if (!assessment.evaluation().checks().isEmpty()) {
            column.row("Checks", HEADING, palette.text(),
                    assessment.isSampled() ? "against the limit · holds" : "against the limit", NOTE, palette.muted());
            column.space(1.5);
        }
        for (CheckResult result : assessment.evaluation().checks()) {
            Verdict verdict = assessment.verdict(result.check());
            String sure = assessment.probabilityText(result.check());
            column.signedRow(verdict.sign(), result.check().label(),
                    result.standing() + (sure.isEmpty() ? "" : " · " + sure), size, colour(verdict));
        }
        column.space(4);
        column.paragraph(new AssessmentSentence(assessment).binding(), size, colour(assessment.overall()),
                linesOfBinding);
        if (!choices.isEmpty()) {
            column.space(4);
            column.line("Choices", HEADING, palette.text());
            // In the largest size a choice a line; in smaller ones as many as a line holds.
            List<String> lines = size.equals(LARGEST) ? choices
                    : Caption.wrapped(choices, size, column.width(), choices.size());
            column.lines(lines.stream().map(line -> size.cut(line, column.width())).toList(), size, palette.text());
        }
        return column;
    }

    private Color colour(Verdict verdict) {
        return switch (verdict) {
            case HOLDS -> palette.ok();
            case PERHAPS -> palette.warn();
            case FAILS -> palette.bad();
            case UNSURE, NOT_APPLICABLE -> palette.muted();
        };
    }
}
