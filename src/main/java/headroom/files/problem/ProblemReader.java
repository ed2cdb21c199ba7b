package headroom.files.problem;

import headroom.files.StrictJson;
import headroom.files.yaml.Fields;
import headroom.files.yaml.Mistakes;
import headroom.files.yaml.Node;
import headroom.files.yaml.Node.Mapping;
import headroom.files.yaml.Node.Scalar;
import headroom.files.yaml.ShapeCheck;
import headroom.files.yaml.SourceText;
import headroom.files.yaml.YamlReader;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Estimate;
import headroom.formula.Group;
import headroom.formula.language.Units;
import headroom.model.ChartSpec;
import headroom.model.Check;
import headroom.model.Diagram;
import headroom.model.Evidence;
import headroom.model.Headline;
import headroom.model.LiveText;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.TextRules;
import headroom.model.Usage;
import headroom.text.Nouns;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads problem files. All mistakes of a file are told at once; a file with mistakes gives no problem. */
public final class ProblemReader {

    private static final String SCHEMA = "1";
    private static final String BYTE_ORDER_MARK = "\uFEFF";
    /** The most that a problem file, or the guide beside it, may take: 1 MiB. */
    public static final int MOST_BYTES = StrictJson.MEBIBYTE;

    private static final int MOST_HEADLINES = 5;

    private final SourceText source;
    private final Mistakes mistakes;
    private final String text;

    private final Guides guides;

    private ProblemReader(String text, Guides guides) {
        this.text = text;
        this.guides = guides;
        this.source = new SourceText(text);
        this.mistakes = new Mistakes(source);
    }

