package headroom.model.formula;

import headroom.model.expression.Arithmetic;
import headroom.model.expression.Condition;
import headroom.model.expression.Digits;
import headroom.model.formula.Syntax.Place;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Reads the grammar of formulas. Whether something in brackets is a formula or a condition is not asked here but when names
 * get their meaning, so both are read by the same rules.
 */
final class Parser {

    private static final Set<String> RANGES = Set.of("sum", "min", "max", "least");

    private final String text;
    private final List<Token> tokens;
    private final Predicate<String> isId;
    private final IdentityHashMap<Syntax, Integer> depths = new IdentityHashMap<>();
    private int next;
    private int depth;

    private Parser(String text, Predicate<String> isId) throws MistakeException {
        this.text = text;
        this.isId = isId;
        if (text.length() > Grammar.LONGEST) {
            throw new MistakeException(0, text.length(),
                    "the formula is %s characters long, but at most %s are read: give parts of it names of their own"
                            .formatted(Digits.whole(text.length()), Digits.whole(Grammar.LONGEST)));
        }
        this.tokens = Lexer.tokens(text);
    }

    /** A rule of the grammar. */
    @FunctionalInterface
    private interface Rule {
        Syntax read() throws MistakeException;
    }

    /**
     * Reads a whole text.
     *
     * @param isId whether something of the problem has that name, so that it is no unit
     * @throws MistakeException where the text leaves the grammar
     */
    static Syntax parse(String text, Predicate<String> isId) throws MistakeException {
        Parser parser = new Parser(text, isId);
        if (parser.peek().kind() == Token.Kind.END) {
            throw new MistakeException(0, text.length(), "there is no formula here");
        }
        Syntax read = parser.whole();
        Token rest = parser.peek();
        if (rest.kind() != Token.Kind.END) {
            throw parser.unexpected(rest,
                    rest.is(")") ? "this bracket was never opened" : "an operator is missing before it");
        }
        return read;
    }

    /** A formula or condition where {@code if} and {@code case} need no brackets. */
    private Syntax whole() throws MistakeException {
        return within(() -> peek().is("if") ? conditional() : peek().is("case") ? cases() : plain());
    }

    /** A formula or condition in which {@code if} and {@code case} stand in brackets. */
    private Syntax plain() throws MistakeException {
        Token first = peek();
        if (first.is("if") || first.is("case")) {
            throw mistake(first, "“%s” stands in brackets here: (%s …)".formatted(first.text(), first.text()));
        }
        Syntax read = either();
        return peek().is("as") ? as(read) : read;
    }

    private Syntax within(Rule rule) throws MistakeException {
        if (++depth > Grammar.DEEPEST) {
            throw mistake(peek(),
                    "brackets and branches lie more than %d deep in each other".formatted(Grammar.DEEPEST));
        }
        Syntax read = rule.read();
        depth--;
        return read;
    }

    private Syntax as(Syntax of) throws MistakeException {
        take();
        Token first = peek();
        while (!peek().is("because") && peek().kind() != Token.Kind.END && peek().kind() != Token.Kind.TEXT) {
            take();
        }
        Place unit = new Place(first.start(), Math.max(first.start(), next > 0 ? tokens.get(next - 1).end() : 0));
        if (!peek().is("because") || unit.end() <= unit.start() || first.is("because")) {
            throw mistake(peek(), "“as” needs a unit and a reason: as s because \"one token of TPOT\"");
        }
        take();
        Token why = peek();
        if (why.kind() != Token.Kind.TEXT || why.text().isBlank()) {
            throw mistake(why, "after “because” stands a reason in quotes: because \"one token of TPOT\"");
        }
        take();
        return made(new Syntax.As(of, text.substring(unit.start(), unit.end()), unit, why.text(),
                new Place(of.place().start(), why.end())));
    }

