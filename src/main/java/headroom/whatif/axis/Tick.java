package headroom.whatif.axis;

/** A round place on an axis, in base units, and what stands there. */
public record Tick(double value, String label) {}
