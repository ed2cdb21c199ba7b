package headroom.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Something that cannot be read or written; the message is one sentence for a person, without its full stop. */
public sealed class UnusableFileException extends IOException permits NewerFileException {

    private static final long serialVersionUID = 1;

    /** A refusal in a sentence. */
    public UnusableFileException(String sentence) {
        super(sentence);
    }

    /** A refusal in a sentence, and what led to it. */
    public UnusableFileException(String sentence, Throwable cause) {
        super(sentence, cause);
    }

    /** The same sentence, said of a file. */
    public static UnusableFileException in(Path file, UnusableFileException content) {
        return new UnusableFileException("%s: %s".formatted(file, content.getMessage()), content);
    }

    public static UnusableFileException reading(Path file, IOException failure) {
        return new UnusableFileException("%s cannot be read: %s".formatted(file, reason(failure)), failure);
    }

    public static UnusableFileException writing(Path file, IOException failure) {
        return new UnusableFileException("%s cannot be written: %s".formatted(file, reason(failure)), failure);
    }

    public static UnusableFileException folder(Path folder, IOException failure) {
        return new UnusableFileException("%s cannot be a folder to write into: %s".formatted(folder, reason(failure)),
                failure);
    }

    private static String reason(IOException failure) {
        return switch (failure) {
            case NoSuchFileException _ -> "there is no such file or folder";
            case AccessDeniedException _ -> "access is denied";
            case FileAlreadyExistsException _ -> "a file is in the way";
            case FileSystemException known when known.getReason() != null -> known.getReason();
            default -> String.valueOf(failure.getMessage());
        };
    }
}
