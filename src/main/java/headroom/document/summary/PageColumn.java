package headroom.document.summary;

import headroom.document.picture.Lettering;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;

/** A column of a page, filled with lines of text from its top down. */
final class PageColumn {

    private static final double LEADING = 1.32;

    private final double left;
    private final double width;
    private final List<PageMark> marks = new ArrayList<>();
    private double bottom;

    PageColumn(double left, double top, double width) {
        this.left = left;
        this.width = width;
        this.bottom = top;
    }

    /** Leaves some room free. */
    void space(double height) {
        bottom += height;
    }

    /** A text on one line; what is too long is cut. */
    void line(String text, Lettering lettering, Color colour) {
        paragraph(text, lettering, colour, 1);
    }

    /** A text on no more lines than so many. */
    void paragraph(String text, Lettering lettering, Color colour, int mostLines) {
        lines(lettering.lines(text, width, mostLines), lettering, colour);
    }

    /** Lines that fit already. */
    void lines(List<String> lines, Lettering lettering, Color colour) {
        for (String line : lines) {
            next(lettering);
            marks.add(new PageMark.Words(line, lettering, colour, left, baseLine(lettering)));
        }
    }

    /** Two texts on one line, the second at the right; the first is cut where they would meet. */
    void row(String first, Lettering firstLettering, Color firstColour, String second, Lettering secondLettering,
            Color secondColour) {
        row(0, first, firstLettering, firstColour, second, secondLettering, secondColour);
    }

    /** Two texts on one line, the second at the right, and a sign before the first. */
    void signedRow(String sign, String first, String second, Lettering lettering, Color colour) {
        double room = 1.4 * lettering.size();
        row(room, first, lettering, colour, second, lettering, colour);
        marks.add(new PageMark.Words(sign, lettering, colour, left, baseLine(lettering)));
    }

    private void row(double indent, String first, Lettering firstLettering, Color firstColour, String second,
            Lettering secondLettering, Color secondColour) {
        next(firstLettering);
        double taken = indent + (second.isEmpty() ? 0 : secondLettering.width(second) + firstLettering.size());
        marks.add(new PageMark.Words(firstLettering.cut(first, width - taken), firstLettering, firstColour,
                left + indent, baseLine(firstLettering)));
        if (!second.isEmpty()) {
            marks.add(new PageMark.Words(second, secondLettering, secondColour,
                    left + width - secondLettering.width(second), baseLine(firstLettering)));
        }
    }

    /** A number and right after it its unit. */
    void figure(String number, Lettering numberLettering, Color numberColour, String unit, Lettering unitLettering,
            Color unitColour) {
        lines(List.of(numberLettering.cut(number, width)), numberLettering, numberColour);
        double after = numberLettering.width(number) + numberLettering.size() / 5;
        if (!unit.isEmpty()) {
            marks.add(
                    new PageMark.Words(unitLettering.cut(unit, width - after), unitLettering, unitColour, left + after,
                            baseLine(numberLettering)));
        }
    }

    private void next(Lettering lettering) {
        bottom += LEADING * lettering.size();
    }

    private double baseLine(Lettering lettering) {
        return bottom - (LEADING - 1) * lettering.size() - 0.1 * lettering.size();
    }

    double bottom() {
        return bottom;
    }

    double width() {
        return width;
    }

    List<PageMark> marks() {
        return marks;
    }
}
