package headroom.formula.language;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Cuts a formula's text into tokens. */
final class Lexer {

    private static final Map<Character, String> SIGNS = Map.ofEntries(Map.entry('−', "-"), Map.entry('–', "-"),
            Map.entry('×', "*"), Map.entry('÷', "/"), Map.entry('≤', "<="), Map.entry('≥', ">="), Map.entry('<', "<"),
            Map.entry('>', ">"), Map.entry('=', "="), Map.entry('+', "+"), Map.entry('-', "-"), Map.entry('*', "*"),
            Map.entry('/', "/"), Map.entry('^', "^"), Map.entry('(', "("), Map.entry(')', ")"), Map.entry(',', ","),
            Map.entry(':', ":"), Map.entry('%', "%"), Map.entry('$', "$"), Map.entry('·', "·"));

    /** Signs of other languages, the longer ones first, and how the same is said here. */
    private static final Map<String, String> FOREIGN = foreign();

    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    private Lexer(String text) {
        this.text = text;
    }

    /**
     * The tokens of a text, and one for its end.
     *
     * @throws MistakeException where something is no part of any formula
     */
    static List<Token> tokens(String text) throws MistakeException {
        Lexer lexer = new Lexer(text);
        while (lexer.at < text.length()) {
            lexer.next();
        }
        lexer.tokens.add(new Token(Token.Kind.END, "", text.length(), text.length()));
        return lexer.tokens;
    }

    private void next() throws MistakeException {
        char c = text.charAt(at);
        if (Character.isWhitespace(c) || c == '\u00a0' || c == '\u202f') {
            at++;
        } else if (isDigit(at)) {
            number();
        } else if (isWordStart(c)) {
            word();
        } else if (c == '"') {
            quoted();
        } else if (text.startsWith("..", at)) {
            add(Token.Kind.SIGN, "..", at + 2);
        } else {
            sign(c);
        }
    }

    private static Map<String, String> foreign() {
        Map<String, String> foreign = new LinkedHashMap<>();
        foreign.put("**", "write a ^ b for a power");
        foreign.put("==", "a choice is asked with one =, numbers are compared with <, <=, > or >=");
        foreign.put("=>", "write >=");
        foreign.put("=<", "write <=");
        foreign.put("&", "write and");
        foreign.put("|", "write or");
        foreign.put("!=", "write not choice = option");
        foreign.put("<>", "write not choice = option");
        foreign.put("!", "write not");
        foreign.put("?", "write if … then … else …");
        foreign.put("'", "a text stands in double quotes");
        return foreign;
    }

    private void add(Token.Kind kind, String shown, int end) {
        tokens.add(new Token(kind, shown, at, end));
        at = end;
    }

    private void sign(char c) throws MistakeException {
        String sign = SIGNS.get(c);
        for (Map.Entry<String, String> foreign : FOREIGN.entrySet()) {
            if (text.startsWith(foreign.getKey(), at)) {
                throw new MistakeException(at, at + foreign.getKey().length(),
                        "“%s” has no meaning in a formula: %s".formatted(foreign.getKey(), foreign.getValue()));
            }
        }
        if (sign == null) {
            int end = text.offsetByCodePoints(at, 1);
            throw new MistakeException(at, end, "“%s” has no meaning in a formula".formatted(text.substring(at, end)));
        }
        boolean orEqual = (c == '<' || c == '>') && at + 1 < text.length() && text.charAt(at + 1) == '=';
        add(Token.Kind.SIGN, orEqual ? sign + "=" : sign, at + (orEqual ? 2 : 1));
    }

    private void number() throws MistakeException {
        int end = digits(at);
        if (end + 1 < text.length() && text.charAt(end) == '.' && isDigit(end + 1)) {
            end = digits(end + 1);
        }
        if (end < text.length() && (text.charAt(end) == 'e' || text.charAt(end) == 'E')) {
            int sign = end + 1;
            boolean signed = sign < text.length() && (text.charAt(sign) == '-' || text.charAt(sign) == '+');
            int exponent = signed ? sign + 1 : sign;
            end = isDigit(exponent) ? digits(exponent) : end;
        }
        String written = text.substring(at, end);
        if (!Double.isFinite(Double.parseDouble(written))) {
            throw new MistakeException(at, end, "the number %s is too large".formatted(shortened(written)));
        }
        add(Token.Kind.NUMBER, written, end);
    }

    private static String shortened(String written) {
        return written.length() <= 30 ? written : written.substring(0, 29) + "…";
    }

    private int digits(int from) {
        int end = from;
        while (isDigit(end)) {
            end++;
        }
        return end;
    }

    private boolean isDigit(int index) {
        return index < text.length() && text.charAt(index) >= '0' && text.charAt(index) <= '9';
    }

    private static boolean isWordStart(char c) {
        return Character.isLetter(c) || c == '_';
    }

    private void word() {
        int end = at;
        while (end < text.length() && (isWordStart(text.charAt(end)) || isDigit(end))) {
            end++;
        }
        add(Token.Kind.WORD, text.substring(at, end), end);
    }

    /** A text in quotes, in which a backslash stands before a quote or a backslash. */
    private void quoted() throws MistakeException {
        StringBuilder inside = new StringBuilder();
        int end = at + 1;
        while (end < text.length() && text.charAt(end) != '"') {
            boolean escaped = text.charAt(end) == '\\' && end + 1 < text.length();
            end += escaped ? 1 : 0;
            inside.append(text.charAt(end++));
        }
        if (end >= text.length()) {
            throw new MistakeException(at, text.length(), "the text in quotes has no end: a second \" is missing");
        }
        add(Token.Kind.TEXT, inside.toString(), end + 1);
    }
}
