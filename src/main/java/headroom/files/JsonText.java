package headroom.files;

import headroom.text.Digits;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;

/** Writes JSON for people (indented) and for scripts (a line). */
public final class JsonText {

    private final JsonFactory json = new JsonFactory();

    /** Indented text with a line feed at its end. */
    public byte[] indented(Consumer<JsonGenerator> content) {
        return (write(new Indented(), content) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** Writes such text as it is made; the stream stays open. */
    public void indented(OutputStream to, Consumer<JsonGenerator> content) throws IOException {
        JsonFactory open = json.rebuild().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();
        try (JsonGenerator generator = open.createGenerator(new Indented(), to)) {
            content.accept(generator);
            generator.writeRaw('\n');
        } catch (JacksonIOException failure) {
            throw failure.getCause();
        }
    }

    /** Text on one line, without a line feed. */
    public String line(Consumer<JsonGenerator> content) {
        return write(ObjectWriteContext.empty(), content);
    }

    private String write(ObjectWriteContext context, Consumer<JsonGenerator> content) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(4096);
        try (JsonGenerator generator = json.createGenerator(context, bytes)) {
            content.accept(generator);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /** Writes a property that is null where the value is NaN. */
    public static void number(JsonGenerator generator, String name, double value) {
        generator.writeName(name);
        number(generator, value);
    }

    /** Writes a number, null where it is NaN. */
    public static void number(JsonGenerator generator, double value) {
        if (Double.isNaN(value)) {
            generator.writeNull();
        } else {
            generator.writeNumber(Digits.shortest(value));
        }
    }

    private static final class Indented extends ObjectWriteContext.Base {

        @Override
        public PrettyPrinter getPrettyPrinter() {
            DefaultIndenter newLine = new DefaultIndenter("  ", "\n");
            Separators separators =
                    Separators.createDefaultInstance().withObjectNameValueSpacing(Separators.Spacing.AFTER)
                            .withObjectEmptySeparator("").withArrayEmptySeparator("");
            return new DefaultPrettyPrinter(separators).withObjectIndenter(newLine).withArrayIndenter(newLine);
        }

        @Override
        public boolean hasPrettyPrinter() {
            return true;
        }
    }
}
