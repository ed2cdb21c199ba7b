/** Generation of answers for reinforcement learning, in step with a trainer. */
@NullMarked
package headroom.problems.rollout;

import org.jspecify.annotations.NullMarked;
