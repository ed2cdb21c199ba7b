package headroom.ui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.drawing.Contrast;
import headroom.drawing.Palette;
import headroom.drawing.Theme;
import java.awt.Color;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ThemeTest {

    private static final Pattern TOKEN = Pattern.compile("(?m)^\\s*-([a-z-]+):\\s*(#[0-9a-f]{6})\\s*;");
    /** What WCAG 2.2 asks of text. */
    private static final double TEXT_CONTRAST = 4.5;

    @ParameterizedTest
    @EnumSource
    void theStyleSheetNamesThePalettesColours(Theme theme) throws IOException {
        Palette palette = theme.palette();
        Map<String, Color> expected = new LinkedHashMap<>();
        expected.put("background", palette.background());
        expected.put("card", palette.card());
        expected.put("text", palette.text());
        expected.put("muted", palette.muted());
        expected.put("border", palette.border());
        expected.put("grid", palette.grid());
        expected.put("accent", palette.accent());
        expected.put("accent-soft", palette.accentSoft());
        expected.put("ok", palette.ok());
        expected.put("warn", palette.warn());
        expected.put("bad", palette.bad());
        expected.put("bad-soft", palette.badSoft());
        Map<String, Color> found = new LinkedHashMap<>(tokens(theme));
        found.keySet().retainAll(expected.keySet());
        assertEquals(expected, found);
    }

    @Test
    void bothThemesHaveTheSameTokens() throws IOException {
        assertEquals(tokens(Theme.LIGHT).keySet(), tokens(Theme.DARK).keySet());
    }

    @ParameterizedTest
    @EnumSource
    void everyTextStandsOutFromWhatItIsWrittenOn(Theme theme) throws IOException {
        Map<String, Color> colours = tokens(theme);
        List<String> faint = new ArrayList<>();
        for (String pair : List.of("text card", "text background", "text well", "text bad-soft", "text grid",
                "muted card", "muted background", "muted well", "muted grid", "muted accent-soft",
                "muted bad-soft", "ok card", "warn card", "bad card", "bad bad-soft",
                "accent card", "accent-ink card", "accent-ink well",
                "accent-ink accent-soft", "accent-ink bad-soft", "on-accent accent", "card text", "card bad")) {
            String[] both = pair.split(" ", -1);
            double contrast = Contrast.of(colour(colours, both[0]), colour(colours, both[1]));
            if (contrast < TEXT_CONTRAST) {
                faint.add("%s %.2f".formatted(pair, contrast));
            }
        }
        assertEquals(List.of(), faint);
    }

    @ParameterizedTest
    @EnumSource
    void theNamesOfSeriesInTheirOwnColoursCanBeRead(Theme theme) {
        for (Color series : theme.palette().series()) {
            assertTrue(Contrast.of(series, theme.palette().card()) >= TEXT_CONTRAST, series::toString);
        }
    }

    private static Map<String, Color> tokens(Theme theme) throws IOException {
        String path = "/assets/css/%s.css".formatted(theme.id());
        try (InputStream in = Objects.requireNonNull(ThemeTest.class.getResourceAsStream(path), path)) {
            String sheet = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            Map<String, Color> tokens = new LinkedHashMap<>();
            for (MatchResult token : TOKEN.matcher(sheet).results().toList()) {
                tokens.put(token.group(1), Color.decode(token.group(2)));
            }
            return tokens;
        }
    }

    private static Color colour(Map<String, Color> tokens, String name) {
        return Objects.requireNonNull(tokens.get(name), name);
    }
}
