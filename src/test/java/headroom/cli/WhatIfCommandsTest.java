package headroom.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.cli.option.AnswerFormat;
import headroom.formula.Assumption;
import headroom.model.Problem;
import headroom.problems.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The commands that ask what-if questions. */
class WhatIfCommandsTest {

    @TempDir
    private Path folder;

    static List<Problem> problems() {
        return Problems.all();
    }

    private static JsonNode json(String... arguments) {
        return Run.of(arguments).json();
    }

    private static String csv(String... arguments) {
        return Run.of(arguments).succeeded();
    }

    @Test
    void aSweepIsTheEvaluationAtEachPlace() {
        JsonNode places = json("sweep", "moe-service", "--over", "peakRate=100..1000", "--points", "3", "--of",
                "costPerHour", "decodeLoad", "--choose", "mtp=off", "--format", "json");

        assertEquals(3, places.size());
        assertEquals(100, places.path(0).path("at").doubleValue());
        assertEquals(800_000, places.path(2).path("estimates").path("decodeLoad").doubleValue());
        double cost = json("evaluate", "moe-service", "--set", "peakRate=1000", "--choose", "mtp=off", "--format",
                "json").path("estimates").path("costPerHour").doubleValue();
        assertEquals(cost, places.path(2).path("estimates").path("costPerHour").doubleValue());
    }

    @Test
    void aSweepAsCsvHasARowAPlaceAndWholeNumbersOnce() {
        assertEquals("spareUnits,totalGpus\n0,544\n1,720\n2,896\n", csv("sweep", "moe-service", "--over",
                "spareUnits=0..2", "--of", "totalGpus", "--format", "csv"));
    }

    @Test
    void sensitivityListsEveryAssumptionTheLargestSwingFirst() {
        JsonNode swings = json("sensitivity", "moe-service", "--of", "decodeLoad", "--swing", "20", "--format", "json");

        assertEquals(57, swings.size());
        assertEquals("peakRate", swings.path(0).path("assumption").asString());
        assertEquals(400, swings.path(0).path("low").doubleValue());
        assertEquals(320_000, swings.path(0).path("atLow").doubleValue());
        assertEquals(160_000, swings.path(0).path("swing").doubleValue(), 1e-6);
        assertEquals(1, swings.path(0).path("elasticity").doubleValue(), 1e-9);
        assertEquals(0, swings.path(56).path("swing").doubleValue());
    }

    @Test
    void uncertaintyHasPercentilesProbabilitiesAndImportance() {
        JsonNode answer = json("uncertainty", "moe-service", "--range", "peakRate=400..700:normal", "--range",
                "decodeRate=1500..2200", "--samples", "2000", "--seed", "9", "--format", "json");

        assertEquals(2_000, answer.path("samples").intValue());
        assertEquals(9, answer.path("seed").intValue());
        JsonNode load = answer.path("estimates").path("decodeLoad");
        assertEquals(320_000, load.path("p10").doubleValue(), 1_000);
        assertEquals(440_000, load.path("p50").doubleValue(), 1_000);
        assertEquals(560_000, load.path("p90").doubleValue(), 1_000);
        double survives = answer.path("checks").path("decodeUnitLoss").doubleValue();
        assertTrue(survives > 0.1 && survives < 0.6, () -> "loss of a decode unit survived in " + survives);
        assertEquals("peakRate", answer.path("importance").path("decodeLoad").path(0).path("assumption").asString());
        assertEquals(1, answer.path("importance").path("decodeLoad").path(0).path("rank").doubleValue(), 1e-9);
    }

    @Test
    void seekAnswersWithIntervalsOrTheNearest() {
        JsonNode reached = json("seek", "moe-service", "--target", "totalGpus = 544", "--by", "peakRate", "--format",
                "json");
        JsonNode missed = json("seek", "moe-service", "--target", "totalGpus=550", "--by", "peakRate", "--format",
                "json");

        assertEquals(1, reached.path("intervals").size());
        assertTrue(reached.path("nearest").isNull());
        assertEquals(0, missed.path("intervals").size());
        assertEquals(544, missed.path("nearest").path("value").doubleValue());
        assertEquals("Out of reach; nearest is 544 GPUs at 500 req/s.\n",
                Run.of("seek", "moe-service", "--target", "totalGpus=550", "--by", "peakRate").succeeded());
    }

