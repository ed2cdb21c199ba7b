/** Answers as reports, which are printed as text, Markdown or CSV. */
@NullMarked
package headroom.document;

import org.jspecify.annotations.NullMarked;
