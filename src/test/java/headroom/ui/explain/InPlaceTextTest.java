package headroom.ui.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.event.ActionEvent;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;

@ExtendWith(ApplicationExtension.class)
class InPlaceTextTest {

    private final List<String> chosen = new ArrayList<>();

    private HBox line(String style, String label, String text) {
        Text words = new Text(text);
        words.getStyleClass().add(style);
        Hyperlink link = new Hyperlink(label);
        link.setOnAction(_ -> chosen.add(label));
        return new HBox(link, new TextFlow(words));
    }

    private static Text words(HBox line) {
        return (Text) ((TextFlow) line.getChildren().getLast()).getChildren().getFirst();
    }

    private static Hyperlink link(HBox line) {
        return (Hyperlink) line.getChildren().getFirst();
    }

    @Test
    void nodesOfTheSameShapeSayTheNewWordsAndDoWhatTheNewOnesDo() {
        HBox present = line("piece", "rate", "500");
        assertTrue(InPlaceText.retell(List.<Node>of(present), List.<Node>of(line("piece", "load", "600"))));
        assertEquals("600", words(present).getText());
        assertEquals("load", link(present).getText());
        link(present).fireEvent(new ActionEvent());
        assertEquals(List.of("load"), chosen);
    }

    @Test
    void nodesOfAnotherShapeStayAsTheyAre() {
        HBox present = line("piece", "rate", "500");
        List<List<Node>> others =
                List.of(List.of(line("mention", "load", "600")), List.of(new Label("load")), List.of(),
                        List.of(line("piece", "load", "600"), new Label("more")));
        for (List<Node> other : others) {
            assertFalse(InPlaceText.retell(List.of(present), other));
        }
        assertEquals("500", words(present).getText());
    }

    @Test
    void aGroupStandsForWhateverIsThere() {
        Button back = new Button("back");
        HBox present = new HBox(back, new Label("rate"));
        assertTrue(InPlaceText.retell(List.<Node>of(present),
                List.<Node>of(new HBox(new Group(), new Label("load")))));
        assertSame(back, present.getChildren().getFirst());
        assertEquals("load", ((Label) present.getChildren().getLast()).getText());
    }
}
