package headroom.document.picture;

import java.util.Locale;

/** A kind of picture file. */
public sealed interface PictureFormat permits Png, Svg, Pdf {

    /** The kinds by their names. */
    enum Kind {
        PNG, SVG, PDF;

        /** The format of this kind, with so many times as many pixels each way if it has any. */
        public PictureFormat scaled(int scale) {
            return switch (this) {
                case PNG -> new Png(scale);
                case SVG -> new Svg();
                case PDF -> new Pdf();
            };
        }

        /** The name on the command line. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The ending of the file's name, without the dot. */
    String extension();

    /** The content of the file. */
    byte[] encode(Picture picture);

    /** The name of a picture's file. */
    default String fileName(Picture picture) {
        return picture.name() + "." + extension();
    }
}
