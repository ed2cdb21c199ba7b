package headroom.model.typed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.Written;
import headroom.formula.Assumption;
import headroom.formula.Constant;
import headroom.formula.Estimate;
import headroom.formula.Group;
import headroom.formula.Range;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypedValueTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            req/s     | 500            | 500
            req/s     | 1,200          | 1200
            req/s     | 1,234,567.5    | 1234567.5
            req/s     | 1.2M           | 1200000
            req/s     | 1.2 k          | 1200
            req/s     | 3K             | 3000
            tok       | 128K           | 131072
            tok       | 128K tokens    | 131072
            tok       | 128k           | 128000
            tok/turn  | 1K             | 1024
            tok/s     | 1K             | 1000
            req/s     | 1 200     | 1200
            req/s     | 1 200 req/s | 1200
            req/s     | 1 200 000      | 1200000
            req/s     | ﻿500​ | 500
            req/s     | 500 rps        | 500
            req/s     | 500rps         | 500
            req/s     | 1.2k RPS       | 1200
            req/s     | 500 qps        | 500
            req/s     | 30000/min      | 500
            req/s     | 30,000 req/min | 500
            req/s     | 1.8M requests per hour | 500
            req/s     | 500 req/sec    | 500
            tok/s/GPU | 60000 tok/min/GPU | 1000
            tok/s/GPU | 60k/min        | 1000
            tok/s/GPU | 1000/s         | 1000
            GB/s/node | 24 TB/min/node | 400
            GB/GPU    | 80 gb          | 80
            GB/GPU    | 80 gib         | 85.89934592
            kB        | 64 KB          | 64
            s         | 2 mins         | 120
            s         | 2 minutes      | 120
            s         | 45 us          | 0.000045
            s         | 45 μs     | 0.000045
            %         | 12.5 %    | 12.5
            req/s     | 2e3            | 2000
            req/s     | .5             | 0.5
            req/s     | 7.             | 7
            req/s     | +7             | 7
            req/s     | 500 req/s      | 500
            req/s     | 500 req        | 500
            GB/GPU    | 80             | 80
            GB/GPU    | 80 GB          | 80
            GB/GPU    | 80 GiB         | 85.89934592
            GB/GPU    | 80 GiB/GPU     | 85.89934592
            GB/GPU    | 0.5 TB         | 500
            GB/GPU    | 80G            | 80
            TB/node   | 500G           | 0.5
            kB        | 64k            | 64
            ms        | 2k             | 2000
            G         | 500M           | 0.5
            G         | 8G             | 8
            GB/GPU    | 640 MB/GPU     | 0.64
            s         | 350 ms         | 0.35
            s         | 2 min          | 120
            s         | 45µs           | 0.000045
            ms/tok    | 0.05 s/tok     | 50
            ms/tok    | 0.05 s         | 50
            %         | 70 %           | 70
            %         | 70%            | 70
            $/GPU/h   | $2             | 2
            $/GPU/h   | $ 2.50         | 2.5
            $/GPU/h   | 2 $/GPU/h      | 2
            G         | 671            | 671
            —         | 1.5            | 1.5
            req/s     | 1.2k req/s     | 1200
            req/s     | 1.2M requests per second | 1200000
            tok       | 2M tok         | 2000000
            tok       | 128k tokens    | 128000
            GPU/unit  | 32 GPUs/unit   | 32
            GPU/unit  | 1 GPU          | 1
            node      | 16 nodes       | 16
            $/GPU/h   | $2/GPU/h       | 2
            min       | 1.5 h          | 90
            min       | 2 d            | 2880
            TB/node   | 1.5 PB         | 1500
            G         | 70B            | 70
            %         | 70 percent     | 70
            ×         | 1.25×          | 1.25
            """)
    void aNumberMayCarryAMultipleOrAUnitOfTheSameKind(String unit, String typed, double value) {
        assertEquals(new TypedValue.Accepted(value), read(typed, unit));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            req/s  | nonsense  | “nonsense” is no number; type a number such as 8 req/s.
            req/s  | ''        | Nothing is typed; type a number such as 8 req/s.
            req/s  | '   '     | Nothing is typed; type a number such as 8 req/s.
            req/s  | NaN       | “NaN” is no number; type a number such as 8 req/s.
            req/s  | Infinity  | “Infinity” is no number; type a number such as 8 req/s.
            req/s  | 1.2.3     | “1.2.3” is no number; type a number such as 8 req/s.
            req/s  | 1,5       | “1,5” is no number; type a number such as 8 req/s.
            req/s  | 1,2345    | “1,2345” is no number; type a number such as 8 req/s.
            req/s  | 1e999     | “1e999” is too large for a number; type a number such as 8 req/s.
            req/s  | 5 GB      | “GB” is no unit of the load; type a number such as 8 req/s.
            s      | 5 GB      | “GB” is no unit of the load; type a number such as 8 s.
            ms/tok | 2 h       | “h” is no unit of the load; type a number such as 8 ms/tok.
            node   | 2k GB     | “k GB” is no unit of the load; type a number such as 8 nodes.
            s      | 80 GiB/s  | “GiB/s” is no unit of the load; type a number such as 8 s.
            GB     | 80 Gb     | “Gb” are bits, and the load is in bytes; type a number such as 8 GB.
            GB     | 500 rps   | “rps” is no unit of the load; type a number such as 8 GB.
            req/s  | 12 34     | “12 34” is no number; type a number such as 8 req/s.
            s      | 5/min     | “/min” is no unit of the load; type a number such as 8 s.
            $/h    | five      | “five” is no number; type a number such as $8/h.
            """)
    void whatCannotBeReadIsRefusedWithAnExample(String unit, String typed, String sentence) {
        assertEquals(new TypedValue.Refused(sentence), read(typed, unit));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            -3     | The load is −3, but must be between 0 and 2,000,000 req/s.
            −3     | The load is −3, but must be between 0 and 2,000,000 req/s.
            3M     | The load is 3,000,000, but must be between 0 and 2,000,000 req/s.
            1e300 M | The load is 1E306, but must be between 0 and 2,000,000 req/s.
            """)
    void aValueOutOfRangeIsRefusedWithTheRange(String typed, String sentence) {
        assertEquals(new TypedValue.Refused(sentence), read(typed, "req/s"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            %   | 0.7   | Taken as 0.7 %, less than one per cent; type 70 for 70 %.
            %   | 0.7 % |
            %   | 70    |
            %   | 0     |
            tok | 128K  | Taken as 131,072; K is 1,024 tokens, k is 1,000.
            tok | 128k  | Taken as 128,000; K is 1,024 tokens, k is 1,000.
            tok | 5M    |
            tok | 500   |
            """)
    void whatMightBeMeantOtherwiseIsTold(String unit, String typed, String note) {
        assertEquals(Optional.ofNullable(note), TypedValue.note(typed, load(unit, Range.linear(0, 2e6))));
    }

    @ParameterizedTest
    @CsvSource({"80 GiB, 80 GiB/GPU", "80, 80 GB/GPU", "1.5 GiB, 1.5 GiB/GPU", "12.345678, 12.345678 GB/GPU"})
    void whatWasTypedInAnotherUnitIsPrintedInItAndReadsBack(String typed, String printed) {
        Assumption memory = load("GB/GPU", Range.linear(0, 2e6));
        TypedValue read = TypedValue.read(typed, memory);
        assertEquals(printed, read instanceof TypedValue.Accepted(double value)
                ? memory.print(memory.unit().toBase(value)).toString() : "refused");
        assertEquals(read, TypedValue.read(printed, memory));
    }

    @Test
    void whatIsFarTooLongIsRefusedWithItsBeginning() {
        String pasted = "1" + ",000".repeat(100_000);
        assertEquals(new TypedValue.Refused(
                "“1,000,000,000,000,000,000,000,000,000,00…” is no number; type a number such as 8 req/s."),
                read(pasted, "req/s"));
    }

    @ParameterizedTest
    @CsvSource({"2.5, 2.5", "7.0001, 7.0001"})
    void aFractionOfAWholeThingIsRefused(String typed, String found) {
        assertEquals(
                new TypedValue.Refused("The load is %s, but must be a whole number between 0 and 2,000,000 req/s."
                        .formatted(found)),
                TypedValue.read(typed, load("req/s", Written.whole(Range.linear(0, 2e6)))));
    }

    @ParameterizedTest
    @CsvSource({"320 MiB, 320", "0.3125 GiB, 320", "335544.32 kB, 320"})
    void unitsOfOtherSizesLeaveNoNoiseInAWholeNumber(String typed, double value) {
        assertEquals(new TypedValue.Accepted(value),
                TypedValue.read(typed, load("MiB", Written.whole(Range.linear(0, 1_000)))));
    }

    private static TypedValue read(String typed, String unit) {
        return TypedValue.read(typed, load(unit, Range.linear(0, 2e6)));
    }

    private static Assumption load(String unit, Range range) {
        return Written.assumption("load", "The load", new Group("Group"), unit, 8, range);
    }

    @Test
    void estimatesAreReadInAnyUnitThatFitsAndSharesInPercent() {
        Estimate hits = Written.estimate("hits", "Hits", "share", Constant.of(1));
        Estimate cost = Written.estimate("cost", "Cost", "$/h", Constant.of(1));

        assertEquals(new TypedValue.Accepted(0.624), TypedValue.read("62.4", hits, "50 %"));
        assertEquals(new TypedValue.Accepted(0.624), TypedValue.read("62.4 %", hits, "50 %"));
        assertEquals(new TypedValue.Accepted(900), TypedValue.read("$900/h", cost, "$1,088/h"));
        assertEquals(new TypedValue.Accepted(1_200), TypedValue.read("1.2k", cost, "$1,088/h"));
        assertEquals(new TypedValue.Refused("“cheap” is no number; type a number such as $1,088/h."),
                TypedValue.read("cheap", cost, "$1,088/h"));
    }
}
