package headroom.files.picture;

import headroom.files.UnusableFileException;
import headroom.text.CarriedText;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import javax.xml.stream.XMLStreamException;
import javax.xml.transform.stream.StreamSource;
import org.jspecify.annotations.Nullable;

/**
 * Finds the scenario in the metadata of a PDF. They are XMP packets, which stand in the file as they are, so that they can
 * be found by their first and last letters without understanding the rest of it.
 */
record PdfReader() implements PictureReader {

    private static final String SIGNATURE = "%PDF-";
    private static final String PACKET = "<?xpacket begin=";
    private static final String END_OF_PACKET = "<?xpacket end=";
    /** The largest scenario when each letter of it is written as an entity. */
    private static final int MOST_IN_PACKET = 6 * PictureReader.MOST_TEXT;

    @Override
    public boolean recognises(byte[] beginning) {
        return PictureReader.stands(beginning, 0, SIGNATURE);
    }

    @Override
    public Optional<byte[]> scenario(InputStream in) throws IOException {
        while (readUntil(PACKET, in, 0) != null) {
            byte[] packet = readUntil(END_OF_PACKET, in, MOST_IN_PACKET);
            if (packet == null) {
                throw PictureReader.damaged("it ends early");
            }
            Optional<byte[]> scenario = scenario(PACKET + new String(packet, StandardCharsets.UTF_8));
            if (scenario.isPresent()) {
                return scenario;
            }
        }
        return Optional.empty();
    }

    /** A packet of another program's, whatever is wrong with it, stands in nobody's way. */
    private static Optional<byte[]> scenario(String packet) throws UnusableFileException {
        try {
            return packet.contains(CarriedText.NAMESPACE)
                    ? new MetadataText().find(new StreamSource(new StringReader(packet))) : Optional.empty();
        } catch (XMLStreamException malformed) {
            throw PictureReader.damaged("its metadata are not well-formed XML", malformed);
        }
    }

    /**
     * The bytes before a sign, up to which the stream is read; the sign begins with its only {@code <}.
     *
     * @param most how many bytes of it are kept
     * @return null when the sign does not follow
     */
    private static byte @Nullable [] readUntil(String sign, InputStream in, int most) throws IOException {
        ByteArrayOutputStream before = new ByteArrayOutputStream();
        int matched = 0;
        for (int next = in.read(); next >= 0; next = in.read()) {
            matched = next == sign.charAt(matched) ? matched + 1 : next == sign.charAt(0) ? 1 : 0;
            if (matched == sign.length()) {
                return before.toByteArray();
            }
            if (before.size() < most) {
                before.write(next);
            }
        }
        return null;
    }
}
