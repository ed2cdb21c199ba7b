package headroom.ui.charts.picture;

import headroom.drawing.TextImages;
import headroom.drawing.Type;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.nio.IntBuffer;
import java.util.Optional;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.scene.transform.Transform;
import org.jspecify.annotations.Nullable;

/** A place on the screen for a picture that is painted elsewhere, at the screen's own sharpness. */
public final class PictureView extends Region {

    private static final System.Logger LOG = System.getLogger(PictureView.class.getName());

    private final ImageView image = new ImageView();
    private final ReadOnlyIntegerWrapper paintings = new ReadOnlyIntegerWrapper();
    private Optional<Surface> surface = Optional.empty();

    /** A view without a picture yet. */
    public PictureView() {
        image.setManaged(false);
        image.setSmooth(false);
        getChildren().add(image);
    }

    /** The size in which a picture is wanted now; null while there is none to show it in. */
    @Nullable
    Canvas canvas() {
        return getWidth() < 1 || getHeight() < 1 || !isShown() ? null
                : new Canvas(getWidth(), getHeight(), screenScale());
    }

    /** Not so in a tab behind another. */
    private boolean isShown() {
        for (Node around = this; around != null; around = around.getParent()) {
            if (!around.isVisible()) {
                return false;
            }
        }
        return true;
    }

    /** The pixels of the screen to one of the layout here, where everything may be magnified. */
    private double screenScale() {
        double window = getScene() == null || getScene().getWindow() == null ? 1
                : getScene().getWindow().getOutputScaleX();
        return window * getLocalToSceneTransform().getMxx();
    }

    /** The number of pictures that were shown so far. */
    public ReadOnlyIntegerProperty paintingsProperty() {
        return paintings.getReadOnlyProperty();
    }

    /** Shows nothing: there is not even room to paint in, and an older picture would be of other numbers. */
    void showNothing() {
        image.setImage(null);
        surface = Optional.empty();
    }

    /** Shows what was painted, a pixel of it on each of the screen's. */
    void show(Painted painted) {
        double scale = painted.canvas.scale();
        Surface pixels = surface.filter(before -> before.fits(painted)).orElseGet(() -> Surface.of(painted));
        pixels.put(painted);
        surface = Optional.of(pixels);
        image.setImage(pixels.image);
        image.setFitWidth(painted.across / scale);
        image.setFitHeight(painted.down / scale);
        Transform here = getLocalToSceneTransform();
        double magnified = here.getMxx();
        image.setX((Math.rint(here.getTx()) - here.getTx()) / magnified);
        image.setY((Math.rint(here.getTy()) - here.getTy()) / magnified);
        paintings.set(paintings.get() + 1);
    }

    /**
     * The part of the screen in which one picture follows another. An image for each of them would stay with JavaFX, once
     * more as a texture, for long after it is gone: a hundred megabytes and more for a minute of dragging.
     */
    private record Surface(PixelBuffer<IntBuffer> pixels, WritableImage image) {

        static Surface of(Painted painted) {
            PixelBuffer<IntBuffer> pixels = new PixelBuffer<>(painted.across, painted.down,
                    IntBuffer.allocate(painted.argb.length), PixelFormat.getIntArgbPreInstance());
            return new Surface(pixels, new WritableImage(pixels));
        }

        boolean fits(Painted painted) {
            return pixels.getWidth() == painted.across && pixels.getHeight() == painted.down;
        }

        void put(Painted painted) {
            pixels.updateBuffer(buffer -> {
                buffer.getBuffer().put(0, painted.argb);
                // All of it has changed.
                return null;
            });
        }
    }

    /** A size in pixels of the layout, and how many pixels of the screen each has. */
    record Canvas(double width, double height, double scale) {

        /** Paints a picture in this size; any thread. */
        Painted paint(ScreenPicture picture, TextImages texts) {
            int across = (int) Math.ceil(width * scale);
            int down = (int) Math.ceil(height * scale);
            BufferedImage pixels = new BufferedImage(across, down, BufferedImage.TYPE_INT_ARGB_PRE);
            Graphics2D graphics = pixels.createGraphics();
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
            graphics.setRenderingHint(TextImages.KEY, texts);
            graphics.scale(scale, scale);
            paintSafely(picture, graphics);
            graphics.dispose();
            return new Painted(this, across, down, ((DataBufferInt) pixels.getRaster().getDataBuffer()).getData());
        }

        /** A picture that cannot be drawn says so and takes neither the others nor the window with it. */
        private void paintSafely(ScreenPicture picture, Graphics2D graphics) {
            try {
                picture.paint(graphics, width, height);
            } catch (RuntimeException failure) {
                LOG.log(System.Logger.Level.ERROR, "a picture could not be drawn", failure);
                graphics.setColor(Color.GRAY);
                graphics.setFont(Type.regular(12));
                graphics.drawString("This picture could not be drawn.", 12, 24);
            }
        }
    }

    /** A picture that is ready: so many pixels across and down, one after another. */
    static final class Painted {

        private final Canvas canvas;
        private final int across;
        private final int down;
        private final int[] argb;

        private Painted(Canvas canvas, int across, int down, int[] argb) {
            this.canvas = canvas;
            this.across = across;
            this.down = down;
            this.argb = argb;
        }
    }
}
