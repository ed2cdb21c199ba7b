package headroom.document.picture;

/** A kind of picture file. */
public sealed interface PictureFormat permits Png, Svg, Pdf {

    /** What the file's name ends with, without the dot. */
    String extension();

    /** The content of the file. */
    byte[] encode(Picture picture);

    /** The name of a picture's file. */
    default String fileName(Picture picture) {
        return picture.name() + "." + extension();
    }
}
