package headroom.ui.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import headroom.Moment;
import headroom.formula.Coordinate;
import headroom.formula.Estimate;
import headroom.formula.Quantity;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.derivation.Derivation;
import headroom.problems.Problems;
import headroom.ui.tab.ProblemModel;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.framework.junit5.ApplicationExtension;

@ExtendWith(ApplicationExtension.class)
class SheetTest {

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyLinkOfADerivationLeadsToSomethingThatCanBeExplained(Problem problem) {
        ProblemModel model = new ProblemModel(problem, List.of(), Scenario.defaults(problem), Moment.NOON);
        Set<Quantity> reached = new LinkedHashSet<>();
        problem.estimates().forEach(estimate -> reach(estimate, model, reached));
        List<Hyperlink> links = reached.stream().filter(Estimate.class::isInstance).map(Estimate.class::cast)
                .flatMap(estimate -> links(estimate, model)).toList();
        assertFalse(links.isEmpty());
        for (Hyperlink link : links) {
            link.fire();
            assertEquals(link.getText(), model.explainedProperty().get().label());
            assertFalse(model.explainedProperty().get() instanceof Coordinate, link.getText());
        }
    }

    private static void reach(Quantity quantity, ProblemModel model, Set<Quantity> reached) {
        if (reached.add(quantity) && quantity instanceof Estimate estimate) {
            Derivation.of(model.evaluation(), estimate).inputs()
                    .forEach(input -> reach(input.quantity(), model, reached));
        }
    }

    private static Stream<Hyperlink> links(Estimate estimate, ProblemModel model) {
        return new EstimatePage(estimate, model).nodes(new Button()).stream().flatMap(SheetTest::all)
                .filter(Hyperlink.class::isInstance).map(Hyperlink.class::cast);
    }

    private static Stream<Node> all(Node node) {
        return node instanceof Parent parent
                ? Stream.concat(Stream.of(node), parent.getChildrenUnmodifiable().stream().flatMap(SheetTest::all))
                : Stream.of(node);
    }
}
