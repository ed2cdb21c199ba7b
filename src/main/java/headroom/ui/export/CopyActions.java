package headroom.ui.export;

import headroom.document.Cells;
import headroom.document.EvaluationReport;
import headroom.document.Report;
import headroom.document.UncertaintyTables;
import headroom.document.WhatIfReports;
import headroom.document.picture.DerivationText;
import headroom.document.picture.Picture;
import headroom.document.picture.Pictures;
import headroom.document.picture.Png;
import headroom.drawing.Theme;
import headroom.files.scenario.ScenarioLink;
import headroom.formula.Quantity;
import headroom.model.Evaluation;
import headroom.model.Scenario;
import headroom.ui.background.Background;
import headroom.ui.tab.Handouts;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.sensitivity.Tornado;
import headroom.whatif.uncertainty.Assessment;
import headroom.whatif.uncertainty.Simulation;
import java.time.Clock;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Copies what a tab shows, and says so in a sentence. */
public final class CopyActions implements TornadoCopying {

    private static final Png TWICE = new Png(2);

    private final Clipboard clipboard;
    private final ScenarioLink links;
    private final Background background;
    private final Clock clock;
    private final Consumer<String> say;

    /**
     * Copies into a clipboard.
     *
     * @param background paints pictures
     * @param say is told what was copied
     */
    public CopyActions(Clipboard clipboard, ScenarioLink links, Background background, Clock clock,
            Consumer<String> say) {
        this.clipboard = clipboard;
        this.links = links;
        this.background = background;
        this.clock = clock;
        this.say = say;
    }

    /** Copies a chart, over the baseline and on the axes that are locked, or the architecture, at twice its size. */
    public void picture(ProblemModel tab, String pictureId, Theme theme) {
        Pictures pictures = new Pictures(new Handouts(clock).of(tab), theme.palette());
        picture(() -> pictures.named(pictureId), say);
    }

    /**
     * Copies any picture, of twice its size.
     *
     * @param made gives the picture; off the JavaFX thread
     * @param told is told what was copied
     */
    public void picture(Supplier<Picture> made, Consumer<String> told) {
        background.<Runnable>run(() -> {
            Picture picture = made.get();
            byte[] png = TWICE.encode(picture);
            return () -> {
                clipboard.putPicture(png);
                told.accept("Copied as a picture: " + picture.title());
            };
        }, Runnable::run, refusal -> told.accept("The picture is not copied. %s.".formatted(refusal)));
    }

    /** Copies the scenario as a line of text, from which it can be pasted. */
    public void scenario(ProblemModel tab) {
        text(links.of(tab.scenario()), "the scenario as text");
    }

    /** Copies headlines, checks, assumptions and all estimates as Markdown tables. */
    public void markdown(ProblemModel tab) {
        Scenario scenario = tab.scenario();
        Scenario origin = tab.preset();
        made(() -> Report.joined(
                EvaluationReport.of(Assessment.of(scenario), origin, Cells.PRINTED).markdown()),
                "all numbers as Markdown");
    }

    /** Copies all estimates as comma-separated values. */
    public void csv(ProblemModel tab) {
        Scenario scenario = tab.scenario();
        made(() -> Report.joined(EvaluationReport.of(Assessment.of(scenario), scenario, Cells.RAW).csv()),
                "all estimates as CSV");
    }

    /** Copies percentiles, probabilities and what makes them uncertain, as Markdown tables. */
    public void uncertainty(ProblemModel tab) {
        Scenario scenario = tab.scenario();
        made(() -> Report.joined(
                new UncertaintyTables(Simulation.of(scenario), Cells.PRINTED).report().markdown()),
                "how sure the numbers are, as Markdown");
    }

    /** Copies a text that takes a moment to make; {@code what} says in words what it is. */
    public void made(Supplier<String> text, String what) {
        background.run(text::get, copied -> text(copied, what),
                refusal -> say.accept("The table is not copied. %s.".formatted(refusal)));
    }

    /** Copies how a number comes about. */
    public void derivation(ProblemModel tab, Quantity quantity) {
        text(DerivationText.of(Evaluation.of(tab.scenario()), quantity), "how “%s” comes about".formatted(
                quantity.label()));
    }

    @Override
    public void markdown(Tornado tornado) {
        text(Report.joined(new WhatIfReports(Cells.PRINTED).table(tornado.swings(), tornado.estimate()).markdown()),
                whatMatters(tornado));
    }

    @Override
    public void csv(Tornado tornado) {
        text(Report.joined(new WhatIfReports(Cells.RAW).table(tornado.swings(), tornado.estimate()).csv()),
                whatMatters(tornado));
    }

    private static String whatMatters(Tornado tornado) {
        return "what matters for “%s”".formatted(tornado.estimate().label());
    }

    /** Copies any text; {@code what} says in words what it is. */
    public void text(String text, String what) {
        clipboard.putText(text);
        say.accept("Copied: " + what);
    }
}