    private Syntax conditional() throws MistakeException {
        Token start = take();
        Syntax condition = within(this::either);
        expect("then", "after the condition of “if”");
        Syntax then = whole();
        if (!peek().is("else")) {
            throw mistake(peek(), "this “if” has no “else”; where there is no answer write else none(\"why\")");
        }
        take();
        Syntax otherwise = whole();
        return made(new Syntax.If(condition, then, otherwise, new Place(start.start(), otherwise.place().end())));
    }

    private Syntax cases() throws MistakeException {
        Token start = take();
        Syntax.Name choice = name("a choice", "after “case”");
        expect("of", "after the choice of “case”");
        List<Syntax.Branch> branches = new ArrayList<>();
        @Nullable
        Syntax otherwise = null;
        Place last = choice.place();
        boolean more = true;
        while (more) {
            boolean rest = peek().is("else") && !branches.isEmpty();
            Syntax.Name option = name("an option", "in “case”");
            expect(":", "after an option");
            Syntax value = within(this::plain);
            last = value.place();
            if (rest) {
                otherwise = value;
            } else {
                branches.add(new Syntax.Branch(option, value));
            }
            more = !rest && peek().is(",");
            if (more) {
                take();
            }
        }
        return made(new Syntax.Case(choice, branches, otherwise, new Place(start.start(), last.end())));
    }

    private Syntax either() throws MistakeException {
        return chain(this::both, "or");
    }

    private Syntax both() throws MistakeException {
        return chain(this::not, "and");
    }

    private Syntax chain(Rule side, String word) throws MistakeException {
        Syntax left = side.read();
        while (peek().is(word)) {
            take();
            Syntax right = side.read();
            left = made(new Syntax.Both(word.equals("and"), left, right, left.place().to(right.place())));
        }
        return left;
    }

    /** Keeps trees so flat that walking over them never fills the stack. */
    private Syntax made(Syntax syntax) throws MistakeException {
        int deepest = 0;
        for (Syntax part : syntax.parts()) {
            deepest = Math.max(deepest, depths.getOrDefault(part, 0));
        }
        if (deepest >= Grammar.DEEPEST) {
            throw mistake(peek(),
                    "more than %d operations stand in a row or in each other: give parts of them names of "
                            .formatted(Grammar.DEEPEST) + "their own");
        }
        depths.put(syntax, deepest + 1);
        return syntax;
    }

    private Syntax not() throws MistakeException {
        if (!peek().is("not")) {
            return comparison();
        }
        Token start = take();
        Syntax of = within(this::not);
        return made(new Syntax.Not(of, new Place(start.start(), of.place().end())));
    }

    private Syntax comparison() throws MistakeException {
        Syntax left = sum();
        Token sign = peek();
        Condition.@Nullable Relation relation = relation(sign);
        if (relation != null) {
            take();
            Syntax right = sum();
            if (relation(peek()) != null || peek().is("=")) {
                throw mistake(peek(), "comparisons do not chain: write a < b and b < c");
            }
            return made(new Syntax.Compare(relation, left, right, left.place().to(right.place())));
        }
        if (sign.is("=") || (sign.is("in") && left instanceof Syntax.Name)) {
            return chosen(left, sign);
        }
        return left;
    }

    private static Condition.@Nullable Relation relation(Token sign) {
        return sign.kind() != Token.Kind.SIGN ? null : switch (sign.text()) {
            case "<" -> Condition.Relation.LESS_THAN;
            case "<=" -> Condition.Relation.AT_MOST;
            case ">" -> Condition.Relation.MORE_THAN;
            case ">=" -> Condition.Relation.AT_LEAST;
            default -> null;
        };
    }

