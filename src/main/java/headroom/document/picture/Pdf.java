package headroom.document.picture;

import java.awt.Graphics2D;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.openpdf.text.Document;
import org.openpdf.text.Rectangle;
import org.openpdf.text.pdf.PdfWriter;

/** A PDF page of the picture's size. Its text can be searched and copied; its metadata carry title and scenario. */
public record Pdf() implements PictureFormat {

    @Override
    public String extension() {
        return "pdf";
    }

    @Override
    public byte[] encode(Picture picture) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Document document = new Document(new Rectangle(picture.width(), picture.height()), 0, 0, 0, 0);
        PdfWriter writer = PdfWriter.getInstance(document, bytes);
        document.addTitle(picture.title());
        writer.setXmpMetadata(Metadata.xmp(picture).getBytes(StandardCharsets.UTF_8));
        document.open();
        Graphics2D graphics =
                writer.getDirectContent().createGraphics(picture.width(), picture.height(), new EmbeddedFaces());
        picture.painting().paint(graphics);
        graphics.dispose();
        document.close();
        return bytes.toByteArray();
    }
}
