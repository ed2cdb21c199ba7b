package headroom.ui.window;

import headroom.model.Problem;
import headroom.ui.background.JavaFxThread;
import headroom.ui.charts.picture.PictureContext;
import headroom.ui.charts.picture.ScreenPictures;
import headroom.ui.controls.Places;
import headroom.ui.explain.sensitivity.SensitivityModel;
import headroom.ui.explain.uncertainty.Findings;
import headroom.ui.explain.uncertainty.UncertaintyModel;
import headroom.ui.export.CopyActions;
import headroom.ui.story.PresentationModel;
import headroom.ui.story.PresentationView;
import headroom.ui.tab.Overlay;
import headroom.ui.tab.ProblemModel;
import headroom.ui.theme.WindowTheme;
import headroom.whatif.uncertainty.Sampler;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.layout.Region;

/** Builds what fills the window: each tab when it is first opened, each presentation when it begins. */
final class Pages {

    private final Environment environment;
    private final WindowTheme looks;
    private final Overlay overlay;
    private final CopyActions copies;
    private final Sheets sheets;
    private final Map<ProblemModel, Page> tabs = new HashMap<>();
    /** The places where a person was in tabs whose problems were read anew, until these are shown. */
    private final Map<ProblemModel, Places> places = new HashMap<>();
    /** A presentation shows what its tab has drawn already. */
    private final Map<Problem, Sampler> samplers = new HashMap<>();

    Pages(Environment environment, WindowTheme looks, Overlay overlay, CopyActions copies, Sheets sheets) {
        this.environment = environment;
        this.looks = looks;
        this.overlay = overlay;
        this.copies = copies;
        this.sheets = sheets;
    }

    /** A tab, the same one each time. */
    Page of(ProblemModel tab) {
        return tabs.computeIfAbsent(tab, this::build);
    }

    /** Notes where a person is in a tab, which is to be there again where its problem was read anew. */
    void renew(ProblemModel before, ProblemModel next) {
        Optional.ofNullable(tabs.get(before)).map(page -> Places.of(page.view()))
                .or(() -> Optional.ofNullable(places.get(before))).ifPresent(noted -> places.put(next, noted));
    }

    /** Goes to where a person was in a tab that is in the window now, if it has not been since its problem was read anew. */
    void settle(ProblemModel tab) {
        Optional.ofNullable(places.remove(tab)).ifPresent(noted -> noted.restore(of(tab).view()));
    }

    /** Forgets the tabs that are not among these, and what was drawn for them. */
    void keep(List<ProblemModel> shown) {
        tabs.keySet().retainAll(shown);
        places.keySet().retainAll(shown);
        samplers.keySet().retainAll(shown.stream().map(ProblemModel::problem).toList());
    }

    /** Asks for the pictures of all tabs anew. */
    void want() {
        tabs.values().forEach(page -> page.pictures().want());
    }

    private Page build(ProblemModel tab) {
        ScreenPictures pictures = pictures(tab);
        UncertaintyModel uncertainty = uncertainty(tab);
        Findings findings =
                new Findings(uncertainty, tab.enquiry().subjectProperty(), environment.threads().questions(),
                        new JavaFxThread());
        Region view = new ProblemView(tab, environment.library().of(tab.problem()), uncertainty,
                context(tab, pictures),
                new SensitivityModel(tab, environment.threads().questions(), environment.threads().delay()), findings,
                copies, sheets.seek(), environment.threads().questions()).build();
        return new Page(view, pictures);
    }

    /** A presentation. */
    Page of(PresentationModel presentation) {
        ProblemModel shown = presentation.shown();
        ScreenPictures pictures = pictures(shown);
        Region view = new PresentationView(presentation, uncertainty(shown), context(shown, pictures),
                quantity -> copies.derivation(shown, quantity), ScenarioTitle::of).build();
        return new Page(view, pictures);
    }

    private UncertaintyModel uncertainty(ProblemModel shown) {
        return new UncertaintyModel(shown, sampler(shown), environment.threads().questions(), new JavaFxThread(),
                System::nanoTime);
    }

    private Sampler sampler(ProblemModel shown) {
        return samplers.computeIfAbsent(shown.problem(), _ -> new Sampler());
    }

    private ScreenPictures pictures(ProblemModel shown) {
        ScreenPictures pictures = environment.threads().pictures();
        shown.evaluationProperty().subscribe(pictures::want);
        return pictures;
    }

    private PictureContext context(ProblemModel shown, ScreenPictures pictures) {
        return new PictureContext(looks, pictures, overlay, sampler(shown), environment.threads().delay(),
                environment.threads().questions(), sheets::export,
                pictureId -> copies.picture(shown, pictureId, looks.themeProperty().getValue()),
                other -> context(other, of(other).pictures()));
    }
}
