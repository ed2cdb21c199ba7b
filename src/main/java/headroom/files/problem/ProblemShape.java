package headroom.files.problem;

import static headroom.files.yaml.Shape.either;
import static headroom.files.yaml.Shape.entry;
import static headroom.files.yaml.Shape.listOf;
import static headroom.files.yaml.Shape.may;
import static headroom.files.yaml.Shape.needed;
import static headroom.files.yaml.Shape.neededUnless;
import static headroom.files.yaml.Shape.text;
import static headroom.files.yaml.Shape.words;
import static headroom.files.yaml.Shape.yesOrNo;

import headroom.files.yaml.Shape;
import headroom.files.yaml.Shape.Entry;
import headroom.files.yaml.Shape.Kind;

/** The keys of a problem file: one list, from which files are checked and the JSON Schema for editors is written. */
final class ProblemShape {

    private static final Shape ID = text(Kind.ID);
    private static final Shape NAME = text(Kind.NAME);
    private static final Shape WORDS = text(Kind.WORDS);
    private static final Shape LIVE = text(Kind.LIVE_TEXT);
    private static final Shape DATE = text(Kind.DATE);
    private static final Shape NUMBER = text(Kind.NUMBER);
    private static final Shape WHOLE = text(Kind.WHOLE);
    private static final Shape UNIT = text(Kind.UNIT);
    private static final Shape FORMULA = text(Kind.FORMULA);
    private static final Shape CONDITION = text(Kind.CONDITION);
    private static final Shape RANGE = listOf(NUMBER, 2);
    private static final Shape PRINT = words("count", "number", "dollars", "percent", "factor", "time", "bytes",
            "bytes-binary", "gibibytes", "fitting", "needed");
    private static final Shape SCALE = words("linear", "log");

    private static final Entry SOURCE = entry("source",
            needed("kind", words("given", "published", "practice", "assumed", "measured"), "How firm the ground is."),
            may("text", WORDS, "Where the value comes from."),
            may("date", DATE, "When it was read, such as 2026-11."));

    private static final Shape NATURE = words("demand", "decision", "given");

    private static final Entry GROUP = entry("group", needed("id", ID, "What assumptions name it by."),
            needed("label", WORDS, "The heading."),
            may("nature", NATURE,
                    "Who can change its assumptions: the customers, the designers, or nobody (given, the default)."));

    private static final Entry FORMER = entry("formerly",
            needed("schema", words("1", "2"), "The last schema of scenario files in which it was the default."),
            may("default", NUMBER, "The default, in its unit."),
            may("as", ID, "Instead: the assumption whose value it had too."));

    private static final Entry ASSUMPTION = entry("assumption", needed("id", ID, "What formulas name it by."),
            needed("label", WORDS, "What stands beside the slider."), needed("group", ID, "The id of its group."),
            needed("unit", UNIT, "The unit of its values."),
            needed("default", NUMBER, "The value that it has to begin with, in its unit."),
            needed("range", RANGE, "The least and the greatest value, in its unit."),
            may("formerly", listOf(FORMER), "The defaults that scenario files of earlier schemas were written under."),
            may("scale", SCALE, "The slider's scale; linear is the default."),
            may("zero", yesOrNo(), "Whether a logarithmic slider reaches 0 below its range."),
            may("whole", yesOrNo(), "Whether only whole numbers are allowed."),
            may("means", WORDS, "One sentence that explains it to a newcomer."),
            may("source", SOURCE, "Where the default comes from."),
            may("used", CONDITION, "The condition under which it counts; it is faded elsewhere."),
            may("derived", ID, "An estimate that is shown as a second mark on the slider."),
            may("rare", yesOrNo(), "Whether it stands behind “more” in its group."),
            may("multiple", ID, "What it comes in multiples of: goals and fixes offer no other values."),
            may("from", entry("from", may("model", WORDS, "The fact of a model that sets it."),
                    may("gpu", WORDS, "The fact of a GPU that sets it.")), "What a picked model or GPU sets it to."));

    private static final Entry OPTION = entry("option", needed("id", ID, "What formulas name it by."),
            needed("label", WORDS, "What stands on its button."), may("means", WORDS, "What it means."),
            may("source", SOURCE, "Where it comes from."));

    private static final Entry CHOICE = entry("choice", needed("id", ID, "What formulas name it by."),
            needed("label", WORDS, "What stands beside its options."), needed("group", ID, "The id of its group."),
            needed("options", listOf(OPTION), "The ways to choose from."),
            may("default", ID, "The option to begin with; else the first."),
            may("nature", NATURE, "Who chooses, where it is not who can change the rest of the group."),
            may("used", CONDITION, "The condition under which it counts; it is faded elsewhere."),
            may("means", WORDS, "What is chosen."),
            may("source", SOURCE, "Where the default comes from."));

