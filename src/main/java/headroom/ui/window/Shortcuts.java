package headroom.ui.window;

import headroom.ui.inputs.AssumptionsView;
import headroom.ui.story.PresentationModel;
import headroom.ui.tab.Overlay;
import headroom.ui.tab.ProblemModel;
import headroom.ui.tab.RequestPath;
import headroom.ui.tab.document.Documents;
import headroom.ui.theme.TextSize;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/**
 * The key combinations of the window, wherever the focus is. Menus only show them: what a menu adds to a scene by itself
 * would reach what lies under a dialogue, and be gone while something is presented.
 */
final class Shortcuts {

    static final KeyCombination OPEN = with(KeyCode.O);
    static final KeyCombination SAVE = with(KeyCode.S);
    static final KeyCombination SAVE_AS = with(KeyCode.S, KeyCombination.SHIFT_DOWN);
    static final KeyCombination COPY = with(KeyCode.C);
    static final KeyCombination PASTE = with(KeyCode.V);
    static final KeyCombination REACH = with(KeyCode.G);
    static final KeyCombination CLOSE = with(KeyCode.W);
    static final KeyCombination UNDO = with(KeyCode.Z);
    static final KeyCombination REDO = with(KeyCode.Y);

    private static final KeyCombination REDO_TOO = with(KeyCode.Z, KeyCombination.SHIFT_DOWN);
    private static final KeyCombination NEXT_TAB = with(KeyCode.PAGE_DOWN);
    private static final KeyCombination TAB_BEFORE = with(KeyCode.PAGE_UP);

    private final WorkbenchModel model;
    private final Documents documents;
    private final ScenarioText texts;
    private final Runnable reach;
    private final Runnable close;
    private final Overlay overlay;

    /**
     * The keys of a window.
     *
     * @param reach asks for a goal
     * @param close closes the tab in front, if it can be closed
     * @param overlay what lies over the window, which only the keys of text sizes then reach, and those of steps where the
     *     scenario is seen in it
     */
    Shortcuts(WorkbenchModel model, Documents documents, ScenarioText texts, Runnable reach, Runnable close,
            Overlay overlay) {
        this.model = model;
        this.documents = documents;
        this.texts = texts;
        this.reach = reach;
        this.close = close;
        this.overlay = overlay;
    }

    void install(Scene scene) {
        Keyboard keyboard = new Keyboard(scene);
        Map<KeyCombination, Runnable> first = new HashMap<>(tabs());
        first.replaceAll((_, action) -> unlessCovered(action));
        Map<KeyCombination, Runnable> steps = history();
        Map<KeyCombination, Runnable> table = new HashMap<>();
        table.putAll(ofProblem());
        table.put(AssumptionsView.FIND, () -> find(scene));
        table.replaceAll((_, action) -> whereLive(action));
        table.put(OPEN, documents::open);
        table.put(PASTE, texts::paste);
        table.put(CLOSE, close);
        table.replaceAll((_, action) -> unlessCovered(() -> {
            keyboard.finish();
            action.run();
        }));
        table.putAll(textSizes());
        // Filters come before the controls: each of these keys would be one of theirs, or is a letter.
        scene.addEventFilter(KeyEvent.KEY_PRESSED, press -> {
            act(first, press);
            if (!keyboard.isTyping()) {
                act(steps, press);
            }
            boolean plain = !press.isShortcutDown() && !press.isControlDown() && !press.isAltDown()
                    && !press.isMetaDown();
            if (plain && (isCovered() ? uncover(press.getCode(), keyboard) : act(press.getCode(), keyboard))) {
                press.consume();
            }
        });
        // A handler comes after the controls, whose own keys go first, and before the keys that menus add.
        scene.addEventHandler(KeyEvent.KEY_PRESSED, press -> act(table, press));
    }

    private static void act(Map<KeyCombination, Runnable> table, KeyEvent press) {
        table.forEach((key, action) -> {
            if (key.match(press) && !press.isConsumed()) {
                press.consume();
                action.run();
            }
        });
    }

    /** Does what a key alone stands for; letters and signs stand for themselves where a person may type them. */
    private boolean act(KeyCode key, Keyboard keyboard) {
        Optional<PresentationModel> presentation = model.presentationProperty().get();
        return switch (key) {
            case F11 -> done(this::togglePresentation);
            case F -> !keyboard.takesLetters() && done(this::togglePresentation);
            case LEFT, PAGE_UP -> presentation.isPresent() && done(presentation.get()::back);
            case RIGHT, PAGE_DOWN -> presentation.isPresent() && done(presentation.get()::forward);
            case COMMA -> !keyboard.takesNumbers() && done(path()::back);
            case PERIOD -> !keyboard.takesNumbers() && done(path()::forward);
            case ESCAPE -> !keyboard.hasEscape() && leave();
            default -> false;
        };
    }

