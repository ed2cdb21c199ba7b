package headroom.ui.tab.document;

import headroom.model.Scenario;
import headroom.text.FileNames;
import headroom.ui.tab.document.QuestionDialogue.Answer;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Saves tabs in files, and asks before it replaces what somebody else put there. */
final class Saving {

    private static final String EXTENSION = ".json";
    private static final String WITHOUT_NAME = "scenario";

    private final BackgroundFiles files;
    private final RecentFiles recent;
    private final FileChoice chooser;
    private final QuestionDialogue question;
    private final BiConsumer<Document, Scenario> reload;
    private final Consumer<String> say;

    /**
     * @param reload shows what the file of a tab holds now
     * @param say is told, in one sentence, what was done or was in the way
     */
    Saving(BackgroundFiles files, RecentFiles recent, FileChoice chooser, QuestionDialogue question,
            BiConsumer<Document, Scenario> reload, Consumer<String> say) {
        this.files = files;
        this.recent = recent;
        this.chooser = chooser;
        this.question = question;
        this.reload = reload;
        this.say = say;
    }

    /** Saves a tab's scenario in its file, or asks for one where there is none; goes on once it is saved. */
    void save(Document document, Runnable then) {
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
                case OnDisk.Carries _,OnDisk.Unusable _ -> true;
            };
            if (foreign) {
                askToOverwrite(document, file, found, () -> write(document, file, scenario, then));
            } else {
                write(document, file, scenario, then);
            }
        });
    }

    /** Asks for a file, saves a tab's scenario in it, and goes on; nothing happens if the person thinks better of it. */
    void saveAs(Document document, Runnable then) {
        Path suggested = document.file().orElseGet(() -> suggested(document.tab().scenario()));
        Optional<Path> chosen =
                chooser.toSave(FileChoice.Kind.SCENARIO, suggested).map(file -> file.toAbsolutePath().normalize());
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
                question.ask("%s exists already".formatted(ShownName.of(file)),
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
        String title = "%s was changed by another program".formatted(ShownName.of(file));
        if (found instanceof OnDisk.Holds(Scenario scenario)
                && scenario.problem().equals(document.tab().problem())) {
            question.ask(title, "Overwrite it with what you see, or reload it? Undo brings back what you see now.",
                    List.of(new Answer("question-reload", "Reload",
                            () -> reload.accept(document, scenario)), replace));
        } else if (found instanceof OnDisk.Carries) {
            question.ask("%s is a picture".formatted(ShownName.of(file)),
                    "Overwrite would put the scenario of this tab in its place.", List.of(replace));
        } else {
            question.ask(title, "It no longer holds a scenario of this tab, which Overwrite would put there.",
                    List.of(replace));
        }
    }

    private Path suggested(Scenario scenario) {
        try {
            return recent.folder().resolve(FileNames.of(scenario.name(), WITHOUT_NAME, EXTENSION));
        } catch (InvalidPathException notInThisLocale) {
            return recent.folder().resolve(WITHOUT_NAME + EXTENSION);
        }
    }

    /** A dot in a name begins no extension of its own: “Plan 1.2” is a name too. */
    private static Path withExtension(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.toLowerCase(Locale.ROOT).endsWith(EXTENSION) ? file : file.resolveSibling(name + EXTENSION);
    }
}
