/** A cache-aware gateway in front of many inference instances: prefix index, balance, failover and step-by-step release. */
@NullMarked
package headroom.problems.gateway;

import org.jspecify.annotations.NullMarked;
