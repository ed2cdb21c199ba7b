package headroom.drawing.chart;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jfree.svg.SVGGraphics2D;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Finds the texts of a picture drawn as SVG. */
final class SvgTexts {

    private static final FontRenderContext PLAIN = new FontRenderContext(null, true, true);

    private SvgTexts() {}

    /** A text and the place of its ink: from the height of capitals to a little below the line. */
    record Text(String text, Rectangle2D place) {}

    static List<Text> of(SVGGraphics2D picture) throws Exception {
        NodeList found = DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(new InputSource(new StringReader(picture.getSVGElement()))).getElementsByTagName("text");
        return IntStream.range(0, found.getLength()).mapToObj(i -> text((Element) found.item(i))).toList();
    }

    private static Text text(Element element) {
        String transform = element.getAttribute("transform");
        if (!transform.isEmpty() && !transform.equals("matrix(1,0,0,1,0,0)")) {
            throw new IllegalArgumentException("a turned text: " + element.getTextContent());
        }
        String style = element.getAttribute("style");
        // SVG gets whole sizes, so the face and the rounded size together say which font it was.
        Font font = Stream.of(Ink.TITLE, Ink.NAME, Ink.LABEL)
                .filter(one -> style.contains("\"" + one.getFamily() + "\""))
                .filter(one -> style.contains("font-size: %dpx".formatted(one.getSize()))).findFirst().orElseThrow();
        double x = Double.parseDouble(element.getAttribute("x"));
        double y = Double.parseDouble(element.getAttribute("y"));
        double width = font.getStringBounds(element.getTextContent(), PLAIN).getWidth();
        return new Text(element.getTextContent(), new Rectangle2D.Double(x, y - 0.72 * font.getSize2D(), width,
                0.9 * font.getSize2D()));
    }
}