    @Test
    void compareAsMarkdownIsATableAndTheVerdict() {
        String presets = "presets/moe-service/";
        String answer = Run.of("compare", "moe-service", presets + "reference.json", presets + "spare-unit.json",
                "--format", "markdown").succeeded();

        assertTrue(answer.startsWith("|  | Reference design | "), answer);
        assertTrue(answer.contains("| Spare units per role | 0 units | 1 unit |"), answer);
        assertTrue(answer.strip().lines().toList().getLast().startsWith("The cheapest that passes every check is “"),
                answer);
    }

    @Test
    void scenariosOfOneNameAreToldApartByTheirFiles(@TempDir Path folder) throws Exception {
        Path one = Files.writeString(folder.resolve("one.json"),
                "{\"schema\":1,\"problem\":\"moe-service\",\"name\":\"=Busy\\nday\"}");
        Path other = Files.writeString(folder.resolve("other.json"),
                "{\"schema\":1,\"problem\":\"moe-service\",\"name\":\"=Busy\\nday\",\"values\":{\"peakRate\":800}}");
        String[] line = {"compare", "moe-service", one.toString(), other.toString()};
        String csv =
                Run.of(Stream.concat(Stream.of(line), Stream.of("--format", "csv")).toArray(String[]::new)).succeeded();
        assertTrue(csv.startsWith(",'=Busy day (%s),'=Busy day (%s)\n".formatted(one, other)), csv);
        String text = Run.of(line).succeeded();
        assertTrue(text.lines().findFirst().orElseThrow().contains("=Busy day (%s)".formatted(other)), text);
    }

    @Test
    void compareNamesTheCheapestThatPasses() {
        String presets = "presets/moe-service/";
        JsonNode answer = json("compare", "moe-service", presets + "reference.json", presets + "spare-unit.json",
                "--format", "json");

        assertEquals(1, answer.path("cheapest").intValue());
        assertEquals(1, answer.path("scenarios").path(1).path("values").path("spareUnits").doubleValue());
        assertEquals(1, answer.path("scenarios").path(1).path("values").size());
        assertTrue(Run.of("compare", "moe-service", presets + "spare-unit.json", "--set", "peakRate=400").succeeded()
                .contains("The cheapest that passes every check is “One spare unit a role”"));
    }

