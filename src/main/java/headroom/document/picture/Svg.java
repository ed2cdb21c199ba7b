package headroom.document.picture;

import java.awt.Dimension;
import java.awt.image.RenderedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.ImageHandlerBase64Encoder;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGGraphics2DIOException;
import org.apache.batik.svggen.SVGIDGenerator;
import org.apache.batik.svggen.SimpleImageHandler;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/**
 * Scalable Vector Graphics, with letters as outlines, so that they look alike where the typeface is missing. Its metadata
 * carries title and scenario.
 */
public record Svg() implements PictureFormat {

    private static final String NAMESPACE = "http://www.w3.org/2000/svg";
    /** Stands in ids for what tells one file from another, until all of the file is there. */
    private static final String THIS_FILE = "THIS-FILE-";
    /** Enough of a digest that no two pictures that ever meet on a page have the same. */
    private static final int DIGEST_BYTES = 8;

    @Override
    public String extension() {
        return "svg";
    }

    @Override
    public byte[] encode(Picture picture) {
        return withMetadata(withIdsOfItsOwn(drawn(picture)), picture).getBytes(StandardCharsets.UTF_8);
    }

    private static String drawn(Picture picture) {
        SVGGeneratorContext context = SVGGeneratorContext.createDefault(emptyDocument());
        context.setComment("Headroom");
        context.setIDGenerator(new SVGIDGenerator() {
            @Override
            public String generateID(String prefix) {
                return THIS_FILE + super.generateID(prefix);
            }
        });
        context.setGenericImageHandler(new SimpleImageHandler(new PngWithin()));
        SVGGraphics2D graphics = new SVGGraphics2D(context, true);
        graphics.setSVGCanvasSize(new Dimension(picture.width(), picture.height()));
        picture.painting().paint(graphics);
        Element root = graphics.getRoot();
        root.setAttribute("viewBox", "0 0 %d %d".formatted(picture.width(), picture.height()));
        StringWriter svg = new StringWriter();
        try {
            graphics.stream(root, svg, false, false);
        } catch (SVGGraphics2DIOException failure) {
            throw new UncheckedIOException(failure);
        }
        // An id of the library's own, which nothing refers to and every file would share.
        return svg.toString().replace(" id=\"genericDefs\"", "");
    }

    /** Images become PNGs within the file; the library's own way takes an encoder from a part of it that is not here. */
    private static final class PngWithin extends ImageHandlerBase64Encoder {

        @Override
        public void encodeImage(RenderedImage image, OutputStream file) throws SVGGraphics2DIOException {
            try (ImageOutputStream out = new MemoryCacheImageOutputStream(file)) {
                ImageIO.write(image, "png", out);
            } catch (IOException failure) {
                throw new SVGGraphics2DIOException(failure.getMessage(), failure);
            }
        }
    }

    private static Document emptyDocument() {
        try {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().getDOMImplementation()
                    .createDocument(NAMESPACE, "svg", null);
        } catch (ParserConfigurationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /**
     * Ids of several pictures on one page share a room, and the first of a name is taken by all: a clip of one picture would cut
     * another. Pictures that differ in anything drawn have different ones.
     */
    private static String withIdsOfItsOwn(String svg) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(svg.getBytes(StandardCharsets.UTF_8));
            return svg.replace(THIS_FILE, "headroom-%s-".formatted(HexFormat.of().formatHex(digest, 0, DIGEST_BYTES)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Title and metadata, which the library does not write, stand first in the root element. */
    private static String withMetadata(String svg, Picture picture) {
        int inside = svg.indexOf('>', svg.indexOf("<svg")) + 1;
        return "%s\n<title>%s</title>\n<metadata>\n%s</metadata>%s".formatted(svg.substring(0, inside),
                Metadata.escaped(picture.title()), Metadata.rdf(picture), svg.substring(inside));
    }
}
