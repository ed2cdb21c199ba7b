package headroom.problems.gateway;

import static headroom.model.Series.area;
import static headroom.model.Series.line;
import static headroom.model.Series.scale;
import static headroom.model.expression.Constant.of;
import static headroom.model.expression.Expression.max;
import static headroom.model.expression.Range.Scale.LINEAR;
import static headroom.model.expression.Range.Scale.LOGARITHMIC;
import static headroom.problems.gateway.GatewayAssumptions.*;
import static headroom.problems.gateway.GatewayEstimates.*;
import static headroom.problems.gateway.GatewayRemedies.*;

import headroom.model.Axis.Across;
import headroom.model.Axis.Span;
import headroom.model.Axis.Up;
import headroom.model.ChartSpec;
import headroom.model.LineChart;
import headroom.model.expression.Style;
import java.util.List;

/** What the gateway and its fleet do as one thing changes. Blue is the sound way, orange the other one or a loss. */
final class GatewayCharts {

    private static final int SOUND = 1;
    private static final int OTHERWISE = 2;
    private static final int MEMORY = 4;

    private static final LineChart LOOKUPS = LineChart
            .of("lookups", "Prefix lookups against instances",
                    "Asking every instance costs more with each one added; one tree costs the same for any number.",
                    Across.of(INSTANCES, new Span.Around(0.05, 20), LOGARITHMIC),
                    Up.of("per second", "lookup/s").logarithmic())
            .with(line("ask every one", PER_INSTANCE_LOOKUPS).inTone(OTHERWISE),
                    line("prefix tree", PREFIX_TREE_LOOKUPS).inTone(SOUND));

    private static final LineChart INDEX_SIZE = LineChart
            .of("index-size", "Index size against block size",
                    "Half the block size means twice the entries. Small blocks find longer prefixes, large ones keep the "
                            + "index small.",
                    Across.of(BLOCK_TOKENS, new Span.Around(0.0625, 16), LOGARITHMIC),
                    Up.of("", "B").printedAs(Style.BINARY_BYTES).logarithmic())
            .with(line("one copy", INDEX_BYTES).inTone(MEMORY),
                    line("all copies", INDEX_MEMORY_TOTAL).inTone(MEMORY).dots())
            .limit("budget a copy", INDEX_MEMORY_BUDGET);

    private static final LineChart FAILOVER = LineChart
            .of("failover", "Requests lost with an instance against detection time",
                    "Requests go on to a dead instance until it is removed; the streams it was serving are cut at once.",
                    Across.of(DETECTION_TIME,
                            new Span.Between(of(0, "s"), max(ACTIVE_DETECTION, PASSIVE_DETECTION).times(1.5)),
                            LINEAR),
                    Up.of("", "req"))
            .with(line("to retry", REQUESTS_TO_RETRY).inTone(SOUND),
                    line("streams cut", REQUESTS_INTERRUPTED).inTone(OTHERWISE))
            .mark("active", ACTIVE_DETECTION)
            .mark("passive", PASSIVE_DETECTION);

    private static final LineChart CONNECTIONS = LineChart
            .of("connections", "Open connections against request rate",
                    "Every answer that streams holds a connection, and the memory that goes with it, for as long as it takes.",
                    Across.of(REQUEST_RATE, new Span.Around(0, 3), LINEAR), Up.of("connections", "connection"))
            .onTheRight(Up.of("memory", "B"))
            .with(area("open", OPEN_CONNECTIONS).inTone(SOUND),
                    scale(CONNECTION_MEMORY_TOTAL))
            .limit("limit", CONNECTIONS_ALLOWED);

    private static final LineChart HOTTEST = LineChart
            .of("hot-prefix", "Hottest instance against hot prefix share",
                    "Without a cap one instance takes all of the most popular prefix; with one, further instances share it.",
                    Across.of(HOT_PREFIX_SHARE, new Span.Between(of(0.1).dividedBy(INSTANCES), of(1)), LOGARITHMIC),
                    Up.of("prefill load", "×").logarithmic())
            .with(line("no cap", UNCAPPED_UTILISATION).inTone(OTHERWISE),
                    line("with the cap", HOTTEST_INSTANCE_UTILISATION).inTone(SOUND))
            .limit("full", of(1));

    private static final LineChart UTILISATION = LineChart
            .of("utilisation", "Instance utilisation against hit rate",
                    "Every cached token is one that no instance computes. A lost instance takes its cache along, which hurts "
                            + "a small fleet most.",
                    Across.of(PREFIX_HIT_RATE, new Span.Whole(), LINEAR), Up.of("prefill load", "share"))
            .with(line("all there", INSTANCE_UTILISATION).inTone(SOUND),
                    line("one lost", UTILISATION_AFTER_LOSS).inTone(OTHERWISE).dots())
            .limit("full", of(1));

    static final List<ChartSpec> ALL = List.of(LOOKUPS, INDEX_SIZE, FAILOVER, CONNECTIONS, HOTTEST, UTILISATION);

    private GatewayCharts() {}
}
