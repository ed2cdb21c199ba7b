package headroom.ui;

import headroom.model.expression.Assumption;
import headroom.ui.problem.ProblemModel;
import headroom.ui.theme.Theme;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.testfx.framework.junit5.ApplicationTest;

/** A person at the real window, with a mouse and a keyboard. */
abstract class Journey extends ApplicationTest {

    private static final long PATIENCE_SECONDS = 20;
    /** Both are inside the headless screen, beyond which the mouse finds nothing. */
    static final double WIDTH = 980;
    static final double HEIGHT = 940;

    private TestWindow window;
    private Scene scene;

    @Override
    public void start(Stage unused) {
        window = new TestWindow(Theme.LIGHT, this::chooseFolder, pictures());
        scene = window.show(WIDTH, HEIGHT);
        window.stage().setX(0);
        window.stage().setY(0);
    }

    @AfterEach
    void close() {
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
        return tab().scenario().value(assumption(id));
    }

    <T extends Node> T find(String selector) {
        return lookup(selector).query();
    }

    String label(String selector) {
        return lookup(selector).match(Labeled.class::isInstance).<Labeled>query().getText();
    }

    String typed(String id) {
        return this.<TextField>find("#%s-value".formatted(id)).getText();
    }

    /** All that is written in a node, in reading order. */
    String words(String selector) {
        return from(lookup(selector)).lookup(Text.class::isInstance).<Text>queryAll().stream().map(Text::getText)
                .collect(Collectors.joining());
    }

    boolean is(String selector, String state) {
        return find(selector).getPseudoClassStates().contains(PseudoClass.getPseudoClass(state));
    }

    /** Scrolls the middle column, and what lies below it in a narrow window, until a node is well in sight. */
    Node reveal(Node node) {
        ScrollPane pane = find(".middle-scroll");
        interact(() -> {
            Node content = pane.getContent();
            double seen = pane.getViewportBounds().getHeight();
            double beyond = content.getLayoutBounds().getHeight() - seen;
            double middle = content.sceneToLocal(node.localToScene(node.getLayoutBounds())).getCenterY();
            pane.setVvalue(Math.clamp((middle - seen / 2) / beyond, 0, 1));
        });
        frame();
        return node;
    }

    Node reveal(String selector) {
        return reveal(this.<Node>find(selector));
    }

    /** Waits until the window has drawn what has happened so far. */
    void frame() {
        CountDownLatch drawn = new CountDownLatch(1);
        interact(() -> {
            scene.addPostLayoutPulseListener(new Runnable() {
                @Override
                public void run() {
                    scene.removePostLayoutPulseListener(this);
                    drawn.countDown();
                }
            });
            Platform.requestNextPulse();
        });
        try {
            if (!drawn.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new IllegalStateException("the window draws no frames");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }
}
