package headroom.ui.explain;

import java.util.Objects;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/** The running text of a block of Markdown; list items become lines of their own. */
final class MarkdownText extends AbstractVisitor {

    private final StringBuilder text = new StringBuilder();

    private MarkdownText() {}

    static String of(Node block) {
        MarkdownText visitor = new MarkdownText();
        block.accept(visitor);
        return visitor.text.toString().strip();
    }

    @Override
    public void visit(Text node) {
        text.append(node.getLiteral());
    }

    @Override
    public void visit(Code node) {
        text.append(node.getLiteral());
    }

    @Override
    public void visit(SoftLineBreak node) {
        text.append(' ');
    }

    @Override
    public void visit(HardLineBreak node) {
        text.append('\n');
    }

    @Override
    public void visit(ListItem item) {
        text.append(text.isEmpty() ? "" : "\n").append(marker(item));
        super.visit(item);
    }

    private static String marker(ListItem item) {
        if (!(item.getParent() instanceof OrderedList list)) {
            return "·  ";
        }
        int number = Objects.requireNonNullElse(list.getMarkerStartNumber(), 1);
        for (Node before = item.getPrevious(); before != null; before = before.getPrevious()) {
            number++;
        }
        return number + ".  ";
    }
}