    private Syntax chosen(Syntax left, Token sign) throws MistakeException {
        take();
        boolean several = sign.is("in");
        if (!(left instanceof Syntax.Name choice) || (!several && peek().kind() != Token.Kind.WORD)) {
            throw mistake(sign, "“=” asks for the option of a choice; numbers are compared with <, <=, > or >=");
        }
        List<Syntax.Name> options = new ArrayList<>();
        if (several) {
            expect("(", "after “in”");
            options.add(name("an option", "after “in (”"));
            while (peek().is(",")) {
                take();
                options.add(name("an option", "after a comma"));
            }
        } else {
            options.add(name("an option", "after “=”"));
        }
        int end = several ? expect(")", "after the options").end() : options.getLast().place().end();
        return made(new Syntax.Chosen(choice, options, new Place(choice.place().start(), end)));
    }

    private Syntax sum() throws MistakeException {
        Syntax left = product();
        while (peek().is("+") || peek().is("-")) {
            boolean plus = take().is("+");
            left = operation(plus ? Arithmetic.Operator.PLUS : Arithmetic.Operator.MINUS, left, product());
        }
        return left;
    }

    private Syntax product() throws MistakeException {
        Syntax left = negation();
        while (peek().is("*") || peek().is("/")) {
            boolean times = take().is("*");
            left = operation(times ? Arithmetic.Operator.TIMES : Arithmetic.Operator.DIVIDED_BY, left, negation());
        }
        return left;
    }

    private Syntax operation(Arithmetic.Operator operator, Syntax left, Syntax right)
            throws MistakeException {
        return made(new Syntax.Operation(operator, left, right, left.place().to(right.place())));
    }

    private Syntax negation() throws MistakeException {
        if (!peek().is("-")) {
            return power();
        }
        Token minus = take();
        boolean number = peek().kind() == Token.Kind.NUMBER;
        Syntax of = within(this::negation);
        Place place = new Place(minus.start(), of.place().end());
        return number && of instanceof Syntax.Numeral(double amount, String unit, Place unitPlace, _)
                ? new Syntax.Numeral(0 - amount, unit, unitPlace, place) : made(new Syntax.Minus(of, place));
    }

    private Syntax power() throws MistakeException {
        Syntax base = atom();
        if (!peek().is("^")) {
            return base;
        }
        take();
        return operation(Arithmetic.Operator.POWER, base, within(this::negation));
    }

    private Syntax atom() throws MistakeException {
        Token token = peek();
        return switch (token.kind()) {
            case NUMBER -> number();
            case WORD -> word();
            case SIGN -> {
                if (!token.is("(")) {
                    throw unexpected(token, "a number, a name or a bracket belongs here");
                }
                take();
                Syntax inside = whole();
                expect(")", "to close the bracket opened before");
                yield inside;
            }
            case TEXT -> throw mistake(token, "a text in quotes stands only after “because” and in none(\"why\")");
            case END -> throw mistake(token, "the formula is cut short: something is missing at its end");
        };
    }

    private Syntax word() throws MistakeException {
        Token token = take();
        Syntax.Name name = new Syntax.Name(token.text(), place(token));
        boolean called = peek().is("(");
        if (called && token.is("none")) {
            return none(token);
        }
        if (called && token.is("known")) {
            take();
            Syntax of = within(this::plain);
            return new Syntax.Known(of, new Place(token.start(), expect(")", "after what may be known").end()));
        }
        if (called && !Grammar.isKeyword(token.text())) {
            return RANGES.contains(token.text()) && isRange() ? over(name) : call(name);
        }
        if (Grammar.isKeyword(token.text()) && !token.is("pi")) {
            throw unexpected(token, "a number or a name belongs here");
        }
        return name;
    }

    private Syntax none(Token start) throws MistakeException {
        take();
        Token why = peek();
        if (why.kind() != Token.Kind.TEXT || why.text().isBlank()) {
            throw mistake(why, "none needs a reason in quotes: none(\"the queue grows without end\")");
        }
        take();
        return new Syntax.None(why.text(), new Place(start.start(), expect(")", "after the reason").end()));
    }

