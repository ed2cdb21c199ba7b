package headroom.document.summary;

import headroom.document.Answers;
import headroom.document.MarkdownTable;
import headroom.document.PlainText;
import headroom.document.picture.Handout;
import headroom.document.picture.Picture;
import headroom.document.picture.PictureFormat;
import headroom.model.LiveNumbers;
import headroom.text.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A summary as Markdown: tables, formulas as code, pictures as files beside it, and the scenario itself at the end. */
public final class SummaryMarkdown {

    private final Handout handout;
    private final PictureFormat format;
    private final Answers answers;

    /** @param format what kind of files its pictures are */
    public SummaryMarkdown(Handout handout, PictureFormat format) {
        this.handout = handout;
        this.format = format;
        this.answers = handout.answers();
    }

    /** The text, which names the files of some pictures, the architecture last. */
    public String text(List<Picture> pictures) {
        List<String> parts = new ArrayList<>();
        parts.add("# " + PlainText.markdown(handout.scenario().name()));
        parts.add("%s · %s".formatted(handout.problem().name(), handout.date()));
        Optional.of(handout.scenario().note()).filter(note -> !note.isBlank())
                .ifPresent(note -> parts.add(PlainText.markdown(note)));
        Optional.of(answers.basis()).filter(basis -> !basis.isEmpty())
                .ifPresent(basis -> parts.add(PlainText.markdown(basis)));
        parts.add(headlines());
        if (!handout.problem().checks().isEmpty()) {
            parts.add("## Checks\n\n" + checks());
            parts.add(PlainText.markdown(answers.binding()));
        }
        parts.add("## Changes and choices");
        parts.add(changes());
        if (!handout.choices().isEmpty()) {
            parts.add(list(handout.choices()));
        }
        int charts = handout.problem().charts().size();
        if (charts < pictures.size()) {
            parts.add("## Architecture\n\n" + image(pictures.getLast()));
        }
        if (charts > 0) {
            parts.add("## Charts");
            pictures.subList(0, charts).forEach(chart -> parts.add(image(chart)));
        }
        parts.add("## How the headline numbers come about");
        handout.derivations().forEach(derived -> parts.add("**%s: %s**\n\n    = %s\n    = %s".formatted(derived.label(),
                derived.result(), derived.words(), derived.values())));
        parts.add("## The scenario");
        parts.add("Save this line as a file, or copy it and paste it in Headroom, to go on from here.");
        parts.add("```json\n" + handout.scenarioText() + "\n```");
        return String.join("\n\n", parts) + "\n";
    }

    private String headlines() {
        List<String> head = new ArrayList<>(List.of("Headline", "Value", ""));
        if (answers.isSampled()) {
            head.add("P10–P90");
        }
        handout.baseline().ifPresent(baseline -> head.add("Against " + baseline.scenario().name()));
        return MarkdownTable.of(head, handout.headlines(answers).stream().map(answer -> {
            List<String> cells = new ArrayList<>(List.of(answer.label(),
                    answer.figure().map(Figure::toString).orElse(LiveNumbers.NO_VALUE), answer.caption()));
            if (answers.isSampled()) {
                cells.add(answer.spread());
            }
            if (handout.baseline().isPresent()) {
                cells.add(answer.change());
            }
            return cells;
        })).stripTrailing();
    }

    private String checks() {
        List<String> head = new ArrayList<>(List.of("", "Check", "Against its limit", "What it protects"));
        if (answers.isSampled()) {
            head.add("Holds with probability");
        }
        return MarkdownTable.of(head, handout.evaluation().checks().stream().map(result -> {
            List<String> cells = new ArrayList<>(List.of(answers.sign(result), result.check().label(),
                    answers.room(result), result.check().description()));
            if (answers.isSampled()) {
                cells.add(answers.probability(result));
            }
            return cells;
        })).stripTrailing();
    }

    private String changes() {
        List<String> changes = handout.changes();
        String origin = PlainText.markdown(handout.originName());
        return changes.isEmpty() ? "All assumptions and choices as in %s.".formatted(origin)
                : "Changed against %s:\n\n%s".formatted(origin, list(changes));
    }

    private static String list(List<String> lines) {
        return lines.stream().map(line -> "- " + line).collect(Collectors.joining("\n"));
    }

    private String image(Picture picture) {
        return "![%s](%s)".formatted(picture.title(), format.fileName(picture));
    }
}