    /** Sheets and dialogues have an Escape of their own, which a button with a menu swallows even while that is closed. */
    private boolean uncover(KeyCode key, Keyboard keyboard) {
        return key == KeyCode.ESCAPE && keyboard.isOnMenuButton() && !keyboard.hasEscape() && done(overlay::hide);
    }

    /** Leaves what a person is in, the innermost first. */
    private boolean leave() {
        return path().place() > 0 ? done(path()::leave)
                : model.presentationProperty().get().isPresent() && done(model::leavePresentation);
    }

    /** The request's path in the diagram that shows. */
    private RequestPath path() {
        return model.presentationProperty().get().map(PresentationModel::shown).orElseGet(this::open).path();
    }

    private static boolean done(Runnable action) {
        action.run();
        return true;
    }

    private void togglePresentation() {
        if (!model.isLive()) {
            return;
        }
        if (model.presentationProperty().get().isPresent()) {
            model.leavePresentation();
        } else {
            model.present();
        }
    }

    private Map<KeyCombination, Runnable> history() {
        Map<KeyCombination, Runnable> steps = new HashMap<>(Map.of(UNDO, () -> open().undo(),
                REDO, () -> open().redo(), REDO_TOO, () -> open().redo()));
        steps.replaceAll((_, action) -> () -> {
            if (overlay.showsScenario() && model.isLive()) {
                action.run();
            }
        });
        return steps;
    }

    private Map<KeyCombination, Runnable> tabs() {
        return Map.of(NEXT_TAB, () -> model.openBeside(1), TAB_BEFORE, () -> model.openBeside(-1));
    }

    private Map<KeyCombination, Runnable> ofProblem() {
        return Map.of(SAVE, documents::save, SAVE_AS, documents::saveAs, COPY, texts::copy, REACH, reach);
    }

    /** Does something only where there is a problem to do it with, and not the mistakes of a file alone. */
    private Runnable whereLive(Runnable action) {
        return () -> {
            if (model.isLive()) {
                action.run();
            }
        };
    }

    private Runnable unlessCovered(Runnable action) {
        return () -> {
            if (!isCovered()) {
                action.run();
            }
        };
    }

    private boolean isCovered() {
        return overlay.isShown();
    }

    /** Plus has a key of its own on some keyboards, shares one with the equals sign on others, and may need Shift. */
    private Map<KeyCombination, Runnable> textSizes() {
        Map<KeyCombination, Runnable> sizes = new HashMap<>();
        for (KeyCode plus : new KeyCode[]{KeyCode.PLUS, KeyCode.EQUALS, KeyCode.ADD}) {
            sizes.put(with(plus), () -> setTextSize(textSize().larger()));
            sizes.put(with(plus, KeyCombination.SHIFT_DOWN), () -> setTextSize(textSize().larger()));
        }
        for (KeyCode minus : new KeyCode[]{KeyCode.MINUS, KeyCode.SUBTRACT}) {
            sizes.put(with(minus), () -> setTextSize(textSize().smaller()));
        }
        for (KeyCode zero : new KeyCode[]{KeyCode.DIGIT0, KeyCode.NUMPAD0}) {
            sizes.put(with(zero), () -> setTextSize(TextSize.NORMAL));
        }
        return sizes;
    }

    private TextSize textSize() {
        return model.looks().textSizeProperty().get();
    }

    private void setTextSize(TextSize size) {
        model.looks().textSizeProperty().set(size);
    }

    /** Goes to the search over the open tab's assumptions, where typing replaces what was looked for. */
    private static void find(Scene scene) {
        if (scene.lookup("#find-assumption") instanceof TextField search) {
            search.requestFocus();
            search.selectAll();
        }
    }

    private ProblemModel open() {
        return model.openProperty().get();
    }

    /** A key together with the platform's own: Control, or Command on a Mac. */
    private static KeyCombination with(KeyCode key, KeyCombination.Modifier... others) {
        KeyCombination.Modifier[] modifiers = new KeyCombination.Modifier[others.length + 1];
        modifiers[0] = KeyCombination.SHORTCUT_DOWN;
        System.arraycopy(others, 0, modifiers, 1, others.length);
        return new KeyCodeCombination(key, modifiers);
    }
}
