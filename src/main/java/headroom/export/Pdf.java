package headroom.export;

import java.awt.Rectangle;
import org.jfree.pdf.PDFDocument;
import org.jfree.pdf.PDFGraphics2D;
import org.jfree.pdf.PDFHints;

/** A PDF page of the picture's size, with letters as outlines: the library cannot embed the typeface. */
public record Pdf() implements PictureFormat {

    @Override
    public String extension() {
        return "pdf";
    }

    @Override
    public byte[] encode(Picture picture) {
        OutlinedText.prepare();
        PDFDocument document = new PDFDocument();
        document.setTitle(picture.title());
        PDFGraphics2D graphics =
                document.createPage(new Rectangle(picture.width(), picture.height())).getGraphics2D();
        graphics.setRenderingHint(PDFHints.KEY_DRAW_STRING_TYPE, PDFHints.VALUE_DRAW_STRING_TYPE_VECTOR);
        picture.painting().paint(graphics);
        return document.getPDFBytes();
    }
}
