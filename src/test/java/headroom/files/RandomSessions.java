package headroom.files;

import headroom.files.scenario.ProblemFiles;
import headroom.files.scenario.ScenarioReader;
import headroom.files.session.Session;
import headroom.files.session.SessionReader;
import headroom.formula.Assumption;
import headroom.model.AxisRange;
import headroom.model.ChartLocks;
import headroom.model.ChartRanges;
import headroom.model.ChartSpec;
import headroom.model.History;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.Story;
import headroom.model.StoryPoint;
import headroom.problems.Problems;
import headroom.whatif.Candidate;
import headroom.whatif.Enquiry;
import headroom.whatif.Enquiry.Lineup;
import headroom.whatif.Enquiry.PlaneAxes;
import headroom.whatif.SweepRange;
import headroom.whatif.chart.OverlaidChart;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Sessions with some steps in every tab. */
public final class RandomSessions {

    /** Scenarios of one problem are those of the same object. */
    public static final List<Problem> PROBLEMS = Problems.all();

    /** Reads sessions of these problems. */
    public static SessionReader reader() {
        return new SessionReader(new ScenarioReader(ProblemFiles.bundled(PROBLEMS)));
    }

    private static ChartLocks locks(Problem problem, Random random) {
        AxisRange up = new AxisRange(1.5, 1e9 * random.nextDouble(), random.nextInt(9));
        return ChartLocks.NONE.with(problem.charts().getFirst(), new ChartRanges(null, up, null))
                .with(problem.charts().getLast(), new ChartRanges(AxisRange.between(0.01, 0.1), up, up));
    }

    private static Enquiry enquiry(Problem problem, NamedScenarios scenarios, Random random) {
        Assumption first = problem.assumptions().getFirst();
        Assumption last = problem.assumptions().getLast();
        ChartSpec chart = problem.charts().getLast();
        return new Enquiry(Set.of(first, last), problem.estimates().getLast(), random.nextBoolean() ? 0.05 : 0.5,
                Optional.of(new Lineup(List.of(Candidate.present(scenarios.of(problem)),
                        Candidate.baseline(scenarios.of(problem)),
                        Candidate.chosen("As “agreed”", scenarios.of(problem))), chart,
                        OverlaidChart.series(chart).getLast())),
                Optional.of(new PlaneAxes(problem.estimates().getFirst(), SweepRange.whole(first, 200),
                        SweepRange.whole(last, 40))));
    }

    /** A session that its seed repeats. */
    public Session of(long seed) {
        Random random = new Random(seed);
        NamedScenarios scenarios = new NamedScenarios(random);
        List<Session.Tab> tabs = new ArrayList<>();
        for (Problem problem : PROBLEMS) {
            History history = History.of(Scenario.defaults(problem));
            for (int step = random.nextInt(6); step >= 0; step--) {
                history = history.then("Step “%d”".formatted(step), scenarios.of(problem));
            }
            Path file = Path.of("busy-%s.json".formatted(problem.id())).toAbsolutePath();
            history = history.at(random.nextInt(history.entries().size())).movedTo(file.toString());
            tabs.add(new Session.Tab(history, random.nextBoolean() ? Optional.of(scenarios.of(problem))
                    : Optional.empty(), problem.estimates().getLast().id(),
                    Map.of(file.toString(), scenarios.of(problem)), locks(problem, random),
                    Story.EMPTY
                            .with(new StoryPoint("As agreed", "On “Tuesday”", scenarios.of(problem), Optional.empty()))
                            .with(new StoryPoint("", "", scenarios.of(problem), Optional.of(scenarios.of(problem)))),
                    enquiry(problem, scenarios, random),
                    new Session.Panels(random.nextBoolean() ? Optional.of(Set.of("Traffic", "Cost")) : Optional.empty(),
                            random.nextBoolean() ? Set.of("Traffic") : Set.of(),
                            random.nextBoolean() ? "Guide" : "")));
        }
        return new Session(tabs, "gateway", Map.of("theme", "dark"),
                Optional.of(new Session.Bounds(-12.5, 40, 1440, 900, random.nextBoolean())),
                List.of(Path.of("busy.json").toAbsolutePath(), Path.of("quiet ☾.json").toAbsolutePath()),
                Map.of("folder", "/tmp/pictures ☾", "format", "SVG"));
    }
}
