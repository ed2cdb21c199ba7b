package headroom.formula.language;

import headroom.formula.Arithmetic;
import headroom.formula.Condition;
import headroom.formula.language.Syntax.Place;
import headroom.text.Digits;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Reads the grammar of formulas. Whether something in brackets is a formula or a condition is not asked here but when names
 * get their meaning, so both are read by the same rules.
 */
final class Parser {

    private final String text;
    private final Cursor at;
    private final NumeralParser numbers;
    private final IdentityHashMap<Syntax, Integer> depths = new IdentityHashMap<>();
    private int depth;

    private Parser(String text, Predicate<String> isId) throws MistakeException {
        this.text = text;
        if (text.length() > Grammar.LONGEST) {
            throw new MistakeException(0, text.length(),
                    "the formula is %s characters long, but at most %s are read: give parts of it names of their own"
                            .formatted(Digits.whole(text.length()), Digits.whole(Grammar.LONGEST)));
        }
        this.at = new Cursor(Lexer.tokens(text));
        this.numbers = new NumeralParser(text, at, isId);
    }

    /** A rule of the grammar. */
    @FunctionalInterface
    private interface Rule {
        Syntax read() throws MistakeException;
    }

    /**
     * Reads a whole text.
     *
     * @param isId true for a name of something of the problem, which is no unit
     * @throws MistakeException where the text leaves the grammar
     */
    static Syntax parse(String text, Predicate<String> isId) throws MistakeException {
        Parser parser = new Parser(text, isId);
        if (parser.at.peek().kind() == Token.Kind.END) {
            throw new MistakeException(0, text.length(), "there is no formula here");
        }
        Syntax read = parser.whole();
        Token rest = parser.at.peek();
        if (rest.kind() != Token.Kind.END) {
            throw Cursor.unexpected(rest,
                    rest.is(")") ? "this bracket was never opened" : "an operator is missing before it");
        }
        return read;
    }

    /** A formula or condition where {@code if} and {@code case} need no brackets. */
    Syntax whole() throws MistakeException {
        return within(() -> at.peek().is("if") ? conditional() : at.peek().is("case") ? cases() : plain());
    }

    /** A formula or condition in which {@code if} and {@code case} stand in brackets. */
    private Syntax plain() throws MistakeException {
        Token first = at.peek();
        if (first.is("if") || first.is("case")) {
            throw Cursor.mistake(first, "“%s” stands in brackets here: (%s …)".formatted(first.text(), first.text()));
        }
        Syntax read = either();
        return at.peek().is("as") ? as(read) : read;
    }

    /** An argument of a function, or an end of a range. */
    Syntax argument() throws MistakeException {
        return within(this::plain);
    }

    private Syntax within(Rule rule) throws MistakeException {
        if (++depth > Grammar.DEEPEST) {
            throw Cursor.mistake(at.peek(),
                    "brackets and branches lie more than %d deep in each other".formatted(Grammar.DEEPEST));
        }
        Syntax read = rule.read();
        depth--;
        return read;
    }

    private Syntax as(Syntax of) throws MistakeException {
        at.take();
        Token first = at.peek();
        while (!at.peek().is("because") && at.peek().kind() != Token.Kind.END && at.peek().kind() != Token.Kind.TEXT) {
            at.take();
        }
        Place unit = new Place(first.start(), Math.max(first.start(), at.ahead(-1).end()));
        if (!at.peek().is("because") || unit.end() <= unit.start() || first.is("because")) {
            throw Cursor.mistake(at.peek(), "“as” needs a unit and a reason: as s because \"one token of TPOT\"");
        }
        at.take();
        Token why = at.peek();
        if (why.kind() != Token.Kind.TEXT || why.text().isBlank()) {
            throw Cursor.mistake(why, "after “because” stands a reason in quotes: because \"one token of TPOT\"");
        }
        at.take();
        return made(new Syntax.As(of, text.substring(unit.start(), unit.end()), unit, why.text(),
                new Place(of.place().start(), why.end())));
    }

    private Syntax conditional() throws MistakeException {
        Token start = at.take();
        Syntax condition = within(this::either);
        at.expect("then", "after the condition of “if”");
        Syntax then = whole();
        if (!at.peek().is("else")) {
            throw Cursor.mistake(at.peek(),
                    "this “if” has no “else”; where there is no answer write else none(\"why\")");
        }
        at.take();
        Syntax otherwise = whole();
        return made(new Syntax.If(condition, then, otherwise, new Place(start.start(), otherwise.place().end())));
    }

