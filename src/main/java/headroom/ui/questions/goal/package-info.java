/** Questions of what it would take: goals that one assumption is to reach, and fixes of failed checks. */
@NullMarked
package headroom.ui.questions.goal;

import org.jspecify.annotations.NullMarked;
