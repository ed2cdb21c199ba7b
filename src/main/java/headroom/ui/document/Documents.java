package headroom.ui.document;

import headroom.model.Scenario;
import headroom.ui.document.Question.Answer;
import headroom.ui.overlay.Overlay;
import headroom.ui.problem.ProblemModel;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;

/** What a person can do with scenario files. Nothing is replaced that no file holds without asking. */
public final class Documents {

    private static final String EXTENSION = ".json";

    private final List<Document> documents;
    private final ObjectProperty<ProblemModel> open;
    private final RecentFiles recent;
    private final BackgroundFiles files;
    private final ScenarioChooser chooser;
    private final Question question;
    private final Consumer<String> say;

    /**
     * The files of the tabs.
     *
     * @param open the tab that is open
     * @param overlay where questions are asked
     * @param say is told, in one sentence, what was done or was in the way
     */
    public Documents(List<Document> documents, ObjectProperty<ProblemModel> open, RecentFiles recent,
            BackgroundFiles files, ScenarioChooser chooser, Overlay overlay, Consumer<String> say) {
        this.documents = List.copyOf(documents);
        this.open = open;
        this.recent = recent;
        this.files = files;
        this.chooser = chooser;
        this.question = new Question(overlay);
        this.say = say;
    }

    /** Asks for a file and opens it. */
    public void open() {
        chooser.toOpen(folder()).ifPresent(file -> open(List.of(file)));
    }

    /** Opens files one after another, each in its problem's tab, as a step that can be undone. */
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
                case OnDisk.Holds(Scenario scenario) -> {
                    Document document = document(scenario);
                    replacing(document, () -> {
                        show(document, "Opened ", file, scenario);
                        openNext(rest, refusals);
                    });
                }
                case OnDisk.Missing() -> {
                    recent.gone(file);
                    refusals.add("%s is not there any more".formatted(file));
                    openNext(rest, refusals);
                }
                case OnDisk.Unusable(String sentence) -> {
                    refusals.add(sentence);
                    openNext(rest, refusals);
                }
            }
        });
    }

    private void show(Document document, String done, Path file, Scenario scenario) {
        String step = done + file.getFileName();
        open.set(document.tab());
        if (isScenarioFile(file)) {
            document.open(step, file, scenario);
            recent.used(file);
        } else {
            document.tab().open(step, "", scenario);
        }
        say.accept(step);
    }

    /** Pictures carry scenarios too, but a scenario is not saved over a picture. */
    private static boolean isScenarioFile(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return !name.endsWith(".png") && !name.endsWith(".svg") && !name.endsWith(".pdf");
    }

    /** Shows a preset in the open tab, which then belongs to no file. */
    public void start(Scenario preset) {
        ProblemModel tab = open.get();
        replacing(document(preset), () -> tab.start(preset));
    }

    /** Saves the open tab's scenario in its file, or asks for one where there is none. */
    public void save() {
        save(openDocument(), () -> {});
    }

    /** Asks for a file and saves the open tab's scenario in it. */
    public void saveAs() {
        saveAs(openDocument(), () -> {});
    }

    private void save(Document document, Runnable then) {
        Optional<Path> known = document.file();
        if (known.isEmpty()) {
            saveAs(document, then);
            return;
        }
        Path file = known.get();
        Scenario scenario = document.tab().scenario();
        files.look(file, found -> {
            boolean foreign = switch (found) {
                case OnDisk.Holds(Scenario other) -> !other.equals(scenario) && !document.isKnown(file, other);
                case OnDisk.Missing() -> false;
                case OnDisk.Unusable _ -> true;
            };
            if (foreign) {
                askToOverwrite(document, file, found, () -> write(document, file, scenario, then));
            } else {
                write(document, file, scenario, then);
            }
        });
    }

    private void saveAs(Document document, Runnable then) {
        Path suggested = document.file().orElseGet(() -> folder().resolve(fileName(document.tab().scenario())));
        Optional<Path> chosen = chooser.toSave(suggested).map(file -> file.toAbsolutePath().normalize());
        if (chosen.isEmpty()) {
            return;
        }
        Scenario scenario = document.tab().scenario();
        Path file = withExtension(chosen.get());
        if (file.equals(chosen.get())) {
            write(document, file, scenario, then);
            return;
        }
        files.look(file, found -> {
            if (found instanceof OnDisk.Missing) {
                write(document, file, scenario, then);
            } else {
                question.ask("%s exists already".formatted(file.getFileName()),
                        "What it holds now would be replaced.",
                        List.of(new Answer("question-overwrite", "Replace",
                                () -> write(document, file, scenario, then))));
            }
        });
    }

    private void write(Document document, Path file, Scenario scenario, Runnable then) {
        files.save(file, scenario, refusal -> refusal.ifPresentOrElse(say, () -> {
            document.saved(file, scenario);
            recent.used(file);
            say.accept("Saved in %s".formatted(file));
            then.run();
        }));
    }

    private void askToOverwrite(Document document, Path file, OnDisk found, Runnable overwrite) {
        Answer replace = new Answer("question-overwrite", "Overwrite", overwrite);
        String title = "%s was changed by another program".formatted(file.getFileName());
        if (found instanceof OnDisk.Holds(Scenario scenario) && document(scenario) == document) {
            question.ask(title, "Overwrite it with what you see, or reload it? Undo brings back what you see now.",
                    List.of(new Answer("question-reload", "Reload",
                            () -> show(document, "Reloaded ", file, scenario)), replace));
        } else {
            question.ask(title, "It no longer holds a scenario of this tab, which Overwrite would put there.",
                    List.of(replace));
        }
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
        String file = document.file().map(path -> String.valueOf(path.getFileName())).orElse("");
        question.ask("Save the changes to “%s”?".formatted(document.tab().scenario().name()),
                "%s does not hold them. %s".formatted(file, otherwise),
                List.of(new Answer("question-save", "Save", () -> save(document, then)),
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

    private Document document(Scenario scenario) {
        return documents.stream().filter(document -> document.tab().problem() == scenario.problem()).findFirst()
                .orElseThrow();
    }

    /** Where files were last opened or saved, or a person's own folder. */
    private Path folder() {
        return recent.list().stream().map(Path::getParent).filter(parent -> parent != null).findFirst()
                .orElseGet(() -> Path.of(System.getProperty("user.home", "")));
    }

    private static String fileName(Scenario scenario) {
        String plain = scenario.name().toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-")
                .replaceAll("^-|-$", "");
        return (plain.isEmpty() ? "scenario" : plain) + EXTENSION;
    }

    private static Path withExtension(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.contains(".") ? file : file.resolveSibling(name + EXTENSION);
    }
}
