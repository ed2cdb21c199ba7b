package headroom.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * A part of the program that others made.
 *
 * @param licence the terms it is handed on under; of several, those that may be chosen from
 * @param address its makers' page
 */
public record ThirdParty(String name, String version, String licence, String address) {

    private static final String FILE = "/assets/third-party.md";
    private static final int HEADING = 2;

    /** All parts, libraries and typefaces, by name; the build writes their list. */
    public static List<ThirdParty> all() {
        try (InputStream in = Objects.requireNonNull(ThirdParty.class.getResourceAsStream(FILE), FILE)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().filter(line -> line.startsWith("|"))
                    .skip(HEADING).map(ThirdParty::row).toList();
        } catch (IOException failure) {
            throw new UncheckedIOException("the list of third-party parts cannot be read", failure);
        }
    }

    private static ThirdParty row(String line) {
        String[] cells = line.split("\\|", -1);
        return new ThirdParty(cells[1].strip(), cells[2].strip(), cells[3].strip(), cells[4].strip());
    }
}
