package headroom.drawing.diagram;

import headroom.drawing.Palette;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.expression.Choice;
import headroom.problems.Problems;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;

/**
 * Paints the diagrams of all problems into a folder, to look at: {@code mvn test-compile}, then run it with the test class
 * path, the folder (and a problem's id) as arguments.
 */
final class DiagramGallery {

    private static final int SCALE = 2;

    private DiagramGallery() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        for (Problem problem : Problems.all()) {
            if (arguments.length < 2 || problem.id().equals(arguments[1])) {
                paint(problem, folder);
            }
        }
    }

    private static void paint(Problem problem, Path folder) throws IOException {
        Scenario defaults = Scenario.defaults(problem);
        paint(defaults, folder, "-light", 408, 330, Palette.LIGHT);
        paint(defaults, folder, "-dark", 432, 360, Palette.DARK);
        paint(defaults, folder, "-large", 1200, 900, Palette.LIGHT);
        for (Scenario other : others(problem, defaults)) {
            paint(other, folder, "-" + other.name(), 408, 330, Palette.LIGHT);
        }
    }

    private static List<Scenario> others(Problem problem, Scenario defaults) {
        List<Scenario> others = new ArrayList<>();
        for (Choice choice : problem.choices()) {
            choice.options().stream().filter(option -> !option.equals(choice.byDefault())).forEach(option -> others.add(
                    defaults.with(choice, option).named(choice.id() + "-" + option.id(), "")));
        }
        return others;
    }

    private static void paint(Scenario scenario, Path folder, String name, int width, int height, Palette palette)
            throws IOException {
        BufferedImage image = new BufferedImage(width * SCALE, height * SCALE, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.scale(SCALE, SCALE);
        graphics.setColor(palette.card());
        graphics.fillRect(0, 0, width, height);
        new DiagramPainter(scenario.problem()).paint(graphics, new Rectangle2D.Double(0, 0, width, height),
                Evaluation.of(scenario), palette);
        graphics.dispose();
        File file = folder.resolve(scenario.problem().id() + name + ".png").toFile();
        ImageIO.write(image, "png", file);
    }
}