    /** Reads the bytes of a file; its guide, if it has one, is among {@code guides}. */
    public static ReadProblem read(byte[] content, Guides guides) {
        if (content.length > MOST_BYTES) {
            return ReadProblem.refused("it is larger than 1 MiB, the most that a problem may take");
        }
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(content)).toString();
            if (text.indexOf('\0') < 0) {
                return read(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text, guides);
            }
        } catch (CharacterCodingException _) {
            // The sentence is the same for both.
        }
        return ReadProblem.refused("it is no text in UTF-8, which a problem file must be");
    }

    /** Reads the text of a file. */
    static ReadProblem read(String text, Guides guides) {
        return text.isBlank() ? ReadProblem.refused("it is empty, but must hold a problem, beginning with schema: 1")
                : new ProblemReader(text, guides).read();
    }

    private ReadProblem read() {
        Optional<Mapping> file = new YamlReader(text, source, mistakes).read();
        if (file.isEmpty() || isNewer(file.get())) {
            return new ReadProblem(null, mistakes.inOrder());
        }
        Mapping shaped = new ShapeCheck(mistakes, ProblemShape.FILE).check(file.get());
        Fields fields = new Fields(shaped);
        Draft draft = new Draft(mistakes, Names.of(file.get(), mistakes), new Units(nouns(new Fields(file.get()))));
        ReadProblem.@Nullable Content content = content(fields, draft);
        return new ReadProblem(mistakes.isEmpty() ? content : null, mistakes.inOrder());
    }

    private boolean isNewer(Mapping file) {
        Optional<Node> schema = file.get("schema");
        boolean newer = schema.isPresent() && schema.get() instanceof Scalar scalar
                && scalar.text().matches("\\d{1,9}") && !scalar.text().equals(SCHEMA);
        if (newer) {
            mistakes.add(schema.get().place(), "this is edition %s of the format, but only edition 1 can be read here",
                    ((Scalar) schema.get()).text());
        }
        return newer;
    }

    private Nouns nouns(Fields file) {
        Map<String, String> declared = new LinkedHashMap<>();
        for (Scalar noun : file.scalars("nouns")) {
            String[] forms = noun.text().split("/", -1);
            declared.put(forms[0], forms[forms.length - 1]);
        }
        return new Nouns(declared);
    }

    private ReadProblem.@Nullable Content content(Fields file, Draft draft) {
        AssumptionSection told = new AssumptionSection(draft);
        told.groups(file.entries("groups"));
        List<Assumption> assumptions = told.assumptions(file.entries("assumptions"));
        List<Choice> choices = told.choices(file.entries("choices"));
        told.constants(file.entries("constants"));
        told.coordinates(file.entries("coordinates"));
        EstimateSection computed = new EstimateSection(draft);
        computed.functions(file.entries("functions"));
        computed.conditions(file.entries("conditions"));
        List<Estimate> estimates = computed.estimates(file.entries("estimates"));
        file.entries("conditions").forEach(condition -> draft.meaning(condition.text("id")));

        Texts texts = new Texts(mistakes);
        CheckSection held = new CheckSection(draft, texts);
        List<Headline> headlines = headlines(held.headlines(file.entries("headlines")), estimates);
        List<Check> checks = held.checks(file.entries("checks"));
        Optional<Estimate> cost = file.scalar("cost").flatMap(draft::listed);
        List<ChartSpec> charts = new ChartSection(draft, texts, file.scalars("tones")).charts(file.entries("charts"));
        Diagram diagram = file.fields("diagram").map(new DiagramSection(draft, texts)::diagram)
                .orElse(Diagram.NONE);
        UsageSection parts = new UsageSection(draft);
        Map<Assumption, Usage> usages = parts.usages(file.entries("assumptions"));
        Map<Choice, Usage> choiceUsages = parts.ofChoices(file.entries("choices"), choices);
        TextRules rules = new TextRules(file.text("problem"), draft);
        texts.check(rules);
        String guide = file.scalar("guide").map(name -> guide(name, rules)).orElse("");
        complete(file, headlines);
        if (!mistakes.isEmpty()) {
            return null;
        }
        Problem.Definition definition = new Problem.Definition(file.text("problem"),
                file.text("tab", file.text("title")), file.text("title"), file.text("brief"), assumptions, choices,
                estimates.stream().filter(estimate -> !estimate.isStep()).toList(),
                estimates.stream().filter(Estimate::isStep).toList(), checks, headlines, charts, diagram,
                cost.orElse(null), groups(file, draft), usages, choiceUsages, draft);
        return content(file, draft, definition, guide);
    }

    /** The guide of that name; what is wrong in it is told where it is named. */
    private String guide(Scalar name, TextRules rules) {
        try {
            String guide = guides.text(name.text());
            SourceText lines = new SourceText(guide);
            List<String> wrong = rules.breaches(new LiveText(guide)).stream()
                    .map(breach -> "on line %d the guide %s".formatted(lines.lineOf(breach.start()), breach.sentence()))
                    .toList();
            if (!wrong.isEmpty()) {
                mistakes.add(name.place(),
                        wrong.getFirst() + (wrong.size() == 1 ? "" : " (and %d more)".formatted(wrong.size() - 1)));
            }
            return guide;
        } catch (IOException refusal) {
            mistakes.add(name.place(), String.valueOf(refusal.getMessage()));
            return "";
        }
    }

    private ReadProblem.@Nullable Content content(Fields file, Draft draft, Problem.Definition definition,
            String guide) {
        try {
            Problem problem = new Problem(definition);
            PresetSection scenarios = new PresetSection(draft, Scenario.defaults(problem));
            List<Preset> presets = scenarios.presets(file.entries("presets"));
            List<Evidence> evidence = scenarios.evidence(file.entries("evidence"));
            return new ReadProblem.Content(problem, presets, evidence, guide);
        } catch (IllegalArgumentException breach) {
            mistakes.addOfFile(String.valueOf(breach.getMessage()));
            return null;
        }
    }

    private static List<Group> groups(Fields file, Draft draft) {
        return file.entries("groups").stream().flatMap(group -> draft.group(group.needed("id")).stream()).distinct()
                .toList();
    }

    /** The headlines of a file that names none: its first estimates. */
    private static List<Headline> headlines(List<Headline> named, List<Estimate> estimates) {
        return !named.isEmpty() ? named : estimates.stream().filter(estimate -> !estimate.isStep())
                .limit(MOST_HEADLINES).map(estimate -> Headline.of(estimate, estimate.label(), "")).toList();
    }

    private void complete(Fields file, List<Headline> headlines) {
        if (mistakes.isEmpty() && file.entries("assumptions").isEmpty()) {
            mistakes.addOfFile("a problem has at least one assumption");
        }
        if (mistakes.isEmpty() && headlines.isEmpty()) {
            mistakes.addOfFile("a problem has at least one estimate that is no step");
        }
    }
}
