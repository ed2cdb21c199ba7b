package headroom.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Words after a number that is 1: templates name what is counted in the plural, which all other numbers want. */
public final class Singular {

    private static final Pattern COUNTED = Pattern.compile(
            "^( (?:(?!(?:of|in|and|or|to|that|with|on|at)\\b)\\p{L}+ )?)"
                    + "(GPU|unit|node|instance|session|adapter|expert|block|connection|core|replica|scorer|answer|question"
                    + "|version|request|slot|lookup|event|turn|layer|step|token|parameter|machine|worker|stream|prompt"
                    + "|gateway|byte|time)s\\b",
            Pattern.CASE_INSENSITIVE);

    private Singular() {}

    /** The words with the noun that they begin with, or after one adjective, in the singular. */
    public static String of(String words) {
        Matcher counted = COUNTED.matcher(words);
        return counted.find() ? counted.group(1) + counted.group(2) + words.substring(counted.end()) : words;
    }
}
