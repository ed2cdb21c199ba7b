package headroom.files;

import headroom.model.Problem;
import headroom.model.Scenario;
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

        private final String id;
        private final Supplier<KnownProblem> source;
        private @Nullable KnownProblem known;

        Entry(String id, Supplier<KnownProblem> source) {
            this.id = id;
            this.source = source;
        }

        static Entry of(KnownProblem known) {
            return new Entry(known.id(), () -> known);
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
    ProblemLibrary later(String id, Supplier<KnownProblem> source) {
        entries.add(new Entry(id, source));
        return this;
    }

    /** The ids of all problems, for which none needs to be read. */
    public List<String> ids() {
        return entries.stream().map(entry -> entry.id).toList();
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
        return entries.stream().filter(entry -> entry.id.equals(id)).findFirst().map(Entry::known);
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

    /** Takes a problem away. */
    public synchronized void remove(String id) {
        entries.removeIf(entry -> entry.id.equals(id));
    }

    private static void checkFree(KnownProblem wanted, List<Entry> others) throws UnusableFileException {
        Optional<Entry> taken = others.stream().filter(entry -> entry.id.equals(wanted.id())).findFirst();
        if (taken.isPresent()) {
            Object owner = taken.get().known().file();
            throw new UnusableFileException(
                    "the problem is called %s, as %s; give it an id of its own behind “problem:”"
                            .formatted(wanted.id(),
                                    owner == null ? "one that comes with Headroom" : "that in " + owner));
        }
    }
}
