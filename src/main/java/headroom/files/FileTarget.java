package headroom.files;

import headroom.temporary.Temporaries;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The place of a file that is to be written: the file that its name leads to, and beside it the temporary file that takes
 * its place. A link stays a link, what it points to is replaced, and whoever may read or write the old file may do so with
 * the new one.
 *
 * @param asked as it was named
 * @param target what that leads to
 * @param old what is there now, where the file system knows owners and permissions
 */
record FileTarget(Path asked, Path target, Path temporary, Optional<PosixFileAttributes> old) {

    private static final int MOST_LINKS = 40;
    /** No file system in use takes more letters. */
    private static final int LONGEST_NAME = 255;

    /**
     * The place of a file; nothing is written yet.
     *
     * @throws UnusableFileException in one sentence, where no file can be
     */
    static FileTarget of(Path file) throws UnusableFileException {
        checkName(file);
        try {
            Path target = target(file);
            return new FileTarget(file, target, target.resolveSibling(Temporaries.name()), old(file, target));
        } catch (UnusableFileException known) {
            throw known;
        } catch (IOException failure) {
            throw UnusableFileException.writing(file, failure);
        }
    }

    /** Refuses a path of which a part is longer than any file system takes. */
    static void checkName(Path path) throws UnusableFileException {
        for (Path part : path) {
            if (part.toString().length() > LONGEST_NAME) {
                throw new UnusableFileException("%s cannot be written: “%s” has %d letters, but a name may have %d"
                        .formatted(path, Found.shortened(part.toString()), part.toString().length(), LONGEST_NAME));
            }
        }
    }

    private static Path target(Path file) throws IOException {
        Path target = file.toAbsolutePath();
        for (int link = 0; Files.isSymbolicLink(target); link++) {
            if (link == MOST_LINKS) {
                throw new UnusableFileException("%s cannot be written: it is a link that leads to itself"
                        .formatted(file));
            }
            target = target.resolveSibling(Files.readSymbolicLink(target));
        }
        return target;
    }

    private static Optional<PosixFileAttributes> old(Path file, Path target) throws IOException {
        try {
            BasicFileAttributes found = Files.readAttributes(target, BasicFileAttributes.class);
            if (!found.isRegularFile()) {
                throw new UnusableFileException("%s cannot be written: it is %s".formatted(file,
                        found.isDirectory() ? "a folder" : "a device or a pipe, not a file"));
            }
            @Nullable
            PosixFileAttributeView view = Files.getFileAttributeView(target, PosixFileAttributeView.class);
            return view == null ? Optional.empty() : Optional.of(view.readAttributes());
        } catch (NoSuchFileException _) {
            return Optional.empty();
        }
    }

    /** Writes the temporary file, so that it lies on the disk when this returns. */
    void prepare(byte[] content, boolean ownerOnly) throws UnusableFileException {
        try (FileChannel channel =
                FileChannel.open(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            if (ownerOnly) {
                Permissions.set(temporary, Permissions.PRIVATE);
            } else if (old.isPresent()) {
                adopt(old.get());
            }
            ByteBuffer remaining = ByteBuffer.wrap(content);
            while (remaining.hasRemaining()) {
                channel.write(remaining);
            }
            channel.force(true);
        } catch (IOException failure) {
            throw UnusableFileException.writing(asked, failure);
        }
    }

    /** Gives the temporary file the owner, as far as that is allowed, and the permissions of the old one. */
    private void adopt(PosixFileAttributes old) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(temporary, PosixFileAttributeView.class);
        PosixFileAttributes fresh = view.readAttributes();
        try {
            if (!fresh.group().equals(old.group())) {
                view.setGroup(old.group());
            }
            if (!fresh.owner().equals(old.owner())) {
                view.setOwner(old.owner());
            }
        } catch (IOException mayNot) {
            // Only an administrator gives files away; the person who saves owns the file then.
        }
        Permissions.set(temporary, old.permissions());
    }

    /** Puts the temporary file in the target's place. */
    void settle() throws UnusableFileException {
        try {
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException unsupported) {
            settleInSteps();
        } catch (IOException failure) {
            throw UnusableFileException.writing(asked, failure);
        }
    }

    private void settleInSteps() throws UnusableFileException {
        try {
            Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failure) {
            throw UnusableFileException.writing(asked, failure);
        }
    }

    /** Removes the temporary file, if it is still there. */
    void clear() {
        try {
            Files.deleteIfExists(temporary);
        } catch (IOException leftBehind) {
            // The failure that led here is the one to report; the next program clears the file away.
        }
    }
}
