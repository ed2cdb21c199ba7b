package headroom.files.problem;

import headroom.model.Scenario;

/**
 * A scenario that comes with the program.
 *
 * @param name the stem of its file, by which files and the command line know it
 * @param scenario its values, marked as started from itself
 */
public record Preset(String name, Scenario scenario) {}
