package headroom.files.problem;

import headroom.model.Scenario;

/**
 * A preset that stands in its problem's own file.
 *
 * @param name by which commands and scenario files know it
 */
public record InlinePreset(String name, Scenario scenario) {}
