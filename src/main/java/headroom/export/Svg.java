package headroom.export;

import java.nio.charset.StandardCharsets;
import org.jfree.svg.SVGGraphics2D;
import org.jfree.svg.SVGHints;

/**
 * Scalable Vector Graphics, with letters as outlines, so that they look alike where the typeface is missing. Its metadata
 * carries title and scenario.
 */
public record Svg() implements PictureFormat {

    @Override
    public String extension() {
        return "svg";
    }

    @Override
    public byte[] encode(Picture picture) {
        OutlinedText.prepare();
        SVGGraphics2D graphics = new SVGGraphics2D(picture.width(), picture.height());
        graphics.setDefsKeyPrefix(picture.name());
        graphics.setRenderingHint(SVGHints.KEY_DRAW_STRING_TYPE, SVGHints.VALUE_DRAW_STRING_TYPE_VECTOR);
        graphics.setRenderingHint(SVGHints.KEY_ELEMENT_TITLE, picture.title());
        graphics.setRenderingHint(SVGHints.KEY_BEGIN_GROUP, picture.name());
        picture.painting().paint(graphics);
        graphics.setRenderingHint(SVGHints.KEY_END_GROUP, picture.name());
        return withMetadata(graphics.getSVGDocument(), picture).getBytes(StandardCharsets.UTF_8);
    }

    /** The library writes no metadata; they stand first in the root element. */
    private static String withMetadata(String svg, Picture picture) {
        int inside = svg.indexOf('>', svg.indexOf("<svg")) + 1;
        return svg.substring(0, inside) + "\n<metadata>\n" + Metadata.rdf(picture) + "</metadata>" +
                svg.substring(inside);
    }
}
