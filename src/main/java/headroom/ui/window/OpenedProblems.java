package headroom.ui.window;

import headroom.files.UnusableFileException;
import headroom.files.problems.KnownProblem;
import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.ProblemFiles;
import headroom.files.scenario.ScenarioReader;
import headroom.files.session.KeptTab;
import headroom.ui.background.Background;
import headroom.ui.tab.ProblemModel;
import headroom.ui.tab.source.FileWatch;
import headroom.ui.tab.source.SourceFile;
import headroom.ui.tab.source.SourceState;
import headroom.ui.tab.source.Stamp;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/**
 * The problem files that are open in the window. Each is read off the JavaFX thread, again whenever it is saved, and its tab
 * then shows what it holds with all that a person had done in the tab.
 */
public final class OpenedProblems {

    private final WorkbenchModel model;
    private final ProblemLibrary library;
    private final KeptTab keeping;
    private final ProblemFiles files = new ProblemFiles();
    private final Background background;
    private final FileWatch watch;
    private final Map<SourceFile, ProblemFiles.Opened> read = new HashMap<>();
    private final Map<SourceFile, Subscription> waiting = new HashMap<>();

    /** A file as it was read, and how it stood just before. */
    private record Reading(ProblemFiles.Opened opened, Stamp stamp) {}

    /**
     * The files of a window.
     *
     * @param library the problems that scenarios can be of
     * @param background reads one file after another
     */
    public OpenedProblems(WorkbenchModel model, ProblemLibrary library, Background background, FileWatch watch) {
        this.model = model;
        this.library = library;
        this.keeping = new KeptTab(new ScenarioReader(library));
        this.background = background;
        this.watch = watch;
    }

    /** Reads the files of the tabs that a session brought back. */
    public void start() {
        model.windowTabs().stream().filter(tab -> tab.model().isEmpty()).forEach(tab -> tab.source().ifPresent(
                source -> {
                    follow(tab, source, new Stamp(Map.of()));
                    read(tab, source);
                }));
    }

    /** Opens files, each in a tab of its own; one that is open already comes to the front. */
    public void open(List<Path> chosen) {
        chosen.stream().map(file -> file.toAbsolutePath().normalize()).distinct().forEach(this::open);
    }

    private void open(Path file) {
        Optional<WindowTab> there = tab(file);
        if (there.isPresent()) {
            model.show(there.get());
            return;
        }
        SourceFile source = new SourceFile(file, Optional.empty());
        background.run(() -> reading(List.of(file)), reading -> opened(source, reading), refusal -> {
            model.recentProblems().gone(file);
            model.say(refusal);
        });
    }

    /** The tab of a file, if it is open. */
    private Optional<WindowTab> tab(Path file) {
        return model.windowTabs().stream()
                .filter(tab -> tab.source().filter(source -> source.path().equals(file)).isPresent()).findFirst();
    }

    private void opened(SourceFile source, Reading reading) {
        Optional<WindowTab> there = tab(source.path());
        if (there.isPresent()) {
            model.show(there.get());
            return;
        }
        Optional<KnownProblem> known = reading.opened.known();
        Optional<String> refusal = known.flatMap(library::refusal);
        if (refusal.isPresent()) {
            model.say("%s was not opened: %s".formatted(source.name(), refusal.get()));
            return;
        }
        WindowTab tab = model.add(source);
        model.show(tab);
        found(tab, source, reading);
        model.recentProblems().used(source.path());
    }

    private void read(WindowTab tab, SourceFile source) {
        List<Path> known = Optional.ofNullable(read.get(source)).map(ProblemFiles.Opened::files)
                .orElse(List.of(source.path()));
        background.run(() -> reading(known), reading -> found(tab, source, reading),
                refusal -> unreadable(tab, source, refusal));
    }

    private Reading reading(List<Path> known) throws UnusableFileException {
        Stamp before = watch.look(known);
        return new Reading(files.open(known.getFirst()), before);
    }

    private void unreadable(WindowTab tab, SourceFile source, String refusal) {
        if (isOpen(tab)) {
            if (Files.exists(source.path())) {
                source.found(SourceState.refused(refusal));
            } else {
                gone(tab, source);
            }
        }
    }

    private void gone(WindowTab tab, SourceFile source) {
        source.found(SourceState.refused(tab.model().isPresent()
                ? "%s is no longer there; the tab stays as it was read last".formatted(source.path())
                : "%s is not there; what this tab had comes back with the file".formatted(source.path())));
    }

    private boolean isOpen(WindowTab tab) {
        return model.windowTabs().contains(tab);
    }

