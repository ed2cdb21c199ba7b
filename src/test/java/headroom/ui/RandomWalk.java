package headroom.ui;

import headroom.ui.tab.ProblemModel;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.event.ActionEvent;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Slider;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/**
 * A person without a plan: in each step something that can be reached in the window is moved, typed into, chosen or pressed.
 * On the JavaFX thread.
 */
final class RandomWalk {

    /** So many steps are taken in a tab before the next one is opened, more or less. */
    private static final int STEPS_A_TAB = 40;
    private static final int MOVES_OF_A_DRAG = 6;
    private static final double SMALLEST = 640;

    private final TestWindow window;
    private final Random random;

    /** A walk, the same one for the same seed as far as the window answers in the same order. */
    RandomWalk(TestWindow window, long seed) {
        this.window = window;
        this.random = new Random(seed);
    }

    /** Does one thing. */
    void step() {
        if (random.nextInt(STEPS_A_TAB) == 0) {
            leave();
            List<ProblemModel> tabs = window.model().tabs();
            window.model().openProperty().set(any(tabs));
            return;
        }
        switch (random.nextInt(16)) {
            case 0, 1, 2, 3 -> one(Slider.class, _ -> true).ifPresent(this::drag);
            case 4, 5, 6 -> one(TextField.class, TextField::isEditable).ifPresent(this::type);
            case 7, 8, 9 -> one(ButtonBase.class, button -> !(button instanceof MenuButton)).ifPresent(this::press);
            case 10 -> one(MenuButton.class, _ -> true).ifPresent(this::choose);
            case 11 -> one(ComboBox.class, box -> !((ComboBox<?>) box).getItems().isEmpty())
                    .ifPresent(box -> choose((ComboBox<?>) box));
            case 12 -> one(TabPane.class, _ -> true)
                    .ifPresent(panels -> panels.getSelectionModel().select(random.nextInt(panels.getTabs().size())));
            case 13 -> one(Node.class, node -> node.getOnMouseClicked() != null).ifPresent(this::click);
            case 14 -> steps();
            default -> leave();
        }
    }

    /** Closes whatever lies over the window. */
    void leave() {
        window.model().leavePresentation();
        key(KeyCode.ESCAPE);
    }

    private void drag(Slider slider) {
        slider.setValueChanging(true);
        for (int move = 0; move < MOVES_OF_A_DRAG; move++) {
            slider.setValue(slider.getMin() + random.nextDouble() * (slider.getMax() - slider.getMin()));
        }
        slider.setValueChanging(false);
    }

    private void type(TextField field) {
        field.requestFocus();
        field.setText(any(Arrays.asList("1", "3", "7.5", "20", "64", "150", "900", "2k", "12 to 30", "1 to 4", "x",
                Integer.toString(random.nextInt(10_000)))));
        field.fireEvent(new ActionEvent(field, field));
    }

    private void press(ButtonBase button) {
        button.fire();
    }

    private void choose(MenuButton menu) {
        List<MenuItem> items = menu.getItems().stream().filter(item -> !item.isDisable()).toList();
        if (!items.isEmpty()) {
            any(items).fire();
        }
    }

    private <T> void choose(ComboBox<T> box) {
        box.setValue(any(box.getItems()));
        box.fireEvent(new ActionEvent(box, box));
    }

    private void click(Node node) {
        double x = node.getLayoutBounds().getCenterX();
        double y = node.getLayoutBounds().getCenterY();
        Event.fireEvent(node, new MouseEvent(MouseEvent.MOUSE_CLICKED, x, y, x, y, MouseButton.PRIMARY, 1, false, false,
                false, false, true, false, false, false, false, true, null));
    }

    /** Back and forth in the history, or to another size of the window. */
    private void steps() {
        ProblemModel tab = window.model().openProperty().get();
        switch (random.nextInt(4)) {
            case 0 -> tab.undo();
            case 1 -> tab.redo();
            case 2 -> tab.jump(random.nextInt(tab.historyProperty().get().entries().size()));
            default -> {
                window.stage().setWidth(SMALLEST * 1.5 + random.nextInt(300));
                window.stage().setHeight(SMALLEST + random.nextInt(260));
            }
        }
    }

    private void key(KeyCode code) {
        Scene scene = window.stage().getScene();
        Node owner = scene.getFocusOwner() == null ? scene.getRoot() : scene.getFocusOwner();
        Event.fireEvent(owner, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
    }

    /** One of those that can be reached: of what lies over the window, where there is anything. */
    private <T extends Node> Optional<T> one(Class<T> kind, Predicate<T> suitable) {
        Scene scene = window.stage().getScene();
        Node over = scene.lookup("#overlay");
        Node root = over != null && over.isVisible() ? over : scene.getRoot();
        List<T> all = reachable(root).filter(kind::isInstance).map(kind::cast).filter(suitable).toList();
        return all.isEmpty() ? Optional.empty() : Optional.of(any(all));
    }

    private static Stream<Node> reachable(Node node) {
        if (!node.isVisible() || node.isDisabled()) {
            return Stream.empty();
        }
        boolean whole = node instanceof Slider || node instanceof TextInputControl || node instanceof ComboBox
                || node instanceof Labeled;
        return whole || !(node instanceof Parent parent) ? Stream.of(node)
                : Stream.concat(Stream.of(node),
                        parent.getChildrenUnmodifiable().stream().flatMap(RandomWalk::reachable));
    }

    private <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
