package headroom.cli;

import headroom.files.problems.KnownProblem;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.model.Problem;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The parts of problems, as text for a terminal. */
final class ProblemText {

    /** A line or two for each problem. */
    String overview(List<KnownProblem> problems) {
        return problems.stream().map(ProblemText::head).collect(Collectors.joining("\n"));
    }

    /** All ids of a problem. */
    String inFull(KnownProblem known) {
        Problem problem = known.problem();
        return head(known) + "\n" + problem.brief() + "\n"
                + section("Assumptions, for --set", problem.assumptions(), Assumption::id,
                        assumption -> "%s: default %s, %s".formatted(assumption.label(),
                                assumption.print(assumption.unit().toBase(assumption.ownDefault())),
                                assumption.rule()))
                + section("Choices, for --choose", problem.choices(), Choice::id, ProblemText::options)
                + section("Estimates", problem.estimates(), estimate -> estimate.id(), estimate -> estimate.label())
                + section("Checks", problem.checks(), check -> check.id(), check -> check.label())
                + section("Charts", problem.charts(), chart -> chart.id(), chart -> chart.title());
    }

    private static String head(KnownProblem known) {
        List<String> names = known.presetNames();
        return "%s: %s\n".formatted(known.id(), known.problem().name())
                + (names.isEmpty() ? "" : "  presets: %s\n".formatted(String.join(", ", names)));
    }

    private static String options(Choice choice) {
        Stream<String> options = choice.options().stream().map(option -> "%s (%s%s)".formatted(option.id(),
                option.label(), option.equals(choice.byDefault()) ? ", the default" : ""));
        return "%s: %s".formatted(choice.label(), options.collect(Collectors.joining(" or ")));
    }

    private static <T> String section(String title, List<T> entries, Function<T, String> id, Function<T, String> text) {
        int width = entries.stream().map(id).mapToInt(String::length).max().orElse(1);
        return "\n" + title + "\n"
                + entries.stream().map(entry -> String.format(Locale.ROOT, "  %-" + width + "s  %s\n",
                        id.apply(entry), text.apply(entry))).collect(Collectors.joining());
    }
}