    private void follow(WindowTab tab, SourceFile source, Stamp before) {
        List<Path> all = Optional.ofNullable(read.get(source)).map(ProblemFiles.Opened::files)
                .orElse(List.of(source.path()));
        watch.follow(all, watch.look(all).since(before), new FileWatch.Listener() {
            @Override
            public void changed() {
                if (isOpen(tab)) {
                    read(tab, source);
                }
            }

            @Override
            public void gone() {
                if (isOpen(tab)) {
                    OpenedProblems.this.gone(tab, source);
                }
            }
        });
    }

    private void found(WindowTab tab, SourceFile source, Reading reading) {
        if (!isOpen(tab)) {
            return;
        }
        ProblemFiles.Opened now = reading.opened;
        ProblemFiles.Opened before = read.get(source);
        boolean same = before != null && before.isLike(now) && source.state().isQuiet() == now.known().isPresent();
        if (now.known().isEmpty() && before != null) {
            // What belonged to the file goes on to be watched: it may be where the mistake is mended.
            List<Path> all = Stream.concat(now.files().stream(), before.files().stream()).distinct().toList();
            now = new ProblemFiles.Opened(now.file(), now.known(), now.mistakes(), now.text(), all);
        }
        read.put(source, now);
        follow(tab, source, reading.stamp);
        if (now.known().isEmpty()) {
            tellMistakes(tab, source, now, before);
        } else if (!same || tab.model().isEmpty()) {
            show(tab, source, now.known().get(), now.text());
        }
    }

    /** Tells mistakes once they were found twice where a tab works: whoever saves may not have come to the end. */
    private void tellMistakes(WindowTab tab, SourceFile source, ProblemFiles.Opened now,
            ProblemFiles.@Nullable Opened before) {
        boolean sure = tab.model().isEmpty() || before == null || before.isLike(now);
        if (sure) {
            source.found(new SourceState("", now.mistakes(), now.text()));
        } else {
            watch.lookAgain(source.path());
        }
    }

    private void show(WindowTab tab, SourceFile source, KnownProblem known, String text) {
        Optional<ProblemModel> old = tab.model();
        if (old.isPresent() && old.get().heldProperty().get()) {
            afterGesture(old.get(), tab, source);
            return;
        }
        try {
            if (old.isPresent()) {
                library.replace(old.get().problem().id(), known);
            } else {
                library.add(known);
            }
        } catch (UnusableFileException refusal) {
            source.found(new SourceState("%s is not shown: %s".formatted(source.name(), refusal.getMessage()),
                    List.of(), text));
            return;
        }
        ProblemModel next = model.start(known);
        Optional<String> kept = old.map(before -> KeptTab.write(TabState.take(before, model))).or(source::kept);
        Optional<KeptTab.Restored> restored = kept.flatMap(state -> restored(state, known, old));
        restored.ifPresent(state -> TabState.put(state.tab(), next));
        old.ifPresent(next::continueFrom);
        model.renew(tab, next, restored.map(state -> state.tab().files()).orElse(Map.of()));
        source.settled();
        source.found(new SourceState("", List.of(), text));
        List<String> moved = restored.map(KeptTab.Restored::moved).orElse(List.of());
        String done = (kept.isPresent() ? "%s was read again" : "Opened %s").formatted(source.name());
        model.say(String.join("; ", Stream.concat(Stream.of(done), moved.stream()).toList()));
    }

    /** Renews a tab once nobody drags anything in it. */
    private void afterGesture(ProblemModel old, WindowTab tab, SourceFile source) {
        if (waiting.containsKey(source)) {
            return;
        }
        waiting.put(source, old.heldProperty().subscribe(held -> {
            if (!held) {
                Optional.ofNullable(waiting.remove(source)).ifPresent(Subscription::unsubscribe);
                ProblemFiles.Opened now = read.get(source);
                if (isOpen(tab) && now != null) {
                    now.known().ifPresent(known -> show(tab, source, known, now.text()));
                }
            }
        }));
    }

    private Optional<KeptTab.Restored> restored(String state, KnownProblem known, Optional<ProblemModel> old) {
        try {
            return Optional.of(keeping.read(state, known.problem(), old.map(ProblemModel::problem),
                    known.presetNames()));
        } catch (UnusableFileException refusal) {
            model.say("What was done in this tab could not be kept: " + refusal.getMessage());
            return Optional.empty();
        }
    }

    /** Closes a tab; its file stays as it is. */
    public void close(WindowTab tab) {
        tab.source().ifPresent(source -> {
            watch.forget(source.path());
            read.remove(source);
            Optional.ofNullable(waiting.remove(source)).ifPresent(Subscription::unsubscribe);
            tab.model().ifPresent(old -> library.remove(old.problem().id()));
            model.close(tab);
            model.say("Closed " + source.name());
        });
    }
}
