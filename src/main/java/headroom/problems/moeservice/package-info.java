/** An online service for a mixture-of-experts model of the 600B class, prefill and decode on separate GPUs. */
@NullMarked
package headroom.problems.moeservice;

import org.jspecify.annotations.NullMarked;
