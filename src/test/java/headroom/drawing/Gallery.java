package headroom.drawing;

import headroom.drawing.diagram.DiagramPainter;
import headroom.drawing.plot.ChartPainter;
import headroom.files.problem.ProblemReader;
import headroom.files.problem.ReadProblem;
import headroom.formula.Choice;
import headroom.model.ChartSpec;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.whatif.chart.Sweep;
import headroom.whatif.uncertainty.Assessment;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javax.imageio.ImageIO;

/**
 * Paints every picture of every problem, or of problem files, into a folder, so that their authors can look at them:
 *
 * <pre>{@code
 * mvn -q test-compile exec:exec -Dexec.classpathScope=test \
 *     -Dexec.args="-Djava.awt.headless=true -cp %classpath headroom.drawing.Gallery FOLDER [PROBLEM|FILE.yaml…]"
 * }</pre>
 */
public final class Gallery {

    private static final int WIDTH = 340;
    private static final int HEIGHT = 280;
    private static final int DIAGRAM_WIDTH = 432;
    private static final int DIAGRAM_HEIGHT = 360;
    private static final int LARGE = 3;
    private static final int SCALE = 2;
    private static final int COLUMNS = 3;
    private static final int GAP = 12;

    private Gallery() {}

    /** Paints into the folder that the first argument names; further arguments are ids of problems or files, none for all. */
    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        List<String> wanted = List.of(arguments).subList(1, arguments.length);
        for (Problem problem : Problems.all()) {
            if (wanted.isEmpty() || wanted.contains(problem.id())) {
                pictures(folder, problem);
            }
        }
        for (String file : wanted) {
            if (file.endsWith(".yaml")) {
                ReadProblem read = ProblemReader.read(Files.readAllBytes(Path.of(file)), _ -> "");
                pictures(folder,
                        read.found().orElseThrow(() -> new IllegalArgumentException(read.mistakes().toString()))
                                .problem());
            }
        }
    }

    private static void pictures(Path folder, Problem problem) throws IOException {
        sheet(folder, problem, "light", Palette.LIGHT);
        sheet(folder, problem, "dark", Palette.DARK);
        if (!problem.diagram().isEmpty()) {
            diagrams(folder, problem);
        }
    }

    private static void sheet(Path folder, Problem problem, String theme, Palette palette) throws IOException {
        int rows = Math.max(1, Math.ceilDiv(problem.charts().size(), COLUMNS));
        int width = COLUMNS * (WIDTH + GAP) + GAP;
        int height = rows * (HEIGHT + GAP) + GAP;
        paint(folder.resolve("%s-charts-%s.png".formatted(problem.id(), theme)), width, height, palette.background(),
                g2 -> {
                    int place = 0;
                    for (ChartSpec chart : problem.charts()) {
                        int x = GAP + place % COLUMNS * (WIDTH + GAP);
                        int y = GAP + place / COLUMNS * (HEIGHT + GAP);
                        new ChartPainter(palette).paint(g2, new Rectangle2D.Double(x, y, WIDTH, HEIGHT),
                                Sweep.of(chart, Scenario.defaults(problem)));
                        place++;
                    }
                });
    }

    /** The diagram in both themes, for every option of every choice, and large. */
    private static void diagrams(Path folder, Problem problem) throws IOException {
        Scenario defaults = Scenario.defaults(problem);
        diagram(folder, "light", defaults, 1, Palette.LIGHT);
        diagram(folder, "dark", defaults, 1, Palette.DARK);
        for (Choice choice : problem.choices()) {
            for (Choice.Option option : choice.options()) {
                if (!option.equals(choice.byDefault())) {
                    String name = "%s-%s".formatted(choice.id(), option.id());
                    diagram(folder, name, defaults.with(choice, option), 1, Palette.LIGHT);
                }
            }
        }
        diagram(folder, "large", defaults, LARGE, Palette.LIGHT);
    }

    private static void diagram(Path folder, String name, Scenario scenario, int times, Palette palette)
            throws IOException {
        Problem problem = scenario.problem();
        int width = DIAGRAM_WIDTH * times;
        int height = DIAGRAM_HEIGHT * times;
        Rectangle2D area = new Rectangle2D.Double(0, 0, width, height);
        paint(folder.resolve("%s-architecture-%s.png".formatted(problem.id(), name)), width, height, palette.card(),
                g2 -> new DiagramPainter(problem).paint(g2, area, Assessment.of(Evaluation.of(scenario)), palette));
    }

    private static void paint(Path file, int width, int height, Color background, Consumer<Graphics2D> painter)
            throws IOException {
        BufferedImage image = new BufferedImage(width * SCALE, height * SCALE, BufferedImage.TYPE_INT_RGB);
        Graphics2D g2 = image.createGraphics();
        g2.scale(SCALE, SCALE);
        g2.setPaint(background);
        g2.fillRect(0, 0, width, height);
        painter.accept(g2);
        g2.dispose();
        ImageIO.write(image, "png", file.toFile());
    }
}
