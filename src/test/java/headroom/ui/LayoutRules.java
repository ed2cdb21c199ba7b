package headroom.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** What must hold for everything that a window shows: all texts whole, inside what they belong to, and beside each other. */
final class LayoutRules {

    /** Half a pixel is the rounding of the layout. */
    private static final double TOLERANCE = 0.6;
    /** The space behind the last word of a line hangs over the end of the line. */
    private static final double SPACE = 4;
    /** Within each of these, nothing lies on anything else. */
    private static final Set<String> CROWDS = Set.of("tile", "chip", "assumption", "choice", "top-bar", "status-line",
            "input", "head", "checks", "columns", "tornado-row", "legend");

    private LayoutRules() {}

    /** One line about each thing that is wrong below a node, laid out and styled. */
    static List<String> breaches(Parent root) {
        List<Node> shown = new ArrayList<>();
        collect(root, shown);
        return shown.stream().flatMap(LayoutRules::breachesOf).distinct().toList();
    }

    private static void collect(Node node, List<Node> shown) {
        if (node.isVisible()) {
            shown.add(node);
            if (node instanceof Parent parent) {
                parent.getChildrenUnmodifiable().forEach(child -> collect(child, shown));
            }
        }
    }

    private static Stream<String> breachesOf(Node node) {
        List<String> breaches = new ArrayList<>();
        if (node instanceof Labeled labeled) {
            truncation(labeled, breaches);
        }
        if (node instanceof Text text && !text.getText().isBlank()) {
            escape(text, breaches);
        }
        if (node instanceof ScrollBar bar) {
            scrollBar(bar, breaches);
        }
        if (node instanceof Parent crowd && node.getStyleClass().stream().anyMatch(CROWDS::contains)) {
            overlaps(crowd, breaches);
        }
        return breaches.stream();
    }

    /** Only what a person may name at will may be cut, where a tool tip tells it whole. */
    private static void truncation(Labeled labeled, List<String> breaches) {
        for (Node child : labeled.getChildrenUnmodifiable()) {
            String whole = Objects.requireNonNullElse(labeled.getText(), "");
            if (!isTold(whole, labeled) && child instanceof Text text && !child.equals(labeled.getGraphic())
                    && !text.getText().equals(whole)) {
                breaches.add("%s shows “%s”".formatted(name(labeled), text.getText()));
            }
        }
    }

    private static boolean isTold(String text, Node node) {
        boolean here = node instanceof Control control && control.getTooltip() != null
                && String.valueOf(control.getTooltip().getText()).lines().anyMatch(text::equals);
        return here || (node.getParent() != null && isTold(text, node.getParent()));
    }

    /** A text must lie inside everything that it is part of; below a scroll pane it may be out of sight vertically. */
    private static void escape(Text text, List<String> breaches) {
        Bounds bounds = text.localToScene(text.getLayoutBounds());
        boolean scrolled = false;
        for (Parent around = text.getParent(); around != null; around = around.getParent()) {
            scrolled |= around.getParent() != null && around.getParent().getStyleClass().contains("viewport");
            boolean shrunk = !around.getTransforms().isEmpty();
            Bounds frame = around.localToScene(around.getLayoutBounds());
            double spare = around instanceof TextFlow ? SPACE * around.getLocalToSceneTransform().getMxx() : TOLERANCE;
            boolean beside = bounds.getMinX() < frame.getMinX() - spare || bounds.getMaxX() > frame.getMaxX() + spare;
            boolean aboveOrBelow = bounds.getMinY() < frame.getMinY() - TOLERANCE
                    || bounds.getMaxY() > frame.getMaxY() + TOLERANCE;
            if (around instanceof Region && !shrunk && (beside || (aboveOrBelow && !scrolled))) {
                breaches.add("“%s” leaves %s %s: %s in %s".formatted(text.getText(), name(around),
                        beside ? "at a side" : "above or below", box(bounds), box(frame)));
                return;
            }
            bounds = around instanceof TextFlow ? frame : bounds;
        }
    }

    private static void scrollBar(ScrollBar bar, List<String> breaches) {
        if (bar.getOrientation() == Orientation.HORIZONTAL) {
            breaches.add("%s scrolls sideways".formatted(name(bar.getParent())));
        } else if (bar.getParent() instanceof ScrollPane pane
                && pane.getContent().getLayoutBounds().getHeight() <= pane.getViewportBounds().getHeight()) {
            breaches.add("%s has a scroll bar, but nothing to scroll".formatted(name(pane)));
        }
    }

    private static void overlaps(Parent crowd, List<String> breaches) {
        List<Node> members = new ArrayList<>();
        members(crowd, members);
        for (int i = 0; i < members.size(); i++) {
            Bounds one = inside(members.get(i));
            for (int k = i + 1; k < members.size(); k++) {
                if (one.intersects(inside(members.get(k)))) {
                    breaches.add("%s lies on %s in %s: %s, %s".formatted(name(members.get(i)), name(members.get(k)),
                            name(crowd), box(one), box(inside(members.get(k)))));
                }
            }
        }
    }

    /** What must not lie on one another: texts and controls, and crowds as a whole. */
    private static void members(Parent parent, List<Node> members) {
        for (Node child : parent.getChildrenUnmodifiable()) {
            boolean whole = child instanceof TextFlow || child instanceof Slider || child instanceof TextField
                    || child instanceof Button || child instanceof ScrollPane
                    || child.getStyleClass().stream().anyMatch(CROWDS::contains)
                    || (child instanceof Text text && !text.getText().isBlank());
            if (child.isVisible() && whole) {
                members.add(child);
            } else if (child.isVisible() && child instanceof Parent inner) {
                members(inner, members);
            }
        }
    }

    private static Bounds inside(Node node) {
        Bounds bounds = node.localToScene(node.getLayoutBounds());
        return new BoundingBox(bounds.getMinX() + TOLERANCE, bounds.getMinY() + TOLERANCE,
                Math.max(0, bounds.getWidth() - 2 * TOLERANCE), Math.max(0, bounds.getHeight() - 2 * TOLERANCE));
    }

    private static String name(Node node) {
        String words = node instanceof Labeled labeled && labeled.getText() != null ? labeled.getText()
                : node instanceof Text text ? text.getText() : "";
        return "%s%s%s%s".formatted(node.getClass().getSimpleName(), node.getId() == null ? "" : "#" + node.getId(),
                node.getStyleClass().isEmpty() ? "" : "." + node.getStyleClass().getLast(),
                words.isEmpty() ? "" : " “" + words + "”");
    }

    private static String box(Bounds bounds) {
        return "(%.0f–%.0f, %.0f–%.0f)".formatted(bounds.getMinX(), bounds.getMaxX(), bounds.getMinY(),
                bounds.getMaxY());
    }
}
