/** A pool of KV cache in tiers, GPU memory over machine memory over SSD, so that returning sessions are read, not recomputed. */
@NullMarked
package headroom.problems.kvpool;

import org.jspecify.annotations.NullMarked;
