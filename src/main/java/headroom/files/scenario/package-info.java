/** Scenarios in files: read strictly, brought up from earlier schemas, written. */
@NullMarked
package headroom.files.scenario;

import org.jspecify.annotations.NullMarked;
