package headroom.document.picture;

import headroom.drawing.Type;
import java.awt.Font;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import org.openpdf.text.pdf.BaseFont;
import org.openpdf.text.pdf.FontMapper;

/** The bundled faces as a PDF embeds them: of each only the letters that are used. */
final class EmbeddedFaces implements FontMapper {

    private final Map<String, BaseFont> faces = new HashMap<>();

    @Override
    public BaseFont awtToPdf(Font font) {
        return faces.computeIfAbsent(font.getPSName(),
                name -> face(name, font instanceof UnseenFont unseen ? unseen.file() : Type.file(font)));
    }

    private static BaseFont face(String name, byte[] file) {
        try {
            // Kept out of the library's own cache, which would outlive the document.
            return BaseFont.createFont(name + ".ttf", BaseFont.IDENTITY_H, BaseFont.EMBEDDED, false, file, null);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public Font pdfToAwt(BaseFont font, int size) {
        throw new UnsupportedOperationException("faces go into a PDF only");
    }
}
