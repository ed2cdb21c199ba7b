package headroom.document.summary;

import headroom.document.PlainText;
import headroom.document.Report;
import headroom.document.Table;
import headroom.document.TableColumns;
import headroom.document.picture.Handout;
import headroom.document.picture.Picture;
import headroom.document.picture.PictureFormat;
import headroom.model.CheckResult;
import headroom.model.LiveNumbers;
import headroom.text.Figure;
import headroom.whatif.uncertainty.Assessment;
import headroom.whatif.uncertainty.AssessmentSentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A summary as Markdown: tables, formulas as code, pictures as files beside it, and the scenario itself at the end. */
public final class SummaryMarkdown {

    private final Handout handout;
    private final PictureFormat format;
    private final Assessment assessment;

    /** @param format what kind of files its pictures are */
    public SummaryMarkdown(Handout handout, PictureFormat format) {
        this.handout = handout;
        this.format = format;
        this.assessment = handout.assessment();
    }

    /** The text, which names the files of some pictures, the architecture last. */
    public String text(List<Picture> pictures) {
        List<String> parts = new ArrayList<>();
        parts.add("# " + PlainText.markdown(handout.scenario().name()));
        parts.add("%s · %s".formatted(handout.problem().name(), handout.date()));
        Optional.of(handout.scenario().note()).filter(note -> !note.isBlank())
                .ifPresent(note -> parts.add(PlainText.markdown(note)));
        AssessmentSentence sentence = new AssessmentSentence(assessment);
        Optional.of(sentence.basis()).filter(basis -> !basis.isEmpty())
                .ifPresent(basis -> parts.add(PlainText.markdown(basis)));
        parts.add(text(headlines()));
        if (!handout.problem().checks().isEmpty()) {
            parts.add("## Checks\n\n" + text(checks()));
            parts.add(PlainText.markdown(sentence.binding()));
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

    private Table headlines() {
        TableColumns<Handout.Answer> columns = new TableColumns<Handout.Answer>().add("Headline", Handout.Answer::label)
                .add("Value", answer -> answer.figure().map(Figure::toString).orElse(LiveNumbers.NO_VALUE))
                .add("", Handout.Answer::caption)
                .addIf(assessment.isSampled(), "P10–P90", "", Handout.Answer::spread);
        handout.baseline().ifPresent(
                baseline -> columns.add("Against " + baseline.scenario().name(), Handout.Answer::change));
        return columns.of(handout.headlines(assessment));
    }

    private Table checks() {
        return new TableColumns<CheckResult>().add("", result -> assessment.verdict(result.check()).sign())
                .add("Check", result -> result.check().label()).add("Against its limit", CheckResult::standing)
                .add("What it protects", result -> result.check().description())
                .addIf(assessment.isSampled(), "Holds with probability", "",
                        result -> assessment.probabilityText(result.check()))
                .of(handout.evaluation().checks());
    }

    private static String text(Table table) {
        return Report.joined(table.markdown()).stripTrailing();
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
