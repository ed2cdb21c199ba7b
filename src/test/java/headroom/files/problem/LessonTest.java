package headroom.files.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.yaml.Shape;
import headroom.formula.language.Functions;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page that teaches how to write a problem: its example works, and it leaves out no key and no function. */
class LessonTest {

    private static final Pattern EXAMPLE = Pattern.compile("```yaml\\n(.*?)```", Pattern.DOTALL);

    private final String lesson = lesson();

    private static String lesson() {
        try {
            return Files.readString(Path.of("assets/problems/README.md"));
        } catch (IOException missing) {
            throw new AssertionError(missing);
        }
    }

    private List<String> examples() {
        List<String> examples = new ArrayList<>();
        for (Matcher example = EXAMPLE.matcher(lesson); example.find();) {
            examples.add(example.group(1));
        }
        return examples;
    }

    private static Problem read(String text) {
        ReadProblem read = ProblemReader.read(text, _ -> "A guide.");
        return read.found().orElseThrow(() -> new AssertionError(read.mistakes().toString())).problem();
    }

    @Test
    void theSmallestFileIsAProblem() {
        Problem problem = read(examples().getFirst());
        assertEquals(40.0 / 60, Evaluation.of(Scenario.defaults(problem)).value(problem.quantity("load")), 1e-12);
    }

    @Test
    void allStepsTogetherAreAProblem() {
        List<String> examples = examples();
        String choices = examples.get(1);
        // The estimates stand last in the first step, so the second one's follow them.
        String whole =
                examples.get(0) + examples.get(2) + choices + String.join("", examples.subList(3, examples.size()));
        Problem problem = read(whole);
        Evaluation evaluation = Evaluation.of(Scenario.defaults(problem));
        // Four machines kept 2.67 busy: the closed form of M/M/4.
        assertEquals(0.0189, evaluation.value(problem.quantity("meanWait")), 5e-5);
        assertEquals(List.of("wait"), problem.checks().stream().map(check -> check.id()).toList());
        assertEquals(1, ProblemReader.read(whole, _ -> "A guide.").found().orElseThrow().evidence().size());
    }

    @Test
    void theMistakeThatIsShownIsTheOneThatIsTold() {
        String wrong = examples().getFirst().replace("machines * machineRate", "machines * machinRate");
        String told = ProblemReader.read(wrong, _ -> "A guide.").mistakes().getFirst().printed("checkout.yaml");
        told.lines().forEach(line -> assertTrue(lesson.contains(line.stripLeading()), line));
    }

    @Test
    void everyKeyIsNamed() {
        Set<String> keys = new HashSet<>();
        collect(ProblemShape.FILE, keys);
        assertEquals(Set.of(), missing(keys.stream()));
    }

    private static void collect(Shape shape, Set<String> keys) {
        switch (shape) {
            case Shape.Entry entry -> entry.keys().forEach(key -> {
                keys.add(key.name());
                collect(key.value(), keys);
            });
            case Shape.ListOf list -> collect(list.item(), keys);
            case Shape.Either either -> either.shapes().forEach(one -> collect(one, keys));
            case Shape.OneWord word -> keys.addAll(word.words());
            case Shape.ById _,Shape.Text _ -> {
            }
        }
    }

    @Test
    void everyFunctionIsNamed() {
        assertEquals(Set.of(), missing(Functions.ALL.stream().map(entry -> entry.form().replaceAll("\\W.*", ""))));
    }

    private Set<String> missing(Stream<String> words) {
        Set<String> missing = new HashSet<>();
        words.filter(word -> !Pattern.compile("(?<![A-Za-z])" + Pattern.quote(word) + "(?![A-Za-z])").matcher(lesson)
                .find()).forEach(missing::add);
        return missing;
    }
}
