package headroom.ui.tab.document;

import headroom.model.Scenario;
import headroom.ui.tab.Overlay;
import headroom.ui.tab.ProblemModel;
import headroom.ui.tab.document.QuestionDialogue.Answer;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;

/** The commands for the scenario files of the tabs. Nothing that no file holds is replaced without asking. */
public final class Documents {

    private final List<Document> documents;
    private final ObjectProperty<ProblemModel> open;
    private final RecentFiles recent;
    private final BackgroundFiles files;
    private final FileChoice chooser;
    private final QuestionDialogue question;
    private final Saving saving;
    private final Consumer<String> say;

    /**
     * The files of the tabs.
     *
     * @param documents those of the tabs that there are at a time
     * @param open the tab that is open
     * @param overlay where questions are asked
     * @param say is told, in one sentence, what was done or was in the way
     */
    public Documents(List<Document> documents, ObjectProperty<ProblemModel> open, RecentFiles recent,
            BackgroundFiles files, FileChoice chooser, Overlay overlay, Consumer<String> say) {
        this.documents = documents;
        this.open = open;
        this.recent = recent;
        this.files = files;
        this.chooser = chooser;
        this.question = new QuestionDialogue(overlay);
        this.say = say;
        this.saving = new Saving(files, recent, chooser, question, this::reload, say);
    }

    /** Asks for a file and opens it. */
    public void open() {
        chooser.toOpen(FileChoice.Kind.SCENARIO, recent.folder()).ifPresent(file -> open(List.of(file)));
    }

    /** Opens scenario files one after another, each in its problem's tab, as a step that can be undone. */
    public void open(List<Path> chosen) {
        openNext(new ArrayDeque<>(chosen), new ArrayList<>());
    }

    private void openNext(Deque<Path> rest, List<String> refusals) {
        if (rest.isEmpty()) {
            if (!refusals.isEmpty()) {
                say.accept(String.join("; ", refusals));
            }
            return;
        }
        Path file = rest.removeFirst().toAbsolutePath().normalize();
        files.look(file, found -> {
            switch (found) {
                case OnDisk.Holds(Scenario scenario) -> document(scenario).ifPresentOrElse(
                        document -> replacing(document, () -> {
                            show(document, "Opened ", file, scenario);
                            openNext(rest, refusals);
                        }), () -> {
                            refusals.add(stranger(file, scenario));
                            openNext(rest, refusals);
                        });
                case OnDisk.Carries(Scenario scenario) -> document(scenario).ifPresentOrElse(
                        document -> replacing(document, () -> {
                            showCarried(document, file, scenario);
                            openNext(rest, refusals);
                        }), () -> {
                            refusals.add(stranger(file, scenario));
                            openNext(rest, refusals);
                        });
                case OnDisk.Missing() -> {
                    recent.gone(file);
                    refusals.add("%s is no longer there".formatted(file));
                    openNext(rest, refusals);
                }
                case OnDisk.Unusable(String sentence) -> {
                    refusals.add(sentence);
                    openNext(rest, refusals);
                }
            }
        });
    }

    /**
     * The sentence for a person who opens a scenario whose problem was closed or saved anew while the file was read.
     */
    private static String stranger(Path file, Scenario scenario) {
        return "%s is a scenario of %s, which is not open any more or has changed; open the scenario again"
                .formatted(ShownName.of(file), scenario.problem().id());
    }

    private void show(Document document, String done, Path file, Scenario scenario) {
        String step = done + ShownName.of(file);
        open.set(document.tab());
        document.open(step, file, scenario);
        recent.used(file);
        say.accept(step);
    }

    /** Pictures carry scenarios too, but a scenario is not saved over a picture: the tab belongs to no file then. */
    private void showCarried(Document document, Path file, Scenario scenario) {
        String step = "Opened " + ShownName.of(file);
        open.set(document.tab());
        document.tab().open(step, "", scenario);
        say.accept(step);
    }

    /** Shows a preset in the open tab, which then belongs to no file. */
    public void start(Scenario preset) {
        ProblemModel tab = open.get();
        replacing(openDocument(), () -> tab.start(preset));
    }

    /** Saves the open tab's scenario in its file, or asks for one where there is none. */
    public void save() {
        saving.save(openDocument(), () -> {});
    }

    /** Asks for a file and saves the open tab's scenario in it. */
    public void saveAs() {
        saving.saveAs(openDocument(), () -> {});
    }

    /** Goes on once nothing is lost by it: at once, or after asking what becomes of changes that no file holds. */
    private void replacing(Document document, Runnable then) {
        if (document.isUnsaved()) {
            open.set(document.tab());
            askToSave(document, "Another scenario is about to take its place; undo would bring it back.", then);
        } else {
            then.run();
        }
    }

    /** Asks about one tab, if its file does not hold its scenario; then goes on, unless a person cancels. */
    public void close(Document document, Runnable then) {
        closeNext(new ArrayDeque<>(List.of(document)), then);
    }

    /** Asks about each tab whose file does not hold its scenario; then goes on, unless a person cancels. */
    public void close(Runnable then) {
        closeNext(new ArrayDeque<>(documents), then);
    }

    private void closeNext(Deque<Document> rest, Runnable then) {
        if (rest.isEmpty()) {
            then.run();
            return;
        }
        Document document = rest.removeFirst();
        if (document.isUnsaved()) {
            open.set(document.tab());
            askToSave(document, "Without saving they are here again at the next start, but not in the file.",
                    () -> closeNext(rest, then));
        } else {
            closeNext(rest, then);
        }
    }

    private void askToSave(Document document, String otherwise, Runnable then) {
        String file = document.file().map(ShownName::of).orElse("");
        question.ask("Save the changes to “%s”?".formatted(document.tab().scenario().name()),
                "%s does not hold them. %s".formatted(file, otherwise),
                List.of(new Answer("question-save", "Save", () -> saving.save(document, then)),
                        new Answer("question-discard", "Don’t save", then)));
    }

    /** Looks whether other programs changed the tabs' files, as when a person comes back to the window. */
    public void look() {
        for (Document document : documents) {
            document.file().ifPresent(file -> files.look(file, found -> document.found(file, found)));
        }
    }

    /** Shows what another program wrote into the open tab's file, as a step that can be undone. */
    void reload(Document document, Scenario scenario) {
        document.file().ifPresent(file -> show(document, "Reloaded ", file, scenario));
    }

    private Document openDocument() {
        return documents.stream().filter(document -> document.tab() == open.get()).findFirst().orElseThrow();
    }

    private Optional<Document> document(Scenario scenario) {
        return documents.stream().filter(document -> document.tab().problem().equals(scenario.problem()))
                .findFirst();
    }
}
