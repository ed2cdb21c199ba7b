package headroom.whatif.enquiry;

import headroom.model.ChartSpec;
import headroom.whatif.Comparison;
import java.util.List;

/**
 * Which scenarios are side by side, and what is drawn of them.
 *
 * @param columns 1 to {@value Comparison#MOST}, the first of which the others are held against
 * @param series the place of one of the chart's series
 */
public record Lineup(List<Candidate> columns, ChartSpec chart, int series) {

    public Lineup {
        columns = List.copyOf(columns);
    }
}
