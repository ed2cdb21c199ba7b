package headroom.ui;

import headroom.drawing.Theme;
import headroom.formula.Assumption;
import headroom.ui.tab.ProblemModel;
import headroom.ui.tab.document.FileChoice;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.text.Text;
import org.controlsfx.control.StatusBar;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.testfx.api.FxToolkit;

/** A person at the real window, with a mouse and a keyboard. */
abstract class Journey extends Person {

    /** Both are inside the headless screen, beyond which the mouse finds nothing. */
    static final double WIDTH = 980;
    static final double HEIGHT = 940;

    private TestWindow window;
    private Scene scene;

    @BeforeAll
    static void startJavaFx() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @BeforeEach
    void open() {
        interact(() -> {
            window = new TestWindow(Theme.LIGHT, this::chooseFolder, pictures(), chooser());
            scene = window.show(WIDTH, HEIGHT);
            window.stage().setX(0);
            window.stage().setY(0);
        });
        targetWindow(window.stage());
        frame();
    }

    @AfterEach
    void close() {
        release(new KeyCode[0]);
        release(new MouseButton[0]);
        interact(() -> window.stage().close());
    }

    /** Where pictures are saved unless the journey says otherwise. */
    Path pictures() {
        return Path.of("pictures");
    }

    /** What the person chooses when asked for a folder. */
    Optional<Path> chooseFolder(String from) {
        return Optional.empty();
    }

    /** What the person chooses when asked for a scenario file. */
    FileChoice chooser() {
        return new FileChoice() {};
    }

    TestWindow window() {
        return window;
    }

    Scene scene() {
        return scene;
    }

    /** The tab that is open. */
    ProblemModel tab() {
        return window.model().openProperty().get();
    }

    Assumption assumption(String id) {
        return tab().problem().assumption(id).orElseThrow();
    }

    /** The value that the scenario has of an assumption. */
    double value(String id) {
        return tab().scenario().ownValue(assumption(id));
    }

    Node find(String selector) {
        return lookup(selector).query();
    }

    <T extends Node> T find(String selector, Class<T> kind) {
        return lookup(selector).match(kind::isInstance).queryAs(kind);
    }

    String label(String selector) {
        return find(selector) instanceof StatusBar line ? line.getText() : find(selector, Labeled.class).getText();
    }

    String typed(String id) {
        return find("#%s-value".formatted(id), TextField.class).getText();
    }

    /** All that is written in a node, in reading order. */
    String words(String selector) {
        return from(lookup(selector)).lookup(Text.class::isInstance).<Text>queryAll().stream().map(Text::getText)
                .collect(Collectors.joining()).replace('\u00a0', ' ');
    }

    boolean is(String selector, String state) {
        return find(selector).getPseudoClassStates().contains(PseudoClass.getPseudoClass(state));
    }

    /** Whether anything of that kind can be seen, perhaps by scrolling; what was never shown may not exist yet. */
    boolean isSeen(String selector) {
        return lookup(selector).queryAll().stream().anyMatch(this::isSeen);
    }

    /** Whether a node can be seen, perhaps by scrolling. */
    boolean isSeen(Node node) {
        return node.isVisible() && (node.getParent() == null || isSeen(node.getParent()));
    }

    /** Scrolls whatever a node lies in until it is well in sight. */
    Node reveal(Node node) {
        for (Node around = node; around != null; around = around.getParent()) {
            if (around instanceof ScrollPane pane) {
                interact(() -> scroll(pane, node));
                frame();
            }
        }
        return node;
    }

    private static void scroll(ScrollPane pane, Node node) {
        Node content = pane.getContent();
        double seen = pane.getViewportBounds().getHeight();
        double beyond = content.getLayoutBounds().getHeight() - seen;
        double middle = content.sceneToLocal(node.localToScene(node.getLayoutBounds())).getCenterY();
        pane.setVvalue(beyond <= 0 ? 0 : Math.clamp((middle - seen / 2) / beyond, 0, 1));
    }

    Node reveal(String selector) {
        return reveal(find(selector));
    }

    /** Waits until the window has drawn what has happened so far. */
    void frame() {
        Pulses.settle();
    }
}
