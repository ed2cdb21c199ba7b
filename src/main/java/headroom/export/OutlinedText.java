package headroom.export;

import headroom.drawing.Type;
import java.awt.Font;
import java.awt.GraphicsEnvironment;
import java.util.List;

/** Lets the libraries that turn letters into outlines find the bundled faces: they look them up by name. */
final class OutlinedText {

    private static final double ANY_SIZE = 12;

    private OutlinedText() {}

    /** Makes the faces known by name; doing it again changes nothing. */
    static void prepare() {
        GraphicsEnvironment environment = GraphicsEnvironment.getLocalGraphicsEnvironment();
        for (Font face : List.of(Type.regular(ANY_SIZE), Type.medium(ANY_SIZE), Type.semibold(ANY_SIZE),
                Type.mono(ANY_SIZE))) {
            environment.registerFont(face);
        }
    }
}
