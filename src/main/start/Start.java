import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Seconds after which training is given up; it takes about ten. */
static final int PATIENCE = 300;

static final Path JDK = Path.of(System.getProperty("java.home"));

/**
 * Makes, beside the jar, what starts it: a script, and a cache of loaded and linked classes, unless the one that is there
 * still fits. A build does not fail for want of a cache.
 *
 * @param arguments the folder of the jar; the script; whether a cache is wanted
 */
void main(String[] arguments) throws Exception {
    // A cache that was made with a relative path does not know, in another folder, which jar its classes are from.
    Path folder = Path.of(arguments[0]).toAbsolutePath();
    Path jar = folder.resolve("headroom.jar");
    Path cache = folder.resolve("headroom.aot");
    Path work = Files.createDirectories(folder.resolve("training"));
    write(Path.of(arguments[1]), folder.resolve("headroom"));
    recognize(jar, work.resolve("headroom.jar"));
    boolean there = fits(cache, jar) || arguments[2].equals("true") && train(cache, jar, work);
    if (!there) {
        Files.deleteIfExists(cache);
    }
    // A refused cache would cost more than none: Java then does without its own cache, too.
    Files.writeString(folder.resolve("headroom.options"),
            there ? "\"-XX:AOTCache=%s\" -Xlog:disable\n".formatted(cache.toString().replace("\\", "\\\\")) : "");
}

void write(Path source, Path script) throws IOException {
    String java = "'%s'".formatted(java().replace("'", "'\\''"));
    Files.writeString(script, Files.readString(source).replace("@JAVA@", java));
    if (script.getFileSystem().supportedFileAttributeViews().contains("posix")) {
        Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}

/** A jar that was made again and is the same takes back the time by which the cache knows it. */
void recognize(Path jar, Path trained) throws IOException {
    if (Files.exists(trained) && Files.mismatch(jar, trained) < 0) {
        Files.setLastModifiedTime(jar, Files.getLastModifiedTime(trained));
    }
}

boolean fits(Path cache, Path jar) throws IOException, InterruptedException {
    return Files.exists(cache)
            && run(Redirect.DISCARD, "-XX:AOTMode=on", "-XX:AOTCache=" + cache, "-cp", jar.toString(), "-version");
}

/** A picture of the window goes the whole way of a command and of the window, in one process. */
boolean train(Path cache, Path jar, Path work) throws IOException, InterruptedException {
    Path trained = work.resolve("headroom.aot");
    Files.deleteIfExists(trained);
    File output = work.resolve("output.txt").toFile();
    boolean done = run(Redirect.to(output), "-XX:AOTCacheOutput=" + trained, "-jar", jar.toString(), "screenshot",
            "--problem", "moe-service", "--out", work.toString());
    if (!done || !fits(trained, jar)) {
        System.out.println("Headroom will start more slowly, for want of a cache of its classes: see " + output + ".");
        return false;
    }
    Files.move(trained, cache, StandardCopyOption.REPLACE_EXISTING);
    Files.copy(jar, work.resolve("headroom.jar"), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
    Path release = JDK.resolve("release");
    if (Files.exists(release)) {
        Path stamp = jar.resolveSibling("headroom.jdk");
        Files.copy(release, stamp, StandardCopyOption.REPLACE_EXISTING);
        Files.setLastModifiedTime(stamp, Files.getLastModifiedTime(jar));
    }
    return true;
}

String java() {
    return JDK.resolve("bin", "java").toString();
}

boolean run(Redirect output, String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(java()));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output).start();
    if (!process.waitFor(PATIENCE, TimeUnit.SECONDS)) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        return false;
    }
    return process.exitValue() == 0;
}