    private static final Entry CONSTANT = entry("constant", needed("id", ID, "What formulas name it by."),
            needed("label", WORDS, "What derivations call it."), needed("value", NUMBER, "Its value, in its unit."),
            needed("unit", UNIT, "Its unit."));

    private static final Entry CONDITION_ENTRY = entry("condition", needed("id", ID, "What conditions name it by."),
            needed("holds", CONDITION, "The condition."), may("label", WORDS, "What texts call it."));

    private static final Entry FUNCTION = entry("function", needed("id", ID, "What formulas call it by."),
            needed("takes", listOf(ID), "The names of what it takes."),
            needed("formula", FORMULA, "What it gives, with those names."));

    private static final Entry COORDINATE = entry("coordinate", needed("id", ID, "What formulas name it by."),
            needed("label", WORDS, "What stands at an axis over it."), needed("unit", UNIT, "Its unit."));

    private static final Entry ESTIMATE = entry("estimate", needed("id", ID, "What formulas name it by."),
            needed("label", WORDS, "Its name in lists and derivations."), needed("unit", UNIT, "Its unit."),
            needed("formula", FORMULA, "What it is computed from."),
            may("means", WORDS, "One sentence that explains it to a newcomer."),
            may("step", yesOrNo(), "Whether it is shown in derivations only, not in lists."),
            may("print", PRINT, "How its values are printed, where that is not its unit's own way."));

    private static final Entry HEADLINE = entry("headline", needed("of", ID, "The estimate."),
            needed("label", WORDS, "What stands above the number."), may("below", LIVE, "What stands below it."));

    private static final Entry CHECK = entry("check", needed("id", ID, "Its id."),
            needed("label", WORDS, "Its name."),
            may("kind", words("physics", "memory", "capacity", "latency", "redundancy", "money"),
                    "What breaks where it fails, from gravest."),
            needed("check", text(Kind.CHECK), "What must hold."),
            may("only", CONDITION, "The condition under which it applies."), may("means", WORDS, "What it protects."),
            may("fails", either(LIVE, listOf(entry("fails", may("when", CONDITION, "When this is what to say."),
                    needed("text", LIVE, "What to say.")))), "What to say when it fails."));

    private static final Entry AXIS = entry("axis", may("label", WORDS, "What stands beside it."),
            needed("unit", UNIT, "The unit of its ticks."), may("scale", SCALE, "Its scale; linear is the default."),
            may("print", PRINT, "How its ticks are printed."));

    private static final Entry ACROSS = entry("x", needed("over", ID, "The assumption, estimate or coordinate."),
            may("of", ID, "An estimate to plot against: what it becomes as the assumption runs."),
            needed("span", either(words("whole"), entry("span",
                    may("around", RANGE, "From and to so many times the present value."),
                    may("fixed", RANGE, "From and to, in the unit of x."),
                    may("between", listOf(FORMULA, 2), "From and to, as formulas."))), "The part that is shown."),
            may("scale", SCALE, "Its scale; linear is the default."),
            may("present", FORMULA, "Where the scenario stands on a coordinate."));

    private static final Shape TONE = text(Kind.WORDS);
    private static final Shape SIDE = words("left", "right");

    private static final Entry SERIES = entry("series", may("name", LIVE, "What stands at it."),
            needed("of", either(FORMULA, listOf(FORMULA)),
                    "What is shown; of bars, a list with one formula for each category, or one for all."),
            may("look", words("line", "steps", "area", "stacked", "stacked-steps", "scale"), "How it is drawn."),
            may("tone", TONE, "Its colour: 1 to 6, or a name out of tones."),
            may("dots", yesOrNo(), "Whether it is dotted."), may("on", SIDE, "Its axis."),
            may("stack", WORDS, "The stack that its bars belong to."),
            may("with", new Shape.ById(FORMULA), "What is different for it, whatever the scenario says."),
            may("when", CONDITION, "When it is shown."));

    private static final Entry GUIDE = entry("guide", may("level", FORMULA, "Its height."),
            may("at", FORMULA, "Its place on x."), may("from", FORMULA, "Where a band begins on x."),
            may("to", FORMULA, "Where it ends."), needed("name", WORDS, "What stands at it."),
            may("limit", yesOrNo(), "Whether it must not be passed."), may("on", SIDE, "Its axis."),
            may("when", CONDITION, "When it is shown."));

    private static final Entry CATEGORY = entry("category", needed("name", LIVE, "What stands below its bars."),
            may("with", new Shape.ById(FORMULA), "What is different for it, whatever the scenario says."),
            may("when", CONDITION, "When it is shown."));

    private static final Entry CHART = entry("chart", needed("id", NAME, "What its pictures are called by."),
            may("kind", words("lines", "bars"), "Lines over x (the default), or bars in categories."),
            needed("title", WORDS, "What stands above it."), may("means", WORDS, "What to read off it."),
            neededUnless("kind", "bars", "x", ACROSS, "What runs across; of lines only."),
            needed("y", AXIS, "The axis on the left."),
            may("right", AXIS, "The axis on the right."), may("categories", listOf(CATEGORY), "The groups of bars."),
            needed("series", listOf(SERIES), "What is drawn."),
            may("guides", listOf(GUIDE), "Limits, marks and bands."));

