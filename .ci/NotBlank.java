import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;

/** Fails unless every picture named is a drawing: a blank or half-drawn window has a handful of colours, a real one hundreds. */
void main(String[] pictures) throws Exception {
    boolean drawn = true;
    for (String picture : pictures) {
        BufferedImage image = ImageIO.read(Path.of(picture).toFile());
        int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        long colours = IntStream.of(pixels).distinct().count();
        IO.println("%s: %d × %d, %d colours".formatted(picture, image.getWidth(), image.getHeight(), colours));
        drawn &= colours >= 100;
    }
    if (!drawn) {
        System.err.println("A picture above is blank.");
        System.exit(1);
    }
}
