package headroom.model;

/** What a chart of a problem shows; what it looks like is the drawing's business. */
public sealed interface ChartSpec permits LineChart, BarChart {

    /** The id that names its file. */
    String id();

    /** What stands above it. */
    String title();

    /** The left-hand vertical axis. */
    Axis.Up up();

    /** One sentence: what to read off it. */
    String description();
}