    private Syntax cases() throws MistakeException {
        Token start = at.take();
        Syntax.Name choice = at.name("a choice", "after “case”");
        at.expect("of", "after the choice of “case”");
        List<Syntax.Branch> branches = new ArrayList<>();
        @Nullable
        Syntax otherwise = null;
        Place last = choice.place();
        boolean more = true;
        while (more) {
            boolean rest = at.peek().is("else") && !branches.isEmpty();
            Syntax.Name option = at.name("an option", "in “case”");
            at.expect(":", "after an option");
            Syntax value = argument();
            last = value.place();
            if (rest) {
                otherwise = value;
            } else {
                branches.add(new Syntax.Branch(option, value));
            }
            more = !rest && at.peek().is(",");
            if (more) {
                at.take();
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
        while (at.peek().is(word)) {
            at.take();
            Syntax right = side.read();
            left = made(new Syntax.Both(word.equals("and"), left, right, left.place().to(right.place())));
        }
        return left;
    }

    /** Keeps trees so flat that walking over them never fills the stack. */
    Syntax made(Syntax syntax) throws MistakeException {
        int deepest = 0;
        for (Syntax part : syntax.parts()) {
            deepest = Math.max(deepest, depths.getOrDefault(part, 0));
        }
        if (deepest >= Grammar.DEEPEST) {
            throw Cursor.mistake(at.peek(),
                    "more than %d operations stand in a row or in each other: give parts of them names of "
                            .formatted(Grammar.DEEPEST) + "their own");
        }
        depths.put(syntax, deepest + 1);
        return syntax;
    }

    private Syntax not() throws MistakeException {
        if (!at.peek().is("not")) {
            return comparison();
        }
        Token start = at.take();
        Syntax of = within(this::not);
        return made(new Syntax.Not(of, new Place(start.start(), of.place().end())));
    }

    private Syntax comparison() throws MistakeException {
        Syntax left = sum();
        Token sign = at.peek();
        Condition.@Nullable Relation relation = relation(sign);
        if (relation != null) {
            at.take();
            Syntax right = sum();
            if (relation(at.peek()) != null || at.peek().is("=")) {
                throw Cursor.mistake(at.peek(), "comparisons do not chain: write a < b and b < c");
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
        at.take();
        boolean several = sign.is("in");
        if (!(left instanceof Syntax.Name choice) || (!several && at.peek().kind() != Token.Kind.WORD)) {
            throw Cursor.mistake(sign, "“=” asks for the option of a choice; numbers are compared with <, <=, > or >=");
        }
        List<Syntax.Name> options = new ArrayList<>();
        if (several) {
            at.expect("(", "after “in”");
            options.add(at.name("an option", "after “in (”"));
            while (at.peek().is(",")) {
                at.take();
                options.add(at.name("an option", "after a comma"));
            }
        } else {
            options.add(at.name("an option", "after “=”"));
        }
        int end = several ? at.expect(")", "after the options").end() : options.getLast().place().end();
        return made(new Syntax.Chosen(choice, options, new Place(choice.place().start(), end)));
    }

    private Syntax sum() throws MistakeException {
        Syntax left = product();
        while (at.peek().is("+") || at.peek().is("-")) {
            boolean plus = at.take().is("+");
            left = operation(plus ? Arithmetic.Operator.PLUS : Arithmetic.Operator.MINUS, left, product());
        }
        return left;
    }

    private Syntax product() throws MistakeException {
        Syntax left = negation();
        while (at.peek().is("*") || at.peek().is("/")) {
            boolean times = at.take().is("*");
            left = operation(times ? Arithmetic.Operator.TIMES : Arithmetic.Operator.DIVIDED_BY, left, negation());
        }
        return left;
    }

    private Syntax operation(Arithmetic.Operator operator, Syntax left, Syntax right)
            throws MistakeException {
        return made(new Syntax.Operation(operator, left, right, left.place().to(right.place())));
    }

    private Syntax negation() throws MistakeException {
        if (!at.peek().is("-")) {
            return power();
        }
        Token minus = at.take();
        boolean number = at.peek().kind() == Token.Kind.NUMBER;
        Syntax of = within(this::negation);
        Place place = new Place(minus.start(), of.place().end());
        return number && of instanceof Syntax.Numeral(double amount, String unit, Place unitPlace, _)
                ? new Syntax.Numeral(0 - amount, unit, unitPlace, place) : made(new Syntax.Minus(of, place));
    }

    private Syntax power() throws MistakeException {
        Syntax base = atom();
        if (!at.peek().is("^")) {
            return base;
        }
        at.take();
        return operation(Arithmetic.Operator.POWER, base, within(this::negation));
    }

    private Syntax atom() throws MistakeException {
        Token token = at.peek();
        return switch (token.kind()) {
            case NUMBER -> numbers.numeral();
            case WORD -> new WordParser(this, at).word();
            case SIGN -> {
                if (!token.is("(")) {
                    throw Cursor.unexpected(token, "a number, a name or a bracket belongs here");
                }
                at.take();
                Syntax inside = whole();
                at.expect(")", "to close the bracket opened before");
                yield inside;
            }
            case TEXT ->
                    throw Cursor.mistake(token, "a text in quotes stands only after “because” and in none(\"why\")");
            case END -> throw Cursor.mistake(token, "the formula is cut short: something is missing at its end");
        };
    }
}
