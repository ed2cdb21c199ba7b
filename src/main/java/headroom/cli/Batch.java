package headroom.cli;

import headroom.files.UnicodeInput;
import headroom.files.UnusableFileException;
import headroom.files.answer.EvaluationJson;
import headroom.files.scenario.ScenarioReader;
import headroom.whatif.uncertainty.Assessment;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Evaluates a scenario a line, in order and as a stream: any number of lines takes the memory of one. */
final class Batch {

    private static final int BUFFER = 1 << 16;

    private final ScenarioReader reader;
    private final EvaluationJson json;

    Batch(ScenarioReader reader, EvaluationJson json) {
        this.reader = reader;
        this.json = json;
    }

    /**
     * Reads every line and writes a line for each that is not blank; one that cannot be used stops nothing.
     *
     * @param source how a refusal of all lines names where they come from
     */
    void run(InputStream from, String source, OutputStream to) throws IOException {
        InputStream in = UnicodeInput.of(new BufferedInputStream(from, BUFFER), source);
        BufferedOutputStream out = new BufferedOutputStream(to, BUFFER);
        BoundedLines lines = new BoundedLines(in);
        for (byte[] line = lines.next(); line != null; line = lines.next()) {
            if (!isBlank(line)) {
                out.write(answer(line, lines.number()).getBytes(StandardCharsets.UTF_8));
                out.write('\n');
            }
            // Whoever feeds lines one at a time gets each answer before the next line is due.
            if (in.available() == 0) {
                out.flush();
            }
        }
        out.flush();
    }

    private String answer(byte[] line, long number) {
        try {
            return json.line(Assessment.of(reader.read(line)));
        } catch (UnusableFileException refusal) {
            return json.error(number, String.valueOf(refusal.getMessage()));
        }
    }

    private static boolean isBlank(byte[] line) {
        for (byte character : line) {
            if (character != ' ' && character != '\t' && character != '\r') {
                return false;
            }
        }
        return true;
    }
}
