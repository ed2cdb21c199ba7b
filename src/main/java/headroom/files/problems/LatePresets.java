package headroom.files.problems;

import headroom.files.problem.Preset;
import java.util.AbstractList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Presets that are read when somebody first asks for one: most commands do without them. */
public final class LatePresets extends AbstractList<Preset> {

    private final Supplier<List<Preset>> source;
    private @Nullable List<Preset> read;

    public LatePresets(Supplier<List<Preset>> source) {
        this.source = source;
    }

    private synchronized List<Preset> all() {
        List<Preset> all = read == null ? List.copyOf(source.get()) : read;
        read = all;
        return all;
    }

    @Override
    public Preset get(int index) {
        return all().get(index);
    }

    @Override
    public int size() {
        return all().size();
    }
}
