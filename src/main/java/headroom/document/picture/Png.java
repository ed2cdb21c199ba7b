package headroom.document.picture;

import headroom.drawing.TextImages;
import headroom.text.CarriedText;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOInvalidTreeException;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/**
 * Portable Network Graphics, drawn at a scale instead of enlarged, so that text stays sharp. The file says its resolution
 * and carries title and scenario as text.
 *
 * @param scale pixels of the file a pixel of the picture
 */
public record Png(int scale) implements PictureFormat {

    private static final String METADATA = "javax_imageio_png_1.0";
    private static final double INCHES_PER_METRE = 1 / 0.0254;
    private static final int PIXELS_PER_INCH = 96;

    @Override
    public String extension() {
        return "png";
    }

    @Override
    public byte[] encode(Picture picture) {
        BufferedImage image = new BufferedImage(picture.width() * scale, picture.height() * scale,
                BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(TextImages.KEY, new TextImages());
        graphics.scale(scale, scale);
        picture.painting().paint(graphics);
        graphics.dispose();
        try {
            return write(image, picture);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private byte[] write(BufferedImage image, Picture picture) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        // The usual stream keeps its bytes in a temporary file, which would stay behind after a kill.
        try (ImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
            writer.setOutput(out);
            IIOMetadata metadata =
                    writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
            describe(metadata, picture);
            writer.write(null, new IIOImage(image, null, metadata), null);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    private void describe(IIOMetadata metadata, Picture picture) throws IIOInvalidTreeException {
        String pixelsPerMetre = Long.toString(Math.round(PIXELS_PER_INCH * scale * INCHES_PER_METRE));
        IIOMetadataNode resolution = node("pHYs", Map.of("pixelsPerUnitXAxis", pixelsPerMetre, "pixelsPerUnitYAxis",
                pixelsPerMetre, "unitSpecifier", "meter"));
        IIOMetadataNode texts = new IIOMetadataNode("iTXt");
        texts.appendChild(text("Title", picture.title()));
        texts.appendChild(text(CarriedText.KEYWORD, picture.scenario()));
        IIOMetadataNode root = new IIOMetadataNode(METADATA);
        root.appendChild(resolution);
        root.appendChild(texts);
        metadata.mergeTree(METADATA, root);
    }

    /** International text: the other kinds of text in a PNG lose letters beyond Latin ones. */
    private static IIOMetadataNode text(String keyword, String text) {
        return node("iTXtEntry", Map.of("keyword", keyword, "compressionFlag", "FALSE", "compressionMethod", "0",
                "languageTag", "", "translatedKeyword", "", "text", text));
    }

    private static IIOMetadataNode node(String name, Map<String, String> attributes) {
        IIOMetadataNode node = new IIOMetadataNode(name);
        attributes.forEach(node::setAttribute);
        return node;
    }
}
