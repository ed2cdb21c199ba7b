package headroom.ui.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.commonmark.parser.Parser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarkdownTextTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            plain words                 | plain words
            '# A heading'               | A heading
            'one\\ntwo'                 | one two
            'one  \\ntwo'               | one/two
            'some *soft* **hard** words' | some soft hard words
            'about `code` here'         | about code here
            'a [link](https://x.org) in it' | a link in it
            '- one\\n- two'             | ·  one/·  two
            '1. one\\n2. two\\n3. three' | 1.  one/2.  two/3.  three
            '7. seven\\n8. eight'       | 7.  seven/8.  eight
            '- one\\n  goes on\\n- two' | ·  one goes on/·  two
            '- {peakRate \\| peakRate * 3} more' | '·  {peakRate | peakRate * 3} more'
            """)
    void aBlockBecomesItsRunningText(String markdown, String text) {
        String source = markdown.replace("\\n", "\n").replace("\\|", "|");
        assertEquals(text.replace("\\|", "|").replace("/", "\n"),
                MarkdownText.of(Parser.builder().build().parse(source).getFirstChild()));
    }
}