    private boolean isRange() {
        return next + 2 < tokens.size() && tokens.get(next + 1).kind() == Token.Kind.WORD
                && tokens.get(next + 2).is("in");
    }

    private Syntax over(Syntax.Name function) throws MistakeException {
        take();
        Syntax.Name coordinate = name("a coordinate", "in “%s”".formatted(function.id()));
        take();
        Syntax from = within(this::plain);
        expect("..", "between the ends of the range");
        Syntax to = within(this::plain);
        expect(":", "after the range");
        Syntax of = whole();
        Token end = expect(")", "to close “%s(”".formatted(function.id()));
        return made(
                new Syntax.Over(function, coordinate, from, to, of, new Place(function.place().start(), end.end())));
    }

    private Syntax call(Syntax.Name name) throws MistakeException {
        take();
        List<Syntax> arguments = new ArrayList<>();
        while (!peek().is(")") || !arguments.isEmpty()) {
            arguments.add(within(this::plain));
            if (!peek().is(",")) {
                break;
            }
            take();
        }
        Token end = expect(")", "to close “%s(”".formatted(name.id()));
        return made(new Syntax.Function(name, List.copyOf(arguments), new Place(name.place().start(), end.end())));
    }

    private Syntax number() throws MistakeException {
        Token number = take();
        int first = next;
        if (isUnitPart(first) || isOneOver(first)) {
            next++;
            while (joins(next) && (peek().is("·") || peek().is("/")) && isUnitPart(next + 1)) {
                next += 2;
            }
        }
        Place place = next == first ? new Place(number.end(), number.end())
                : new Place(tokens.get(first).start(), tokens.get(next - 1).end());
        return new Syntax.Numeral(Double.parseDouble(number.text()), text.substring(place.start(), place.end()), place,
                new Place(number.start(), place.end()));
    }

    /** Whether a token can be a part of a unit: no name of the problem, no word of the language, no function's name. */
    private boolean isUnitPart(int index) {
        Token token = tokens.get(index);
        boolean word = token.kind() == Token.Kind.WORD && !Grammar.isKeyword(token.text()) && !isId.test(token.text())
                && !tokens.get(index + 1).is("(");
        return word || token.is("%") || token.is("$");
    }

    /** {@code 1/s}: two numbers never stand side by side otherwise. */
    private boolean isOneOver(int index) {
        return tokens.get(index).kind() == Token.Kind.NUMBER && tokens.get(index).text().equals("1")
                && tokens.get(index + 1).is("/") && joins(index + 1) && isUnitPart(index + 2);
    }

    /** Whether a token touches both its neighbours. */
    private boolean joins(int index) {
        return index + 1 < tokens.size() && tokens.get(index - 1).touches(tokens.get(index))
                && tokens.get(index).touches(tokens.get(index + 1));
    }

    private Token peek() {
        return tokens.get(next);
    }

    private Token take() {
        return tokens.get(peek().kind() == Token.Kind.END ? next : next++);
    }

    private Syntax.Name name(String what, String where) throws MistakeException {
        Token token = peek();
        if (token.kind() != Token.Kind.WORD) {
            throw unexpected(token, "%s is missing %s".formatted(what, where));
        }
        take();
        return new Syntax.Name(token.text(), place(token));
    }

    private static Place place(Token token) {
        return new Place(token.start(), token.end());
    }

    private Token expect(String sign, String where) throws MistakeException {
        if (!peek().is(sign)) {
            throw unexpected(peek(), "“%s” is missing %s".formatted(sign, where));
        }
        return take();
    }

    private MistakeException unexpected(Token token, String wanted) {
        return mistake(token, token.kind() == Token.Kind.END ? "the formula is cut short: %s".formatted(wanted)
                : "%s does not belong here: %s".formatted(token.found(), wanted));
    }

    private static MistakeException mistake(Token at, String sentence) {
        return new MistakeException(at.start(), at.end(), sentence);
    }
}
