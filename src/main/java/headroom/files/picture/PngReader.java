package headroom.files.picture;

import headroom.text.CarriedText;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;

/** Finds the scenario in a PNG, in a chunk of international text (iTXt), compressed or not. */
record PngReader() implements PictureReader {

    private static final String SIGNATURE = "\u0089PNG\r\n\u001A\n";
    private static final String TEXT = "iTXt";
    private static final String END = "IEND";
    private static final String KEYWORD = CarriedText.KEYWORD + "\0";
    /** The largest scenario, and what stands before it in its chunk. */
    private static final int MOST_IN_CHUNK = PictureReader.MOST_TEXT + 1024;

    /** A part of the file; of text it keeps the beginning, which is all of it unless it is too long for a scenario. */
    private static final class Chunk {

        private final String type;
        private final long length;
        private final byte[] content;
        private final int checksum;

        private Chunk(String type, long length, byte[] content, int checksum) {
            this.type = type;
            this.length = length;
            this.content = content;
            this.checksum = checksum;
        }

        static Chunk next(DataInputStream in) throws IOException {
            long length = in.readInt();
            byte[] name = new byte[4];
            in.readFully(name);
            String type = new String(name, StandardCharsets.ISO_8859_1);
            if (length < 0 || !type.matches("[A-Za-z]{4}")) {
                throw PictureReader.damaged("one of its chunks has no proper beginning");
            }
            byte[] content = new byte[type.equals(TEXT) ? (int) Math.min(length, MOST_IN_CHUNK) : 0];
            in.readFully(content);
            in.skipNBytes(length - content.length);
            return new Chunk(type, length, content, in.readInt());
        }

        boolean isScenario() {
            return type.equals(TEXT) && PictureReader.stands(content, 0, KEYWORD);
        }

        boolean isSound() {
            CRC32 sum = new CRC32();
            sum.update(type.getBytes(StandardCharsets.ISO_8859_1));
            sum.update(content);
            return (int) sum.getValue() == checksum;
        }
    }

    @Override
    public boolean recognises(byte[] beginning) {
        return PictureReader.stands(beginning, 0, SIGNATURE);
    }

    @Override
    public Optional<byte[]> scenario(InputStream in) throws IOException {
        DataInputStream file = new DataInputStream(in);
        try {
            file.skipNBytes(SIGNATURE.length());
            Chunk chunk = Chunk.next(file);
            while (!chunk.isScenario() && !chunk.type.equals(END)) {
                chunk = Chunk.next(file);
            }
            return chunk.isScenario() ? Optional.of(text(chunk)) : Optional.empty();
        } catch (EOFException early) {
            throw PictureReader.damaged("it ends early", early);
        }
    }

    private static byte[] text(Chunk chunk) throws IOException {
        if (chunk.length > MOST_IN_CHUNK) {
            throw PictureReader.tooLarge();
        }
        if (!chunk.isSound()) {
            throw PictureReader.damaged("a checksum is wrong");
        }
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(chunk.content));
        in.skipNBytes(KEYWORD.length());
        boolean compressed = in.readByte() != 0;
        boolean known = in.readByte() == 0;
        skipText(in);
        skipText(in);
        if (compressed && !known) {
            throw PictureReader.damaged("its text is compressed in an unknown way");
        }
        return compressed ? inflated(in) : in.readAllBytes();
    }

    /** Passes over the language, or over the keyword in that language. */
    private static void skipText(DataInputStream in) throws IOException {
        int letter = in.readByte();
        while (letter != 0) {
            letter = in.readByte();
        }
    }

    /** However much a few bytes would grow to, no more is inflated than a scenario may take. */
    private static byte[] inflated(InputStream in) throws IOException {
        try (InputStream text = new InflaterInputStream(in)) {
            byte[] scenario = text.readNBytes(PictureReader.MOST_TEXT + 1);
            if (scenario.length > PictureReader.MOST_TEXT) {
                throw PictureReader.tooLarge();
            }
            return scenario;
        } catch (ZipException malformed) {
            throw PictureReader.damaged("its text does not unpack", malformed);
        }
    }
}
