/** What a person asks about a problem, so that it can be asked again. */
@NullMarked
package headroom.whatif.enquiry;

import org.jspecify.annotations.NullMarked;
