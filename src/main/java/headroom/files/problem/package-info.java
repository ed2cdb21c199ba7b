/**
 * Problem files: YAML becomes a positioned tree, the tree is held against the shape that every file has, and from what is
 * well shaped a problem is built. Mistakes of all three steps are collected, each with its place in the text.
 */
@NullMarked
package headroom.files.problem;

import org.jspecify.annotations.NullMarked;
