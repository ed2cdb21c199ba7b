package headroom.files.picture;

import headroom.files.UnusableFileException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import javax.xml.stream.XMLStreamException;
import javax.xml.transform.stream.StreamSource;

/** Finds the scenario in the metadata of an SVG, or of any XML. */
record SvgReader() implements PictureReader {

    /** XML begins with a tag, in whatever encoding; JSON never does. */
    @Override
    public boolean recognises(byte[] beginning) {
        String letters =
                new String(beginning, StandardCharsets.ISO_8859_1).replaceAll("[\\x00\\xEF\\xBB\\xBF\\xFE\\xFF]", "");
        return letters.stripLeading().startsWith("<");
    }

    @Override
    public Optional<byte[]> scenario(InputStream in) throws IOException {
        try {
            return new MetadataText().find(new StreamSource(XmlText.of(in)));
        } catch (XMLStreamException failure) {
            // Letters in no proper encoding are the text's fault, all else is the disk's.
            if (failure.getNestedException() instanceof IOException unreadable
                    && !(unreadable instanceof CharacterCodingException)) {
                throw unreadable;
            }
            throw malformed(failure);
        } catch (CharacterCodingException failure) {
            throw malformed(failure);
        }
    }

    private static UnusableFileException malformed(Exception failure) {
        return PictureReader.damaged("it is not well-formed XML", failure);
    }
}
