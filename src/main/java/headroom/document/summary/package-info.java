/** The summary of a scenario on one page. */
@NullMarked
package headroom.document.summary;

import org.jspecify.annotations.NullMarked;
