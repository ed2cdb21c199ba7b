package headroom.files.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.yaml.Node.Mapping;
import headroom.files.yaml.Node.Scalar;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class YamlReaderTest {

    private Mistakes mistakes;

    private Optional<Mapping> read(String text) {
        SourceText source = new SourceText(text);
        mistakes = new Mistakes(source);
        return new YamlReader(text, source, mistakes).read();
    }

    private Scalar scalar(String text, String key) {
        Mapping file = read(text).orElseThrow();
        assertEquals(List.of(), mistakes.inOrder());
        return (Scalar) file.get(key).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"on", "no", "010", "1e8", "2026-11-30", "0x1F", "null", "~", "1_000", ".5", "true"})
    void scalarsAreTheTextThatStandsThere(String written) {
        assertEquals(written, scalar("key: " + written + "\n", "key").text());
    }

    @Test
    void whiteSpaceInsideATextIsOneBlank() {
        assertEquals("one two three", scalar("key: >-\n  one\n    two\n\n  three\n", "key").text());
        assertEquals("one two", scalar("key: \"one \\n  two\"\n", "key").text());
        assertEquals("one two", scalar("key: one\n  two\n", "key").text());
    }

    @Test
    void charactersOfAFoldedTextHaveTheirPlaces() {
        Scalar folded = scalar("key: >-\n  one two\n  three four\n", "key");
        assertEquals("one two three four", folded.text());
        assertEquals(new TextPosition(2, 7, 3), folded.placeOf(4, 7));
        assertEquals(new TextPosition(3, 9, 4), folded.placeOf(14, 18));
        assertEquals(new TextPosition(3, 13, 1), folded.placeOf(18, 18));
    }

    @Test
    void charactersOfQuotedTextHaveTheirPlaces() {
        Scalar quoted = scalar("key: \"a \\\"b\\\" \\u20ac cd\"\n", "key");
        assertEquals("a \"b\" € cd", quoted.text());
        assertEquals(new TextPosition(1, 11, 1), quoted.placeOf(3, 4));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "a: 1~b: 2~a: 3 | 3:1 | a stands here a second time, but a key may stand once",
        "a: {formula: min(x, y)} | 1:21 | a comma ends a value inside { }, so “y)” begins another key: put the entry "
                + "on lines of its own, or quotes around the value",
        "a: {b: , c: 1} | 1:5 | b has no value", "a:~b: 1 | 1:1 | a has no value",
        "a: - | 1:4 | this line does not belong where its blanks put it: entries of one list or key begin in one "
                + "column",
        "a:~  - x~  -~b: 1 | 3:4 | an item of the list is empty",
        "a: &x 1 | 1:4 | anchors and aliases (& and *) are not allowed: write the value out, or put quotes around it",
        "a: !x 1 | 1:4 | tags (!) are not allowed: put quotes around the value",
        "a: KITCHEN #kettles here | 1:12 | from # on, this would be left out as a comment: put quotes around the "
                + "value, or a blank behind #",
        "a: %x | 1:4 | a value cannot begin with %: put quotes around it",
        "a: b: c | 1:5 | a second colon stands on this line: put quotes around the value, or the key on a line of "
                + "its own",
        "a: [x~b: c | 2:1 | the list in brackets is not closed here: a comma or ] is missing, or quotes around a value",
        "a: {b: c~ | 2:1 | the entry in braces is not closed here: a comma or } is missing, or quotes around a value "
                + "with a colon or a brace",
        "---~a: 1~---~b: 2 | 4:1 | a second document begins here, but a problem file is one document",
        "- a | 1:1 | a problem file must begin with a key, such as schema: 1",
        "a: 'x | 1:4 | a quotation mark is missing at the end of a value, or an escape is none of YAML's"})
    void mistakesHaveTheirPlaceAndASentence(String text, String place, String sentence) {
        read(text.replace("~", "\n"));
        FileMistake first = mistakes.inOrder().getFirst();
        assertEquals(place + " " + sentence,
                "%d:%d %s".formatted(first.place().line(), first.place().column(), first.sentence()));
    }

    @Test
    void commentsWithABlankAreComments() {
        assertEquals("1", scalar("a: 1 # one\n# two\n", "a").text());
    }

    @Test
    void tabsAreMistakesOnEachLine() {
        read("a: 1\n\tb: 2\nc:\t3\n");
        assertEquals(List.of(2, 3), mistakes.inOrder().stream()
                .filter(mistake -> mistake.sentence().startsWith("a tab")).map(mistake -> mistake.place().line())
                .toList());
    }

    @Test
    void aSectionThatCannotBeReadHidesNoMistakeOfAnother() {
        read("a: {x: y\nb: 1\nc: %\n");
        assertEquals(2, mistakes.inOrder().size(), mistakes.inOrder().toString());
    }

    @Test
    void aCommentBeforeTheFirstKeyIsNoMistake() {
        read("# a remark\n\na: {x: y\nb: 1\n");
        assertEquals(List.of(4), mistakes.inOrder().stream().map(mistake -> mistake.place().line()).toList());
    }

    @Test
    void aValueThatACommaCutIsReadAsItWasMeant() {
        Mapping entry = (Mapping) read("a: {b: 1, c: min(x, y, z), d: 2}\n").orElseThrow().get("a").orElseThrow();
        Scalar whole = (Scalar) entry.get("c").orElseThrow();
        assertEquals("min(x, y, z)", whole.text());
        assertEquals(new TextPosition(1, 21, 1), whole.placeOf(7, 8));
        assertEquals(List.of("b", "c", "d"), entry.entries().stream().map(one -> one.key().text()).toList());
        assertEquals(List.of("so “y” begins another key", "so “z)” begins another key"), mistakes.inOrder().stream()
                .map(mistake -> mistake.sentence().replaceAll(".*(so .* key):.*", "$1")).toList());
    }

    @Test
    void deepNestingIsRefused() {
        read("a: " + "[".repeat(100_000));
        assertEquals("lists and entries are nested more than 16 deep, the most allowed",
                mistakes.inOrder().getFirst().sentence());
    }

    @Test
    void theCaretStandsBeneathTheMistake() {
        read("ab: 1\nab: 2\n");
        assertEquals("ab: 2\n^^", mistakes.inOrder().getFirst().excerpt());
        assertTrue(mistakes.inOrder().getFirst().printed("my.yaml").startsWith("my.yaml:2:1: ab stands here"));
    }
}
