package headroom.files;

import headroom.text.Digits;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.node.POJONode;
import tools.jackson.databind.util.RawValue;

/**
 * Writes JSON for people (indented) and for scripts (a line): objects out of records and maps, lists, texts, numbers, which are
 * null where they are NaN, and truths.
 */
public final class JsonText {

    private final JsonFactory json = new JsonFactory();

    /** An object to be written: names and values in turn. */
    public static Map<String, @Nullable Object> object(@Nullable Object... namesAndValues) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.put(String.valueOf(namesAndValues[i]), namesAndValues[i + 1]);
        }
        return object;
    }

    /** An object to be written whose names are ids of things: a value for each of them. */
    public static <T> Map<String, @Nullable Object> object(Collection<T> things, Function<? super T, String> id,
            Function<? super T, ? extends @Nullable Object> value) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        things.forEach(thing -> object.put(id.apply(thing), value.apply(thing)));
        return object;
    }

    /** Indented text with a line feed at its end. */
    public String indented(Object content) {
        return write(new Indented(), content) + "\n";
    }

    /** Writes such text as it is made; the stream stays open. */
    public void indented(OutputStream to, Object content) throws IOException {
        JsonFactory open = json.rebuild().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();
        try (JsonGenerator generator = open.createGenerator(new Indented(), to)) {
            write(content, generator);
            generator.writeRaw('\n');
        } catch (JacksonIOException failure) {
            throw failure.getCause();
        }
    }

    /** Text on one line, without a line feed. */
    public String line(Object content) {
        return write(ObjectWriteContext.empty(), content);
    }

    private String write(ObjectWriteContext context, Object content) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(4096);
        try (JsonGenerator generator = json.createGenerator(context, bytes)) {
            write(content, generator);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private static void write(@Nullable Object content, JsonGenerator to) {
        switch (JsonRecords.held(content)) {
            case null -> to.writeNull();
            case Optional<?> there -> write(there.orElseThrow(), to);
            case Record record -> write(JsonRecords.fields(record), to);
            case POJONode node -> write(node.getPojo(), to);
            case RawValue written -> to.writeRawValue(String.valueOf(written.rawValue()));
            case Boolean truth -> to.writeBoolean(truth);
            case Double number when number.isNaN() -> to.writeNull();
            case Double number -> to.writeNumber(Digits.shortest(number));
            case Number number -> to.writeNumber(number.longValue());
            case Collection<?> items -> {
                to.writeStartArray();
                items.forEach(item -> write(item, to));
                to.writeEndArray();
            }
            case Map<?, ?> fields -> {
                to.writeStartObject();
                fields.forEach((name, value) -> {
                    to.writeName(name.toString());
                    write(value, to);
                });
                to.writeEndObject();
            }
            case Object text -> to.writeString(text.toString());
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
