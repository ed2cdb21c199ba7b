package headroom.formula.language;

import headroom.formula.language.Syntax.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads what begins with a word: names, calls of functions, ranges, {@code none} and {@code known}. */
final class WordParser {

    private static final Set<String> RANGES = Set.of("sum", "min", "max", "least");

    private final Parser parser;
    private final Cursor at;

    WordParser(Parser parser, Cursor at) {
        this.parser = parser;
        this.at = at;
    }

    /** The part that begins with the word that comes next. */
    Syntax word() throws MistakeException {
        Token token = at.take();
        Syntax.Name name = new Syntax.Name(token.text(), Cursor.place(token));
        boolean called = at.peek().is("(");
        if (called && token.is("none")) {
            return none(token);
        }
        if (called && token.is("known")) {
            at.take();
            Syntax of = parser.argument();
            return new Syntax.Known(of, new Place(token.start(), at.expect(")", "after what may be known").end()));
        }
        if (called && !Grammar.isKeyword(token.text())) {
            return RANGES.contains(token.text()) && isRange() ? over(name) : call(name);
        }
        if (Grammar.isKeyword(token.text()) && !token.is("pi")) {
            throw Cursor.unexpected(token, "a number or a name belongs here");
        }
        return name;
    }

    private Syntax none(Token start) throws MistakeException {
        at.take();
        Token why = at.peek();
        if (why.kind() != Token.Kind.TEXT || why.text().isBlank()) {
            throw Cursor.mistake(why, "none needs a reason in quotes: none(\"the queue grows without end\")");
        }
        at.take();
        return new Syntax.None(why.text(), new Place(start.start(), at.expect(")", "after the reason").end()));
    }

    private boolean isRange() {
        return at.ahead(1).kind() == Token.Kind.WORD && at.ahead(2).is("in");
    }

    private Syntax over(Syntax.Name function) throws MistakeException {
        at.take();
        Syntax.Name coordinate = at.name("a coordinate", "in “%s”".formatted(function.id()));
        at.take();
        Syntax from = parser.argument();
        at.expect("..", "between the ends of the range");
        Syntax to = parser.argument();
        at.expect(":", "after the range");
        Syntax of = parser.whole();
        Token end = at.expect(")", "to close “%s(”".formatted(function.id()));
        return parser.made(
                new Syntax.Over(function, coordinate, from, to, of, new Place(function.place().start(), end.end())));
    }

    private Syntax call(Syntax.Name name) throws MistakeException {
        at.take();
        List<Syntax> arguments = new ArrayList<>();
        while (!at.peek().is(")") || !arguments.isEmpty()) {
            arguments.add(parser.argument());
            if (!at.peek().is(",")) {
                break;
            }
            at.take();
        }
        Token end = at.expect(")", "to close “%s(”".formatted(name.id()));
        return parser
                .made(new Syntax.Function(name, List.copyOf(arguments), new Place(name.place().start(), end.end())));
    }
}
