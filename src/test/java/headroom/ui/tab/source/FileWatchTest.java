package headroom.ui.tab.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileWatchTest {

    private final Queue<Runnable> screen = new ArrayDeque<>();
    private final FileWatch watch = new FileWatch(screen::add);
    private final List<String> told = new ArrayList<>();

    @TempDir
    private Path folder;
    private Path file;
    private List<Path> files;
    private int second;

    @BeforeEach
    void follow() throws IOException {
        file = folder.resolve("my.yaml");
        files = List.of(file, folder.resolve("my.md"), folder.resolve("presets"));
        write(file, "one");
        watch.follow(files, watch.look(files), new FileWatch.Listener() {
            @Override
            public void changed() {
                told.add("changed");
            }

            @Override
            public void gone() {
                told.add("gone");
            }
        });
    }

    /** Writes at a time of its own, however coarse the clock of the file system. */
    private void write(Path to, String text) throws IOException {
        Files.writeString(to, text);
        Files.setLastModifiedTime(to, FileTime.fromMillis(1_000_000_000_000L + 1_000L * second++));
    }

    private List<String> look() {
        told.clear();
        watch.look();
        while (!screen.isEmpty()) {
            screen.remove().run();
        }
        return List.copyOf(told);
    }

    @Test
    void aFileThatIsLeftAloneIsNotMentioned() {
        assertEquals(List.of(), look());
        assertEquals(List.of(), look());
    }

    @Test
    void savingInPlaceAndByAnotherFileAreBothNoticedOnce() throws IOException {
        write(file, "two");
        assertEquals(List.of("changed"), look());
        assertEquals(List.of(), look());
        Path beside = folder.resolve("beside");
        write(beside, "two");
        Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
        assertEquals(List.of("changed"), look());
        assertEquals(List.of(), look());
    }

    @Test
    void guideAndPresetsBesideItCountToo() throws IOException {
        write(folder.resolve("my.md"), "# Clarify");
        assertEquals(List.of("changed"), look());
        Files.createDirectory(folder.resolve("presets"));
        assertEquals(List.of("changed"), look());
        write(folder.resolve("presets").resolve("busy.json"), "{}");
        assertEquals(List.of("changed"), look());
        write(folder.resolve("presets").resolve("busy.json"), "{ }");
        assertEquals(List.of("changed"), look());
        assertEquals(List.of(), look());
    }

    @Test
    void aFileThatIsAwayForAMomentIsNotGone() throws IOException {
        Path aside = Files.move(file, folder.resolve("aside"));
        assertEquals(List.of(), look());
        Files.move(aside, file);
        assertEquals(List.of("changed"), look());
    }

    @Test
    void aFileThatStaysAwayIsGoneAndMayComeBack() throws IOException {
        Files.delete(file);
        assertEquals(List.of(), look());
        assertEquals(List.of("gone"), look());
        assertEquals(List.of(), look());
        write(file, "three");
        assertEquals(List.of("changed"), look());
    }

    @Test
    void aFileCanBeReadOnceMoreAtTheNextLook() {
        watch.lookAgain(file);
        assertEquals(List.of("changed"), look());
        assertEquals(List.of(), look());
    }

    @Test
    void whatWasWrittenWhileItWasReadIsNoticed() throws IOException {
        Stamp before = watch.look(files);
        write(file, "written meanwhile");
        assertNotEquals(watch.look(files), watch.look(files).since(before));
        assertEquals(before, watch.look(files).since(before));
    }

    @Test
    void aForgottenFileIsNotLookedAt() throws IOException {
        watch.forget(file);
        write(file, "two");
        assertEquals(List.of(), look());
    }
}
