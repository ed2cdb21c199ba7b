package headroom.files.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.document.picture.Handout;
import headroom.document.picture.Pdf;
import headroom.document.picture.Picture;
import headroom.document.picture.PictureFormat;
import headroom.document.picture.Pictures;
import headroom.document.picture.Png;
import headroom.document.picture.Svg;
import headroom.drawing.Palette;
import headroom.files.NamedScenarios;
import headroom.files.UnusableFileException;
import headroom.files.scenario.ProblemFiles;
import headroom.files.scenario.ScenarioFiles;
import headroom.files.scenario.ScenarioReader;
import headroom.files.scenario.ScenarioWriter;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.text.CarriedText;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CarriedScenarioTest {

    private static final List<String> NAMES = List.of("Busy day 🚀👩‍💻", "高峰時の設計 — 日本語", "\"quotes\" 'and' \\ back",
            "]]> <![CDATA[ & &amp; <b>", "lines\nand\ttabs\r\nand\rmore", "%PDF-1.7 <?xpacket end=\"w\"?>",
            "خادم النماذج",
            "bell \u0007 and nothing \u0000", " ");
    private static final int FUZZED = 1500;
    private static final byte[] PNG_SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

    private final List<Problem> problems = Problems.all();
    private final ScenarioFiles files = new ScenarioFiles(new ScenarioReader(ProblemFiles.bundled(problems)));

    @TempDir
    private Path folder;

    static Stream<PictureFormat> formats() {
        return Stream.of(new Png(1), new Svg(), new Pdf());
    }

    /** A picture of little but its scenario: what is drawn does not matter here. */
    private static byte[] picture(PictureFormat format, String scenario) {
        return format.encode(new Picture("small", "A title, <with> ]]> signs & 日本", scenario, 40, 20,
                graphics -> graphics.drawLine(0, 0, 40, 20)));
    }

    private static byte[] picture(PictureFormat format, Scenario scenario) {
        return picture(format, new ScenarioWriter().line(scenario));
    }

    private Scenario open(byte[] picture) throws IOException {
        // The name says nothing about what is in it.
        return files.open(Files.write(folder.resolve("picture.json"), picture));
    }

    private String sentence(byte[] picture) throws IOException {
        Path file = Files.write(folder.resolve("picture"), picture);
        String sentence = assertThrows(UnusableFileException.class, () -> files.open(file)).getMessage();
        assertTrue(sentence.startsWith(file + ": "), sentence);
        return sentence.substring((file + ": ").length());
    }

    @ParameterizedTest
    @MethodSource("formats")
    void everyPictureBringsItsScenarioBack(PictureFormat format) throws IOException {
        NamedScenarios random = new NamedScenarios(new Random(7));
        for (Problem problem : problems) {
            for (String name : NAMES) {
                Scenario scenario = random.of(problem).named(name.isBlank() ? "x" : name, name);
                assertEquals(scenario, open(picture(format, scenario)), name);
            }
        }
    }

    /** A person renames what they export, also to what scenario files are called. */
    @ParameterizedTest
    @MethodSource("formats")
    void aPictureOpensByWhateverName(PictureFormat format) throws IOException {
        Scenario scenario = Scenario.defaults(problems.getFirst()).named("Renamed", "");
        byte[] picture = picture(format, scenario);
        for (String name : List.of("a.json", "a.png", "a.svg", "a.pdf", "a.yaml", "a")) {
            assertEquals(scenario, files.open(Files.write(folder.resolve(name), picture)), name);
        }
    }

    @ParameterizedTest
    @MethodSource("formats")
    void exportedChartsAndDiagramsCarryIt(PictureFormat format) throws IOException {
        Scenario scenario = new NamedScenarios(new Random(8)).of(problems.getFirst()).named("Größe ✓ 設計", "");
        Pictures pictures = new Pictures(Handout.of(scenario, Scenario.defaults(scenario.problem()),
                new ScenarioWriter().line(scenario), LocalDate.of(2026, 3, 14)), Palette.LIGHT);
        assertEquals(scenario, open(format.encode(pictures.architecture())));
        assertEquals(scenario, open(format.encode(pictures.chart(scenario.problem().charts().getFirst()))));
    }

    @ParameterizedTest
    @MethodSource("formats")
    void aPictureWithoutAScenarioSaysSo(PictureFormat format) throws IOException {
        byte[] foreign = switch (format) {
            case Png _ -> png(chunk("IHDR", new byte[13]), chunk("iTXt", text("Title", false, "{}")));
            case Svg _ -> "<svg xmlns=\"http://www.w3.org/2000/svg\"><scenario>{}</scenario></svg>".getBytes(
                    StandardCharsets.UTF_8);
            case Pdf _ -> ("%PDF-1.7\n<?xpacket begin=\"\"?><a><b></a><?xpacket end=\"w\"?>"
                    + "<?xpacket begin=\"\"?><a/><?xpacket end=\"w\"?>").getBytes(StandardCharsets.UTF_8);
        };
        assertEquals("this picture carries no scenario; those that Headroom exports do", sentence(foreign));
    }

    @ParameterizedTest
    @MethodSource("formats")
    void aScenarioThatCannotBeUsedSaysWhy(PictureFormat format) throws IOException {
        assertEquals(
                "the scenario that this picture carries cannot be used: schema is 9, so a newer version of Headroom "
                        + "wrote it; this one reads a whole number from 1 to 3",
                sentence(picture(format, "{\"schema\":9}")));
        assertEquals(
                "the scenario that this picture carries cannot be used: it is not valid JSON at line 1, column 10, "
                        + "but must hold a scenario as a JSON object",
                sentence(picture(format, "{\"schema\"}")));
        assertEquals(
                "the scenario that this picture carries cannot be used: it is empty, but must hold a scenario as a "
                        + "JSON object",
                sentence(picture(format, "")));
    }

    @ParameterizedTest
    @MethodSource("formats")
    void aScenarioThatIsTooLargeIsRefused(PictureFormat format) throws IOException {
        assertEquals("the scenario in this picture is larger than 1 MiB, the most that it may take",
                sentence(picture(format, " ".repeat(1_100_000))));
    }

    @ParameterizedTest
    @MethodSource("formats")
    void aPictureIsSearchedUpToALimit(PictureFormat format) throws IOException {
        Path file = folder.resolve("large");
        byte[] beginning = switch (format) {
            case Png _ -> png(chunk("IHDR", new byte[13]));
            case Svg _ -> "<svg>".getBytes(StandardCharsets.UTF_8);
            case Pdf _ -> "%PDF-1.7\n".getBytes(StandardCharsets.UTF_8);
        };
        try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
            large.write(beginning, 0, format instanceof Png ? beginning.length - 12 : beginning.length);
            if (format instanceof Png) {
                large.writeInt(0x7000_0000);
                large.writeBytes("IDAT");
            } else if (format instanceof Svg) {
                byte[] comment = "<!-- nothing -->".repeat(1 << 16).getBytes(StandardCharsets.UTF_8);
                for (int i = 0; i < 65; i++) {
                    large.write(comment);
                }
            }
            large.setLength(65L << 20);
        }
        String sentence = assertThrows(UnusableFileException.class, () -> files.open(file)).getMessage();
        assertEquals(file + ": this picture is larger than 64 MiB, the most that is searched for a scenario", sentence);
    }

    @Test
    void compressedTextOfAPngIsUnpackedWhereverItStands() throws IOException {
        Scenario scenario = Scenario.defaults(problems.getFirst()).named("圧縮", "");
        byte[] text = text(CarriedText.KEYWORD, true, new ScenarioWriter().line(scenario));
        assertEquals(scenario,
                open(png(chunk("IHDR", new byte[13]), chunk("IDAT", new byte[99]), chunk("iTXt", text))));
    }

    @Test
    void compressedTextThatGrowsBeyondMeasureIsRefused() throws IOException {
        byte[] bomb = text(CarriedText.KEYWORD, true, " ".repeat(64 << 20));
        assertTrue(bomb.length < 100_000);
        assertEquals("the scenario in this picture is larger than 1 MiB, the most that it may take",
                sentence(png(chunk("iTXt", bomb))));
    }

    @Test
    void aDamagedPngSaysWhatIsWrong() throws IOException {
        byte[] whole = png(chunk("iTXt", text(CarriedText.KEYWORD, false, "{}")));
        assertEquals(damaged("it ends early"), sentence(Arrays.copyOf(whole, whole.length - 14)));
        assertEquals(damaged("it ends early"), sentence(Arrays.copyOf(whole, 9)));
        byte[] changed = whole.clone();
        changed[31]++;
        assertEquals(damaged("a checksum is wrong"), sentence(changed));
        byte[] endless = whole.clone();
        endless[8] = (byte) 0xFF;
        assertEquals(damaged("one of its chunks has no proper beginning"), sentence(endless));
        byte[] unpackable = text(CarriedText.KEYWORD, true, "{}");
        Arrays.fill(unpackable, CarriedText.KEYWORD.length() + 5, unpackable.length, (byte) 7);
        assertEquals(damaged("its text does not unpack"), sentence(png(chunk("iTXt", unpackable))));
        assertEquals(damaged("it ends early"), sentence(png(chunk("iTXt", (CarriedText.KEYWORD + "\0").getBytes(
                StandardCharsets.ISO_8859_1)))));
    }

    @Test
    void xmlMadeToDoHarmDoesNone() throws IOException {
        String laughs = """
                <!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
                <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>
                <svg><s:scenario xmlns:s="%s">{"schema":1,"problem":"moe-service","name":"&c;"}</s:scenario></svg>
                """.formatted(CarriedText.NAMESPACE);
        assertFalse(openedOrSentence(laughs).contains("haha"));
        Path secret = Files.writeString(folder.resolve("secret"), "a secret");
        String reaching = """
                <!DOCTYPE svg [<!ENTITY a SYSTEM "%s">]>
                <svg><s:scenario xmlns:s="%s">{"schema":1,"problem":"moe-service","name":"&a;"}</s:scenario></svg>
                """.formatted(secret.toUri(), CarriedText.NAMESPACE);
        assertFalse(openedOrSentence(reaching).contains("secret"));
        assertEquals(damaged("there are elements where its scenario should be"),
                sentence("<svg><scenario xmlns='%s'>{<a/>"
                        .formatted(CarriedText.NAMESPACE).getBytes(StandardCharsets.UTF_8)));
        assertEquals(damaged("it is not well-formed XML"), sentence("<svg><a></svg>".getBytes(StandardCharsets.UTF_8)));
    }

    private String openedOrSentence(String svg) throws IOException {
        try {
            return open(svg.getBytes(StandardCharsets.UTF_8)).name();
        } catch (UnusableFileException refusal) {
            return String.valueOf(refusal.getMessage());
        }
    }

    @Test
    void anSvgThatAnotherProgramSavedAgainStillOpens() throws IOException {
        Scenario scenario = Scenario.defaults(problems.getFirst()).named("a ]]> b", "");
        String json = new ScenarioWriter().line(scenario).replace("]]>", "]]]]><![CDATA[>");
        String svg =
                "\uFEFF\n<?xml version=\"1.0\" encoding=\"UTF-16\"?><svg><metadata><s:scenario xmlns:s=\"%s\"><![CDATA[%s]]>"
                        .formatted(CarriedText.NAMESPACE, json) + "</s:scenario></metadata></svg>";
        assertEquals(scenario, open(svg.replace("\n", "").getBytes(StandardCharsets.UTF_16BE)));
    }

    /** The parser of the platform prints what it cannot decode; a terminal and a window get one sentence instead. */
    @Test
    void aDamagedPictureLeavesStandardErrorAlone() throws IOException {
        PrintStream before = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            for (String beginning : List.of("", "<?xml version='1.0' encoding='UTF-8'?>",
                    "<?xml version='1.0' encoding='US-ASCII'?>")) {
                assertEquals(damaged("it is not well-formed XML"),
                        sentence((beginning + "<svg>\u00E4</svg>").getBytes(StandardCharsets.ISO_8859_1)));
            }
            assertEquals(damaged("its encoding “none-such” is unknown"), sentence(
                    "<?xml version='1.0' encoding='none-such'?><svg/>".getBytes(StandardCharsets.UTF_8)));
        } finally {
            System.setErr(before);
        }
        assertEquals("", printed.toString(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @MethodSource("formats")
    void fuzzedPicturesGiveAScenarioOrASentence(PictureFormat format) throws IOException {
        byte[] whole = picture(format, new NamedScenarios(new Random(3)).of(problems.getFirst()));
        int opened = 0;
        for (long seed = 0; seed < FUZZED; seed++) {
            byte[] fuzzed = fuzzed(whole, new Random(seed));
            Path file = Files.write(folder.resolve("fuzzed"), fuzzed);
            try {
                files.open(file);
                opened++;
            } catch (UnusableFileException refusal) {
                String sentence = String.valueOf(refusal.getMessage());
                assertTrue(sentence.startsWith(file + ": ") && sentence.lines().count() == 1, seed + ": " + sentence);
            }
        }
        assertTrue(opened > 0 && opened < FUZZED, "%d opened".formatted(opened));
    }

    /** Some bytes changed, left out or doubled, or an end cut off. */
    private static byte[] fuzzed(byte[] whole, RandomGenerator random) {
        byte[] result = whole.clone();
        for (int change = random.nextInt(1, 8); change > 0 && result.length > 1; change--) {
            int from = random.nextInt(result.length);
            int to = Math.min(result.length, from + random.nextInt(1, 40));
            switch (random.nextInt(8)) {
                case 0 -> result = Arrays.copyOf(result, from);
                case 1 -> result = joined(Arrays.copyOf(result, from), Arrays.copyOfRange(result, to, result.length));
                case 2 -> result = joined(Arrays.copyOf(result, to), Arrays.copyOfRange(result, from, result.length));
                default -> result[from] = (byte) random.nextInt(256);
            }
        }
        return result;
    }

    private static String damaged(String what) {
        return "this picture is damaged (%s), so its scenario cannot be read".formatted(what);
    }

    private static byte[] png(byte[]... chunks) throws IOException {
        byte[] file = PNG_SIGNATURE;
        for (byte[] chunk : chunks) {
            file = joined(file, chunk);
        }
        return joined(file, chunk("IEND", new byte[0]));
    }

    private static byte[] chunk(String type, byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] summed = joined(type.getBytes(StandardCharsets.ISO_8859_1), content);
        CRC32 sum = new CRC32();
        sum.update(summed);
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(content.length);
            out.write(summed);
            out.writeInt((int) sum.getValue());
        }
        return bytes.toByteArray();
    }

    private static byte[] text(String keyword, boolean compressed, String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(keyword.getBytes(StandardCharsets.ISO_8859_1));
        bytes.writeBytes(new byte[]{0, (byte) (compressed ? 1 : 0), 0, 0, 0});
        if (compressed) {
            try (DeflaterOutputStream out = new DeflaterOutputStream(bytes)) {
                out.write(text.getBytes(StandardCharsets.UTF_8));
            }
        } else {
            bytes.writeBytes(text.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    private static byte[] joined(byte[] one, byte[] other) {
        byte[] both = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, both, one.length, other.length);
        return both;
    }
}
