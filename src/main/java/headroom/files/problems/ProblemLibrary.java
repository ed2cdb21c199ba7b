package headroom.files.problems;

import headroom.files.UnusableFileException;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The problems that are known at present, in the order of their tabs: first those that come with the program, then opened
 * files. An id belongs to one problem. A problem that comes with the program is read when it is first asked for. A library
 * may be used by several threads.
 */
public final class ProblemLibrary {

    private final CopyOnWriteArrayList<Entry> entries = new CopyOnWriteArrayList<>();

    /** A place in the library. */
    private static final class Entry {

        private final ProblemHeading heading;
        private final Supplier<KnownProblem> source;
        private volatile @Nullable KnownProblem known;

        Entry(ProblemHeading heading, Supplier<KnownProblem> source) {
            this.heading = heading;
            this.source = source;
        }

        static Entry of(KnownProblem known) {
            Entry entry = new Entry(ProblemHeading.of(known), () -> known);
            entry.known = known;
            return entry;
        }

        String id() {
            return heading.id();
        }

        /** True when the problem has been read; nobody waits here for one that is being read. */
        boolean isRead() {
            return known != null;
        }

        /** The problem, which is read once. */
        synchronized KnownProblem known() {
            KnownProblem there = known == null ? source.get() : known;
            known = there;
            return there;
        }
    }

    /** A library of some problems. */
    public static ProblemLibrary of(List<KnownProblem> all) {
        ProblemLibrary library = new ProblemLibrary();
        all.forEach(known -> library.entries.add(Entry.of(known)));
        return library;
    }

    /** One more problem, which is read when it is first asked for. */
    public ProblemLibrary later(ProblemHeading heading, Supplier<KnownProblem> source) {
        entries.add(new Entry(heading, source));
        return this;
    }

    /** The ids of all problems, for which none needs to be read. */
    public List<String> ids() {
        return entries.stream().map(Entry::id).toList();
    }

    /** The heads of all problems, for which none needs to be read. */
    public List<ProblemHeading> headings() {
        return entries.stream().map(entry -> entry.heading).toList();
    }

    /** True when there is a problem of that id and it has been read, so that nobody who asks for it waits. */
    public boolean isRead(String id) {
        return entries.stream().anyMatch(entry -> entry.id().equals(id) && entry.isRead());
    }

    /** All problems and what comes with them; those that nobody asked for yet are read at the same time. */
    public List<KnownProblem> all() {
        return entries.parallelStream().map(Entry::known).toList();
    }

    /** All problems. */
    public List<Problem> problems() {
        return all().stream().map(KnownProblem::problem).toList();
    }

    /** The problem of that id, if there is one. */
    public Optional<KnownProblem> byId(String id) {
        return entries.stream().filter(entry -> entry.id().equals(id)).findFirst().map(Entry::known);
    }

    /** The things that come with a problem: none where the library does not have it. */
    public KnownProblem of(Problem problem) {
        return byId(problem.id()).orElseGet(() -> KnownProblem.alone(problem));
    }

    /** The guide of a problem, in Markdown; empty where it has none. */
    public String guide(Problem problem) {
        return of(problem).guide();
    }

    /** The scenario that another's changes are counted against: the preset that it started from, or the defaults. */
    public Scenario origin(Scenario scenario) {
        return of(scenario.problem()).preset(scenario.preset()).orElseGet(() -> Scenario.defaults(scenario.problem()));
    }

    /**
     * Adds a problem that was opened, behind all others.
     *
     * @throws UnusableFileException in one sentence, where another problem has its id
     */
    public synchronized void add(KnownProblem opened) throws UnusableFileException {
        checkFree(opened, entries);
        entries.add(Entry.of(opened));
    }

    /**
     * Puts what a file holds now in the place of what it held before; its id may be another one.
     *
     * @throws UnusableFileException in one sentence, where another problem has its id; nothing has changed then
     */
    public synchronized void replace(String idBefore, KnownProblem now) throws UnusableFileException {
        int place = ids().indexOf(idBefore);
        if (place < 0) {
            throw new IllegalArgumentException("there is no problem " + idBefore);
        }
        List<Entry> others = new ArrayList<>(entries);
        others.remove(place);
        checkFree(now, others);
        entries.set(place, Entry.of(now));
    }

    /** The sentence that {@link #add} refuses a problem with; empty where it would not. */
    public Optional<String> refusal(KnownProblem wanted) {
        try {
            checkFree(wanted, entries);
            return Optional.empty();
        } catch (UnusableFileException taken) {
            return Optional.of(String.valueOf(taken.getMessage()));
        }
    }

    /** Takes a problem away. */
    public synchronized void remove(String id) {
        entries.removeIf(entry -> entry.id().equals(id));
    }

    private static void checkFree(KnownProblem wanted, List<Entry> others) throws UnusableFileException {
        Optional<Entry> taken = others.stream().filter(entry -> entry.id().equals(wanted.id())).findFirst();
        if (taken.isPresent()) {
            Path owner = taken.get().heading.file();
            throw new UnusableFileException(
                    "the problem is called %s, as %s; give it an id of its own behind “problem:”"
                            .formatted(wanted.id(),
                                    owner == null ? "one that comes with Headroom" : "that in " + owner));
        }
    }
}
