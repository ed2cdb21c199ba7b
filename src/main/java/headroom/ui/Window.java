package headroom.ui;

import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.ui.problem.ProblemModel;
import headroom.ui.theme.Theme;
import headroom.ui.workbench.WorkbenchModel;
import headroom.ui.workbench.WorkbenchView;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javafx.application.Application;
import javafx.scene.control.MenuButton;
import javafx.stage.Stage;

/** The planner's window. */
public final class Window extends Application {

    private static final double WIDTH = 1440;
    private static final double HEIGHT = 900;
    private static final double LEAST_WIDTH = 960;
    private static final double LEAST_HEIGHT = 640;

    private final ExecutorService painters =
            Executors.newFixedThreadPool(2, Thread.ofPlatform().daemon().name("painter-", 1).factory());

    @Override
    public void start(Stage stage) {
        Theme.loadFonts();
        List<ProblemModel> tabs = Problems.all().stream()
                .map(problem -> new ProblemModel(problem, List.of(), Scenario.defaults(problem))).toList();
        WorkbenchModel model = new WorkbenchModel(tabs, Theme.LIGHT);
        stage.setTitle("Headroom");
        stage.setMinWidth(LEAST_WIDTH);
        stage.setMinHeight(LEAST_HEIGHT);
        stage.setScene(new WorkbenchView(model, _ -> "", painters, new MenuButton("Export")).build(WIDTH, HEIGHT));
        stage.show();
    }

    @Override
    public void stop() {
        painters.shutdownNow();
    }
}
