package headroom.model;

/** The content of a chart of a problem; how it looks is the drawing's business. */
public sealed interface ChartSpec permits LineChart, BarChart {

    /** The id that names its file. */
    String id();

    /** The title above it. */
    String title();

    /** The left-hand vertical axis. */
    Axis.Up up();

    /** A sentence on what to read off it. */
    String description();
}
