/** Texts of people in YAML: a tree whose parts have their places, the shape that it must have, and the mistakes found. */
@NullMarked
package headroom.files.yaml;

import org.jspecify.annotations.NullMarked;