    @Test
    void aMapHasARowForEachPlaceOfTheSecondAssumption() {
        JsonNode map = json("map", "moe-service", "--over", "peakRate=100..1000", "--and", "spareUnits=0..2", "--of",
                "totalGpus", "--points", "4", "--format", "json");

        assertEquals(3, map.path("values").size());
        assertEquals(4, map.path("values").path(0).size());
        assertEquals(4, map.path("checks").path("decodeUnitLoss").path(2).size());
        assertEquals(13, csv("map", "moe-service", "--over", "peakRate=100..1000", "--and", "spareUnits=0..2", "--of",
                "totalGpus", "--points", "4", "--format", "csv").lines().count());
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyQuestionHasAnAnswerInEveryFormatForEveryProblem(Problem problem) {
        String estimate = problem.headlines().getFirst().estimate().id();
        Assumption one = problem.assumptions().get(0);
        Assumption other = problem.assumptions().get(1);
        for (String format : List.of("text", "json", "csv", "markdown")) {
            for (List<String> question : List.of(
                    List.of("sweep", problem.id(), "--over", whole(one), "--of", estimate),
                    List.of("sensitivity", problem.id(), "--of", estimate),
                    List.of("uncertainty", problem.id(), "--range", whole(one), "--samples", "1000"),
                    List.of("seek", problem.id(), "--target", estimate + ">=0", "--by", one.id()),
                    List.of("map", problem.id(), "--over", whole(one), "--and", whole(other), "--of", estimate),
                    List.of("compare", problem.id(), "presets/" + problem.id() + "/reference.json"))) {
                String[] words = Stream.concat(question.stream(), Stream.of("--format", format))
                        .toArray(String[]::new);
                assertTrue(Run.of(words).succeeded().length() > 10, () -> String.join(" ", words));
            }
        }
    }

    private static String whole(Assumption assumption) {
        return "%s=%s..%s".formatted(assumption.id(), assumption.range().low(), assumption.range().high());
    }

    @Test
    void rangesOfASavedScenarioCountToo() throws IOException {
        Path file = Files.writeString(folder.resolve("s.json"), """
                {"schema":2,"problem":"moe-service","ranges":{"peakRate":{"p10":400,"p90":700,"shape":"normal"}},
                 "sampling":{"seed":4,"samples":3000}}""");

        JsonNode answer = json("uncertainty", "moe-service", "--scenario", file.toString(), "--format", "json");
        JsonNode swings = json("sensitivity", "moe-service", "--scenario", file.toString(), "--of", "decodeLoad",
                "--format", "json");

        assertEquals(3_000, answer.path("samples").intValue());
        assertEquals(4, answer.path("seed").intValue());
        assertEquals(700, swings.path(0).path("high").doubleValue());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            sweep moe-service --over peakRat=1..2 --of costPerHour | --over peakRat=1..2: moe-service has no assumption peakRat; did you mean peakRate?
            sweep moe-service --over peakRate=1..20001 --of costPerHour | --over peakRate=1..20001: peakRate is 20,001, but must be between 1 and 20,000 req/s.
            sweep moe-service --over peakRate=9..9 --of costPerHour | --over peakRate=9..9: peakRate runs from 9 to 9, but must begin below its end.
            sweep moe-service --over peakRate=1-9 --of costPerHour | --over peakRate=1-9: it must read ID=LOW..HIGH with plain numbers, such as peakRate=100..1000.
            sweep moe-service --over peakRate=1..9 --points 1 --of costPerHour | --points 1: it must be a whole number between 2 and 10,000.
            sweep moe-service --over peakRate=1..9 --points -3 --of costPerHour | --points −3: it must be a whole number between 2 and 10,000.
            sweep moe-service --over peakRate=1..9 --points 1e4 --of costPerHour | Invalid value for option '--points': “1e4” is no plain whole number, such as 42.
            sweep moe-service --over peakRate=1..9: --of costPerHour | --over peakRate=1..9:: nothing may follow the two numbers.
            sweep moe-service --over peakRate=1...9 --of costPerHour | --over peakRate=1...9: it must read ID=LOW..HIGH with plain numbers, such as peakRate=100..1000.
            sweep moe-service --over peakRate=1..1e400 --of costPerHour | --over peakRate=1..1e400: 1e400 is larger than any number that can be computed with.
            sweep moe-service --over peakRate=1..NaN --of costPerHour | --over peakRate=1..NaN: it must read ID=LOW..HIGH with plain numbers, such as peakRate=100..1000.
            sweep moe-service --over peakRate=1,000..2,000 --of costPerHour | --over peakRate=1,000..2,000: it must read ID=LOW..HIGH with plain numbers, such as peakRate=100..1000.
            sweep moe-service --over mtp=1..2 --of costPerHour | --over mtp=1..2: moe-service has no assumption mtp, but a choice, for --choose.
            sweep moe-service --over peakRate=1..9 --of peakRate | --of peakRate: moe-service has no estimate peakRate, but an assumption, for --set.
            sweep --over peakRate=1..9 --of costPerHour moe-service | Missing required parameter: 'PROBLEM'; it comes before all options: headroom sweep PROBLEM ….
            sensitivity moe-service --of costPerHou | --of costPerHou: moe-service has no estimate costPerHou; did you mean costPerHour?
            sensitivity moe-service --of costPerHour --swing 0 | --swing 0: it must be above 0 and at most 100 per cent.
            sensitivity moe-service --of costPerHour --swing 10d | Invalid value for option '--swing': “10d” is no plain number.
            sensitivity moe-service --of costPerHour --swing Infinity | Invalid value for option '--swing': “Infinity” is no plain number.
            uncertainty moe-service | Nothing is uncertain: --range ID=P10..P90 says what is, such as --range peakRate=400..700.
            uncertainty moe-service --range peakRate=700..400 | --range peakRate=700..400: peakRate is 700–400, but its P10 must be less than its P90.
            uncertainty moe-service --range peakRate=400..700:flat | --range peakRate=400..700:flat: “flat” is none of lognormal, normal, uniform, triangular.
            uncertainty moe-service --range peakRate=400..700 --samples 10 | --samples 10: samples is 10, but must be between 1,000 and 100,000.
            seek moe-service --target costPerHour<900 --by peakRate | --target costPerHour<900: it must read ESTIMATE<=NUMBER, >= or =, such as "costPerHour<=900".
            seek moe-service --target costPerHour<=1e400 --by peakRate | --target costPerHour<=1e400: 1e400 is larger than any number that can be computed with.
            seek moe-service --target costPerHour==900 --by peakRate | --target costPerHour==900: it must read ESTIMATE<=NUMBER, >= or =, such as "costPerHour<=900".
            seek moe-service --target ttft>=0 --by peakRate | --target ttft>=0: moe-service has no estimate ttft, but a check.
            seek moe-service --target costPerHour<=900 --by nothing | --by nothing: moe-service has no assumption nothing.
            map moe-service --over peakRate=1..9 --and peakRate=1..9 --of costPerHour | --and peakRate=1..9: it must be another assumption than --over.
            map moe-service --over peakRate=1..9 --and spareUnits=0..2 --of costPerHour --points 1001 | --points 1,001: it must be a whole number between 2 and 1,000.
            compare moe-service a b c d e f g | 7 scenarios cannot be compared; it must be 1 to 6.
            """)
    void whatMakesNoSenseIsRefusedInASentence(String words, String sentence) {
        assertEquals(sentence, Run.of(words.strip().split(" ")).refused(2));
    }

    @Test
    void aScenarioOfAnotherProblemCannotBeCompared() {
        assertEquals("presets/gateway/reference.json is a scenario of gateway, but must be one of moe-service.",
                Run.of("compare", "moe-service", "presets/gateway/reference.json").refused(1));
    }

    @Test
    void presetsAreComparedByNameAndAMistypedOneIsSuggested() {
        assertTrue(csv("compare", "moe-service", "reference", "spare-unit", "--format", "csv")
                .startsWith(",Reference design,One spare unit a role\nspareUnits,0,1\n"));
        assertEquals("refernce is neither a file nor a preset of moe-service; did you mean reference?",
                Run.of("compare", "moe-service", "refernce").refused(1));
    }

    @Test
    void whatIsOutOfReachHasTheNearestInASecondTableOfCsv() {
        assertEquals("low,high\n\nnearest,value\n500,544\n", csv("seek", "moe-service", "--target", "totalGpus=550",
                "--by", "peakRate", "--format", "csv"));
    }

    @Test
    void seekSaysWhereThereIsNoValueAndWhatChangesNothing() {
        String absent = Run.of("seek", "kv-pool", "--target", "ssdReadTime<=0.5", "--by", "ssdPerNode").succeeded();
        String idle = Run.of("seek", "rl-rollout", "--target", "costPerStep=100", "--by", "scorers").succeeded();

        assertTrue(absent.startsWith("SSD pool per node 0.1–2,000 TB/node keeps"), absent);
        assertTrue(absent.endsWith(
                "\nIt has no value at 0 TB/node: the pool has no SSD tier; give its nodes some SSD.\n"), absent);
        assertEquals("Cost of a step does not depend on scoring workers: it stays at $15.33/step.\n", idle);
    }

    @Test
    void theSwingOfAPercentageIsInPoints() {
        String answer = Run.of("sensitivity", "moe-service", "--of", "prefillCapacityAfterUnitLoss").succeeded();
        assertTrue(answer.lines().anyMatch(line -> line.matches(" *Headroom .* 119.5 %  17.1 points .*")),
                answer);
    }

    @Test
    void sensitivityForPeopleOnlyCountsWhatDoesNothing() {
        String answer = Run.of("sensitivity", "moe-service", "--of", "longPromptTime").succeeded();

        assertEquals(12, answer.lines().count(), answer);
        assertTrue(answer.endsWith("\n48 of 57 assumptions do nothing to prefill of a very long prompt.\n"), answer);
    }

    @Test
    void anEstimateThatDoesNotVaryFollowsNothingAndItsMeanIsItsValue() {
        JsonNode answer = json("uncertainty", "moe-service", "--range", "peakRate=400..700", "--format", "json");

        JsonNode slots = answer.path("estimates").path("slotsByMemory");
        assertEquals(slots.path("p50").doubleValue(), slots.path("mean").doubleValue());
        assertEquals(0, answer.path("importance").path("slotsByMemory").path(0).path("rank").doubleValue());
        assertEquals(answer.path("estimates").size(), answer.path("importance").size());
    }

    @Test
    void drawsBeyondTheLimitsOfAnAssumptionAreCounted() {
        String answer = Run.of("uncertainty", "moe-service", "--range", "prefixHitRate=10..90:normal").succeeded();
        String inside = Run.of("uncertainty", "moe-service", "--range", "prefixHitRate=40..60:normal").succeeded();

        assertTrue(answer.startsWith(
                "10,000 samples, seed 1; draws beyond the limits of an assumption are put at the limit\n"), answer);
        assertTrue(answer.contains("  Prefix cache hit rate  10–90 %  normal  11.3 %\n"), answer);
        assertTrue(inside.startsWith("10,000 samples, seed 1\n"), inside);
    }

    @Test
    void aMapForPeopleSaysHowOftenEachCheckPasses() {
        String answer = Run.of("map", "moe-service", "--over", "peakRate=100..1000", "--and", "prefixHitRate=0..90",
                "--of", "costPerHour", "--points", "4").succeeded();

        assertTrue(answer.contains("  TTFT                 at 8 of 16 places\n"), answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sweep", "sensitivity", "uncertainty", "seek", "compare", "map"})
    void helpEndsWithAnExampleThatRuns(String command) {
        String help = Run.of(command, "--help").succeeded();

        String example = help.substring(help.indexOf("Example:\n") + "Example:\n".length())
                .replaceAll("\\\\\n", "").replace("\"", "").replace(" mine.json", "").strip();
        assertTrue(example.startsWith("headroom " + command + " "), help);
        assertTrue(Run.of(example.substring("headroom ".length()).split(" +")).succeeded().length() > 10, example);
    }

    /** Each of a million places takes some bytes in memory and a line of output, not hundreds of objects. */
    @ParameterizedTest
    @ValueSource(strings = {"json", "csv"})
    void aLargeMapIsWrittenPieceByPiece(String format) {
        List<String> small =
                Run.of("map", "moe-service", "--over", "peakRate=100..1000", "--and", "prefixHitRate=0..90",
                        "--of", "costPerHour", "--points", "3", "--format", format).succeeded().lines().toList();
        List<String> large =
                Run.of("map", "moe-service", "--over", "peakRate=100..1000", "--and", "prefixHitRate=0..90",
                        "--of", "costPerHour", "--points", "300", "--format", format).succeeded().lines().toList();
        assertEquals(small.getFirst(), large.getFirst());
        assertEquals(small.getLast(), large.getLast());
        assertTrue(large.size() > 90_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1e307", "1e31", "-1e308", "1e-320"})
    void aTargetOfASizeThatNoQuantityHasIsRefused(String target) {
        assertEquals(
                "--target missShare<=%1$s: %1$s is no number to look for; a target must be 0, or between 1e-30 and "
                        .formatted(target) + "1e30 in size.",
                Run.of("seek", "kv-pool", "--target", "missShare<=" + target, "--by", "nodes")
                        .refused(HeadroomCommandLine.BAD_USAGE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "1e30", "1e-30", "-1e30"})
    void anyOtherTargetHasAnAnswerInEveryFormat(String target) {
        for (AnswerFormat format : AnswerFormat.values()) {
            assertFalse(Run.of("seek", "kv-pool", "--target", "missShare<=" + target, "--by", "nodes", "--format",
                    format.toString()).succeeded().isEmpty());
        }
    }
}
