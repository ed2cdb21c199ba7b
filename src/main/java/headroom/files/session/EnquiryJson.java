package headroom.files.session;

import headroom.files.scenario.ScenarioWriter;
import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.whatif.SweepRange;
import headroom.whatif.enquiry.Candidate;
import headroom.whatif.enquiry.Enquiry;
import headroom.whatif.enquiry.Lineup;
import headroom.whatif.enquiry.PlaneAxes;
import tools.jackson.core.JsonGenerator;

/** Writes what is asked about a tab's problem: {@code {"subject":"costPerHour","swing":0.1,"kept":["peakRate"]}}. */
final class EnquiryJson {

    static final String NAME = "enquiry";

    private final ScenarioWriter scenarios;

    /** Scenarios are written in this way. */
    EnquiryJson(ScenarioWriter scenarios) {
        this.scenarios = scenarios;
    }

    /** Writes it as a property of what is being written. */
    void write(Enquiry enquiry, JsonGenerator generator) {
        generator.writeObjectPropertyStart(NAME);
        generator.writeStringProperty("subject", enquiry.subject().id());
        generator.writeNumberProperty("swing", enquiry.swing());
        generator.writeArrayPropertyStart("kept");
        enquiry.kept().stream().map(Assumption::id).sorted().forEach(generator::writeString);
        generator.writeEndArray();
        enquiry.lineup().ifPresent(lineup -> write(lineup, generator));
        enquiry.axes().ifPresent(axes -> write(axes, generator));
        generator.writeEndObject();
    }

    private void write(Lineup lineup, JsonGenerator generator) {
        generator.writeObjectPropertyStart("comparison");
        generator.writeStringProperty("chart", lineup.chart().id());
        generator.writeNumberProperty("series", lineup.series());
        generator.writeArrayPropertyStart("columns");
        for (Candidate column : lineup.columns()) {
            generator.writeStartObject();
            generator.writeStringProperty("origin", column.origin().word());
            generator.writeStringProperty("name", column.name());
            generator.writeName("scenario");
            scenarios.write(column.scenario(), generator);
            generator.writeEndObject();
        }
        generator.writeEndArray();
        generator.writeEndObject();
    }

    private static void write(PlaneAxes axes, JsonGenerator generator) {
        generator.writeObjectPropertyStart("map");
        Estimate estimate = axes.estimate();
        generator.writeStringProperty("estimate", estimate.id());
        write("across", axes.across(), generator);
        write("up", axes.up(), generator);
        generator.writeEndObject();
    }

    private static void write(String name, SweepRange stretch, JsonGenerator generator) {
        generator.writeObjectPropertyStart(name);
        generator.writeStringProperty("assumption", stretch.assumption().id());
        generator.writeNumberProperty("low", stretch.low());
        generator.writeNumberProperty("high", stretch.high());
        generator.writeNumberProperty("points", stretch.points());
        generator.writeEndObject();
    }
}
