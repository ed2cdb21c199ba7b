package headroom.files.picture;

import headroom.files.Found;
import headroom.files.UnicodeText;
import headroom.files.UnusableFileException;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The letters of an XML file, in the encoding that its first bytes tell. The parser is not left to decode them, since it
 * prints what it cannot decode on standard error.
 */
final class XmlText {

    private static final int BEGINNING = 256;
    private static final Pattern DECLARED =
            Pattern.compile("^\\uFEFF?<\\?xml[^>]*\\sencoding\\s*=\\s*[\"']([^\"']*)[\"']");

    private XmlText() {}

    /**
     * The letters; bytes that stand for none make reading fail with a {@link java.nio.charset.CharacterCodingException}.
     *
     * @throws UnusableFileException when the encoding is none that is known
     */
    static Reader of(InputStream bytes) throws IOException {
        BufferedInputStream in = new BufferedInputStream(bytes);
        in.mark(BEGINNING);
        byte[] beginning = in.readNBytes(BEGINNING);
        in.reset();
        Reader letters = new BufferedReader(new InputStreamReader(in, charset(beginning).newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT).onUnmappableCharacter(CodingErrorAction.REPORT)));
        letters.mark(1);
        if (letters.read() != '\uFEFF') {
            letters.reset();
        }
        return letters;
    }

    private static Charset charset(byte[] beginning) throws UnusableFileException {
        Charset encoding = UnicodeText.encoding(beginning);
        return encoding.equals(StandardCharsets.UTF_8) ? declared(new String(beginning, encoding)) : encoding;
    }

    private static Charset declared(String beginning) throws UnusableFileException {
        Matcher declaration = DECLARED.matcher(beginning);
        String name = declaration.find() ? declaration.group(1) : StandardCharsets.UTF_8.name();
        try {
            Charset charset = Charset.forName(name);
            // What was found can be read as ASCII, so it is in no encoding of two bytes a letter, whatever it says.
            return charset.name().startsWith("UTF-16") || charset.name().startsWith("UTF-32") ? StandardCharsets.UTF_8
                    : charset;
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            throw PictureReader.damaged("its encoding “%s” is unknown".formatted(Found.shortened(name)), unknown);
        }
    }
}
