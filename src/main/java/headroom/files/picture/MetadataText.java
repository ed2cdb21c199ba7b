package headroom.files.picture;

import headroom.files.UnusableFileException;
import headroom.text.CarriedText;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.transform.stream.StreamSource;

/**
 * Looks in XML for the element that holds a scenario. Nothing outside the text is fetched and no entity of its own is
 * expanded, so that XML made to do harm does none.
 */
final class MetadataText {

    private final XMLInputFactory xml = XMLInputFactory.newFactory();

    MetadataText() {
        xml.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        xml.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        xml.setProperty(XMLInputFactory.IS_COALESCING, false);
        xml.setXMLResolver((_, _, _, _) -> InputStream.nullInputStream());
    }

    /**
     * The text of the first such element, in UTF-8.
     *
     * @throws XMLStreamException when it is no XML up to the end of that element
     */
    Optional<byte[]> find(StreamSource source) throws XMLStreamException, UnusableFileException {
        try {
            return find(xml.createXMLStreamReader(source));
        } catch (RuntimeException confused) {
            // Some malformed document types make the parser fail in its own way, for want of a message of its own.
            throw new XMLStreamException(confused);
        }
    }

    private static Optional<byte[]> find(XMLStreamReader reader) throws XMLStreamException, UnusableFileException {
        while (reader.hasNext()) {
            if (reader.next() == XMLStreamConstants.START_ELEMENT && reader.getLocalName().equals(CarriedText.ELEMENT)
                    && CarriedText.NAMESPACE.equals(reader.getNamespaceURI())) {
                return Optional.of(content(reader).getBytes(StandardCharsets.UTF_8));
            }
        }
        return Optional.empty();
    }

    private static String content(XMLStreamReader reader) throws XMLStreamException, UnusableFileException {
        StringBuilder text = new StringBuilder();
        while (reader.next() != XMLStreamConstants.END_ELEMENT) {
            if (reader.isStartElement()) {
                throw PictureReader.damaged("there are elements where its scenario should be");
            }
            if (reader.isCharacters()) {
                text.append(reader.getTextCharacters(), reader.getTextStart(), reader.getTextLength());
            }
            if (text.length() > PictureReader.MOST_TEXT) {
                throw PictureReader.tooLarge();
            }
        }
        return text.toString();
    }
}
