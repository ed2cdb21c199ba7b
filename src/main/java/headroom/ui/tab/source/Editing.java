package headroom.ui.tab.source;

import headroom.ui.background.Background;
import java.util.function.Consumer;

/** Opens problem files in the system's editor, and says what is in the way. */
public final class Editing {

    private final Editor editor;
    private final Background background;
    private final Consumer<String> say;

    /**
     * Opens files with an editor.
     *
     * @param background asks the system, which may take its time
     * @param say is told, in a sentence, what is in the way
     */
    public Editing(Editor editor, Background background, Consumer<String> say) {
        this.editor = editor;
        this.background = background;
        this.say = say;
    }

    /** Opens a file. */
    public void edit(SourceFile file) {
        background.run(() -> {
            editor.edit(file.path());
            return file;
        }, opened -> say.accept("%s is in your editor; each time you save, it shows here".formatted(opened.name())),
                say);
    }
}
