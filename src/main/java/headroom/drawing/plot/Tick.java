package headroom.drawing.plot;

/** A round place on an axis, in base units, and what stands there. */
record Tick(double value, String label) {}
