package headroom.drawing;

import java.awt.Graphics;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGGraphics2DIOException;
import org.w3c.dom.Document;

/** A picture of lines and curves that remembers its texts and where they stand. */
public final class DrawnTexts extends SVGGraphics2D {

    private static final FontRenderContext PLAIN = new FontRenderContext(null, true, true);

    private final List<Text> texts;

    /** An empty picture. */
    public DrawnTexts() {
        super(document());
        this.texts = new ArrayList<>();
    }

    private DrawnTexts(DrawnTexts other) {
        super(other);
        this.texts = other.texts;
    }

    /** A text and the place of its ink: from the height of capitals to a little below the line. */
    public record Text(String text, Rectangle2D place) {}

    /** All that stands there, in the order in which it was drawn. */
    public List<Text> texts() {
        return List.copyOf(texts);
    }

    /** All words, one after the other. */
    public List<String> words() {
        return texts.stream().map(Text::text).toList();
    }

    /** The picture as SVG. */
    public String svg() throws SVGGraphics2DIOException {
        StringWriter svg = new StringWriter();
        stream(svg);
        return svg.toString();
    }

    @Override
    public void drawString(String text, float x, float y) {
        AffineTransform transform = getTransform();
        if (!transform.isIdentity() && transform.getType() != AffineTransform.TYPE_TRANSLATION) {
            throw new IllegalArgumentException("a turned text: " + text);
        }
        double size = getFont().getSize2D();
        double width = getFont().getStringBounds(text, PLAIN).getWidth();
        texts.add(new Text(text, new Rectangle2D.Double(x + transform.getTranslateX(),
                y + transform.getTranslateY() - 0.72 * size, width, 0.9 * size)));
        super.drawString(text, x, y);
    }

    @Override
    public Graphics create() {
        return new DrawnTexts(this);
    }

    private static Document document() {
        try {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().getDOMImplementation()
                    .createDocument("http://www.w3.org/2000/svg", "svg", null);
        } catch (ParserConfigurationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
