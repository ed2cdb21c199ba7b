package headroom.ui.controls;

import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * A line of text that takes effect by Enter or when the focus leaves, and until then is put back by Escape. What is typed
 * and not yet committed is the field's own: its undo, its Escape. Otherwise those keys are the window's.
 */
public final class CommittedField extends TextField {

    private final Runnable commit;
    private final Runnable putBack;
    private String written = "";

    /**
     * A field with nothing in it.
     *
     * @param commit is told when what was typed is to take effect, or when nothing was
     * @param putBack is told when what was typed is to be forgotten, and writes what was there before
     */
    public CommittedField(Runnable commit, Runnable putBack) {
        this.commit = commit;
        this.putBack = putBack;
        setOnAction(_ -> commit.run());
        focusedProperty().subscribe((_, focused) -> {
            if (!focused) {
                commit.run();
            }
        });
        addEventFilter(KeyEvent.KEY_PRESSED, this::escape);
    }

    /** Writes what is in force. */
    public void write(String text) {
        written = text;
        setText(text);
    }

    /** True while something is typed that is not in force. */
    public boolean isUnfinished() {
        return !getText().equals(written);
    }

    /** Lets what is typed take effect, before something is done with what is in force. */
    public void finish() {
        if (isUnfinished()) {
            commit.run();
        }
    }

    /** Begins to type: a letter or sign takes the place of all that is written. */
    public void begin(String letter) {
        requestFocus();
        selectAll();
        replaceSelection(letter);
    }

    private void escape(KeyEvent key) {
        if (key.getCode() == KeyCode.ESCAPE && isUnfinished()) {
            putBack.run();
            key.consume();
        }
    }
}