    private static final Shape CELLS = listOf(WHOLE, 4);
    private static final Shape MARKED = listOf(ID);

    private static final Entry DIAGRAM = entry("diagram",
            needed("grid", listOf(WHOLE, 2), "How many columns and rows it has."),
            may("caption", LIVE, "What stands above it."),
            may("areas", listOf(entry("area", needed("id", ID, "Its id."),
                    needed("at", CELLS, "Column, row, width, height."),
                    needed("text", LIVE, "Its title."), may("when", CONDITION, "When it belongs to the architecture."),
                    may("marked", MARKED, "The checks that mark it when they fail."))), "Frames around parts."),
            may("parts", listOf(entry("part", needed("id", ID, "Its id."),
                    may("kind", words("service", "store", "note"), "Its outline; service is the default."),
                    needed("at", CELLS, "Column, row, width, height."),
                    needed("text", either(LIVE, listOf(LIVE)), "Its title, and lines below it."),
                    may("when", CONDITION, "When it belongs to the architecture; it is faded elsewhere."),
                    may("marked", MARKED, "The checks that mark it when they fail."))), "Boxes."),
            may("links", listOf(entry("link", needed("id", ID, "Its id."),
                    needed("from", text(Kind.END), "The part where it begins, and a side of it."),
                    needed("to", text(Kind.END), "The part where it ends, and a side of it."),
                    may("label", LIVE, "What stands beside it."),
                    may("flow", entry("flow", needed("of", ID, "What makes it thick."),
                            needed("range", listOf(FORMULA, 2), "From thinnest to thickest.")), "How thick it is."),
                    may("both", yesOrNo(), "Whether it has an arrow head at both ends."),
                    may("dashes", yesOrNo(), "Whether it is dashed."),
                    may("when", CONDITION, "When it belongs to the architecture."))), "Lines between them."),
            may("path", listOf(entry("step", needed("at", ID, "The part, area or link."),
                    needed("text", LIVE, "What happens there."))), "A request's way."));

    private static final Entry PRESET = entry("preset", needed("name", NAME, "What commands call it by."),
            may("title", WORDS, "What a person reads."), may("note", WORDS, "What it shows."),
            may("values", new Shape.ById(NUMBER), "Values that differ from the defaults, in their units."),
            may("choices", new Shape.ById(ID), "Options that differ from the defaults."));

    private static final Entry EVIDENCE = entry("evidence", needed("what", WORDS, "What was measured."),
            needed("published", FORMULA, "The published figure, with its unit."),
            needed("source", WORDS, "Where it was published."), may("date", DATE, "When."),
            may("values", new Shape.ById(NUMBER), "The values of that system."),
            may("choices", new Shape.ById(ID), "The options of that system."),
            needed("of", FORMULA, "What this problem computes for it."),
            may("within", FORMULA, "How near the two must be, such as 5 %."));

    /** A whole file. */
    static final Entry FILE = entry("problem file", needed("schema", WHOLE, "The edition of the format: 1."),
            needed("problem", NAME, "Its id, which scenario files name."),
            may("tab", WORDS, "What stands on the tab; else the title."),
            needed("title", WORDS, "The problem in a line."),
            may("brief", WORDS, "One or two sentences, as an interviewer would put it."),
            needed("groups", listOf(GROUP), "The groups of assumptions, in their order."),
            needed("assumptions", listOf(ASSUMPTION), "What the planner is told."),
            may("nouns", listOf(text(Kind.NOUN)), "Labels of units, singular/plural."),
            may("choices", listOf(CHOICE), "Ways to build or run the system."),
            may("constants", listOf(CONSTANT), "Numbers with a name."),
            may("conditions", listOf(CONDITION_ENTRY), "Conditions with a name."),
            may("functions", listOf(FUNCTION), "Formulas that take arguments."),
            may("coordinates", listOf(COORDINATE), "What sums and charts run over."),
            needed("estimates", listOf(ESTIMATE), "What is computed."),
            may("cost", ID, "The estimate by which one design is cheaper than another."),
            may("headlines", listOf(HEADLINE), "The numbers that are shown large."),
            may("checks", listOf(CHECK), "What must hold."),
            may("tones", listOf(WORDS), "Names for the colours of series, in their order."),
            may("charts", listOf(CHART), "Charts."), may("diagram", DIAGRAM, "The architecture."),
            may("guide", text(Kind.FILE), "The guide texts."),
            may("presets", listOf(PRESET), "Scenarios to start from."),
            may("evidence", listOf(EVIDENCE), "Published figures to hold the problem against."));

    private ProblemShape() {}
}
