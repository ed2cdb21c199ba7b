package headroom.files;

import headroom.Moment;
import headroom.files.session.Session;
import headroom.files.session.SessionStore;
import headroom.model.History;
import headroom.model.Scenario;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A program that changes a session and saves it, as fast as it can, and says so each time, until it is killed. */
final class SessionSaving {

    private SessionSaving() {}

    /** Goes on from the session in a folder. */
    public static void main(String[] arguments) throws UnusableFileException {
        try (SessionStore store = store(Path.of(arguments[0]))) {
            Session session = store.restore().session().orElseGet(() -> new RandomSessions().of(1));
            for (long number = number(session) + 1;; number++) {
                session = changed(session, number);
                store.save(session);
                System.out.println(number + ".");
            }
        }
    }

    static SessionStore store(Path folder) throws UnusableFileException {
        return SessionStore.in(folder, RandomSessions.reader(), Moment.NOON);
    }

    /** How many changes a session has seen. */
    static long number(Session session) {
        String name = session.tabs().getFirst().history().presentName();
        return name.startsWith("Change ") ? Long.parseLong(name.substring("Change ".length())) : 0;
    }

    /** Each tab one step further. */
    private static Session changed(Session session, long number) {
        List<Session.Tab> tabs = new ArrayList<>();
        for (Session.Tab tab : session.tabs()) {
            Scenario present = tab.history().present();
            History next = tab.history().then("Change " + number,
                    present.named("Scenario " + number, "n".repeat((int) (number % 97))));
            tabs.add(new Session.Tab(next, tab.baseline(), tab.explained(), tab.files(), tab.locks(), tab.story(),
                    tab.enquiry(), tab.panels()));
        }
        return new Session(tabs, session.open(), session.looks(), session.window(), session.recent(), session.exports(),
                session.opened(), session.recentProblems(), session.waiting());
    }
}
