package headroom.ui.tab.document;

import headroom.model.Scenario;
import headroom.ui.tab.ProblemModel;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The scenario file that a tab's scenario belongs to, whether it holds that scenario, and what others did to it. Undo can
 * lead back to another file, so each step of the history has its own.
 */
public final class Document {

    private final ProblemModel tab;
    private final Map<String, Scenario> contents = new HashMap<>();
    private final ReadOnlyObjectWrapper<Standing> standing;
    private final ReadOnlyObjectWrapper<Optional<OnDisk>> notice = new ReadOnlyObjectWrapper<>(Optional.empty());
    private Optional<OnDisk> dismissed = Optional.empty();

    /**
     * The relation of a tab to its file.
     *
     * @param file empty when there is none
     * @param unsaved whether there is a file that does not hold the present scenario
     */
    public record Standing(Optional<Path> file, boolean unsaved) {}

    /** The file of a tab, none at first. */
    public Document(ProblemModel tab) {
        this.tab = tab;
        this.standing = new ReadOnlyObjectWrapper<>(new Standing(Optional.empty(), false));
        tab.historyProperty().subscribe(this::derive);
    }

    /** The tab. */
    public ProblemModel tab() {
        return tab;
    }

    /** The relation of the tab to its file. */
    public ReadOnlyObjectProperty<Standing> standingProperty() {
        return standing.getReadOnlyProperty();
    }

    /** The file; empty when there is none. */
    public Optional<Path> file() {
        return standing.get().file();
    }

    /** True when there is a file and it does not hold the present scenario. */
    public boolean isUnsaved() {
        return standing.get().unsaved();
    }

    /** The scenarios, by path, that the files of the tab's steps held when they were last read or written. */
    public Map<String, Scenario> contents() {
        Map<String, Scenario> named = new HashMap<>(contents);
        named.keySet().retainAll(
                tab.historyProperty().get().entries().stream().map(entry -> entry.file()).toList());
        return named;
    }

    /** Puts back what another run of the program knew of the files. */
    public void restore(Map<String, Scenario> known) {
        contents.clear();
        contents.putAll(known);
        derive();
    }

    /**
     * The state of the file that a person should know of, because another program changed, removed or damaged it; empty
     * when there is nothing to tell.
     */
    ReadOnlyObjectProperty<Optional<OnDisk>> noticeProperty() {
        return notice.getReadOnlyProperty();
    }

    /**
     * True when a scenario is the one that the file held when it was last read or written, so that nobody else changed
     * it.
     */
    boolean isKnown(Path file, Scenario scenario) {
        return Optional.ofNullable(contents.get(file.toString())).filter(scenario::equals).isPresent();
    }

    /** Goes on with a file, in a step of that name. */
    void open(String step, Path file, Scenario scenario) {
        contents.put(file.toString(), scenario);
        tab.open(step, file.toString(), scenario);
        forgetOthers();
        settle();
    }

    /** The file holds this scenario now. */
    void saved(Path file, Scenario scenario) {
        contents.put(file.toString(), scenario);
        tab.savedIn(file.toString());
        forgetOthers();
        settle();
    }

    /** The number of files of which it is known what they held. */
    int known() {
        return contents.size();
    }

    /** Files that no step leads back to are forgotten. */
    private void forgetOthers() {
        contents.keySet().retainAll(contents().keySet());
    }

    /** Compares what was found under the file's name with what it is known to hold. */
    void found(Path file, OnDisk onDisk) {
        if (!file().equals(Optional.of(file))) {
            return;
        }
        if (onDisk instanceof OnDisk.Holds(Scenario scenario)) {
            if (scenario.equals(tab.scenario())) {
                contents.put(file.toString(), scenario);
            }
            notice.set(isKnown(file, scenario) ? Optional.empty() : Optional.of(onDisk));
            derive();
        } else {
            contents.remove(file.toString());
            derive();
            notice.set(Optional.of(onDisk).filter(fresh -> !dismissed.equals(Optional.of(fresh))));
        }
    }

    /** Keeps the present scenario, whatever was found under the file's name. */
    void keepMine() {
        Optional<OnDisk> found = notice.get();
        if (found.orElse(null) instanceof OnDisk.Holds(Scenario scenario)) {
            file().ifPresent(file -> contents.put(file.toString(), scenario));
        }
        settle();
        dismissed = found;
    }

    private void settle() {
        dismissed = Optional.empty();
        notice.set(Optional.empty());
        derive();
    }

    private void derive() {
        String name = tab.historyProperty().get().file();
        Optional<Path> file = name.isEmpty() ? Optional.empty() : Optional.of(Path.of(name));
        Scenario present = tab.historyProperty().get().present();
        Standing next = new Standing(file, file.filter(path -> !isKnown(path, present)).isPresent());
        if (!next.file().equals(file())) {
            dismissed = Optional.empty();
            notice.set(Optional.empty());
        }
        standing.set(next);
    }
}
