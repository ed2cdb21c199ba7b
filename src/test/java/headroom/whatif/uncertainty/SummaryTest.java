package headroom.whatif.uncertainty;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.formula.Estimate;
import headroom.problems.Problems;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Percentiles and a mean as a person reads them. */
class SummaryTest {

    private static Estimate estimate(String problem, String id) {
        return Problems.all().stream().filter(each -> each.id().equals(problem)).findFirst().orElseThrow()
                .estimate(id).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            moe-service, totalGpus,   448,   544,  720, P10 448 · P50 544 · P90 720 · mean 544 GPUs
            moe-service, costPerHour, 9e2,   1e3,  2e3, 'P10 $900 · P50 $1,000 · P90 $2,000 · mean $1,000/h'
            moe-service, ttftP99,     0.65,  0.8,  2.1, P10 650 ms · P50 800 ms · P90 2.1 s · mean 800 ms
            """)
    void aUnitThatAllHaveIsSaidOnce(String problem, String id, double p10, double p50, double p90, String expected) {
        Estimate estimate = estimate(problem, id);
        double scale = id.equals("costPerHour") ? estimate.unit().scale() : 1;
        assertEquals(expected, new Summary(p50 * scale, p10 * scale, p50 * scale, p90 * scale, 1).print(estimate));
    }

    @ParameterizedTest
    @CsvSource("moe-service, totalGpus")
    void whereNoSampleHasAValueNothingIsSaid(String problem, String id) {
        assertEquals("", new Summary(Double.NaN, Double.NaN, Double.NaN, Double.NaN, 0).print(estimate(problem, id)));
    }
}
