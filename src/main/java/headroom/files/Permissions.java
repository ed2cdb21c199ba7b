package headroom.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Who may read and write a file, where the file system knows owners. */
public final class Permissions {

    /** Nobody but the owner. */
    static final Set<PosixFilePermission> PRIVATE =
            EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

    private Permissions() {}

    /** Keeps others from a file, if it is there. */
    public static void keepPrivate(Path file) {
        try {
            if (Files.isRegularFile(file)) {
                set(file, PRIVATE);
            }
        } catch (IOException stays) {
            // What belongs to somebody else stays as they wanted it.
        }
    }

    /** Gives a file these permissions. */
    static void set(Path file, Set<PosixFilePermission> permissions) throws IOException {
        @Nullable
        PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        if (view != null) {
            view.setPermissions(permissions);
        }
    }
}
