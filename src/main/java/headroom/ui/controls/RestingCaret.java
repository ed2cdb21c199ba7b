package headroom.ui.controls;

import headroom.ui.background.Delay;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Group;
import javafx.scene.control.TextInputControl;
import javafx.scene.shape.Path;
import javafx.util.Duration;

/**
 * A field's caret, which blinks while somebody types and comes to rest when nothing was typed for a while: as long as one
 * blinks, JavaFX wakes up sixty times a second. By itself JavaFX lets carets blink that nobody sees, in a field whose text is
 * selected and in one that was left or whose text was changed from elsewhere, and paints the whole window at each such blink.
 */
final class RestingCaret {

    /** The time without typing after which the caret stops blinking; desktops usually let it blink about as long. */
    private static final Duration AWAKE = Duration.seconds(10);

    private final TextInputControl field;
    private final Consumer<Boolean> blink;
    private final Delay delay;
    private Optional<Still> still = Optional.empty();
    private int moves;
    private boolean waiting;

    /**
     * A field's caret, by the clock that animations run on.
     *
     * @param blink lets the skin's own caret blink, or puts it away
     */
    RestingCaret(TextInputControl field, Consumer<Boolean> blink) {
        this(field, blink, Delay.ofAnimations());
    }

    RestingCaret(TextInputControl field, Consumer<Boolean> blink, Delay delay) {
        this.field = field;
        this.blink = blink;
        this.delay = delay;
        field.selectionProperty().subscribe((_, _) -> animate(true));
        field.textProperty().subscribe((_, _) -> animate(true));
        animate(true);
    }

    /** The skin would have the caret blink now, or not. */
    void animate(boolean wanted) {
        moves++;
        still.ifPresent(Still::remove);
        still = Optional.empty();
        boolean seen = wanted && field.isFocused() && field.getSelection().getLength() == 0;
        blink.accept(seen);
        if (seen && !waiting) {
            await();
        }
    }

    private void await() {
        waiting = true;
        int then = moves;
        delay.after(AWAKE, () -> {
            waiting = false;
            if (field.isFocused() && field.getSelection().getLength() == 0 && still.isEmpty()) {
                if (moves == then) {
                    rest();
                } else {
                    await();
                }
            }
        });
    }

    private void rest() {
        still = Still.of(field);
        still.ifPresent(_ -> blink.accept(false));
    }

    /** A caret that stands where the skin's own stood, which goes away when it does not blink. */
    private record Still(Group place, Path line) {

        static Optional<Still> of(TextInputControl field) {
            return field.lookupAll("Path").stream().filter(node -> node.getParent() instanceof Group)
                    .map(node -> of((Group) node.getParent(), (Path) node)).findFirst();
        }

        private static Still of(Group place, Path blinking) {
            Path line = new Path(blinking.getElements());
            line.setManaged(false);
            line.getStyleClass().add("still-caret");
            line.setStrokeWidth(blinking.getStrokeWidth());
            line.strokeProperty().bind(blinking.strokeProperty());
            line.layoutXProperty().bind(blinking.layoutXProperty());
            place.getChildren().add(line);
            return new Still(place, line);
        }

        void remove() {
            place.getChildren().remove(line);
            line.strokeProperty().unbind();
            line.layoutXProperty().unbind();
        }
    }
}
