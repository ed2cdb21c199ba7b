package headroom.cli.option;

import headroom.document.Cells;
import headroom.document.Report;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;

/** A form in which answers are printed. */
public enum AnswerFormat {
    TEXT, JSON, CSV, MARKDOWN;

    /** An answer as JSON, which is written piece by piece. */
    @FunctionalInterface
    public interface Json {
        void write(OutputStream to) throws IOException;
    }

    /** Prints an answer. */
    public void print(Function<Cells, Report> report, Supplier<String> json, Streams to) throws IOException {
        write(report, out -> out.write(json.get().getBytes(StandardCharsets.UTF_8)), to);
    }

    /** Prints an answer, however large: piece by piece, so that it is never in memory as a whole. */
    public void write(Function<Cells, Report> report, Json json, Streams to) throws IOException {
        switch (this) {
            case TEXT -> to.print(report.apply(Cells.PRINTED).text());
            case JSON -> json.write(to.out());
            case CSV -> to.print(report.apply(Cells.RAW).csv());
            case MARKDOWN -> to.print(report.apply(Cells.PRINTED).markdown());
        }
        to.out().flush();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
