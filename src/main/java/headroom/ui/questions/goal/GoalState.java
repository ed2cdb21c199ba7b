package headroom.ui.questions.goal;

import headroom.whatif.seek.Answer;
import headroom.whatif.seek.GoalQuestion;

/** The state of a question, from the first thing that is to be said to the answer. */
sealed interface GoalState {

    /** Something is still to be said; what, in a sentence. */
    record Asking(String sentence) implements GoalState {}

    /** A question that cannot be asked with what was typed; the sentence says why. */
    record Refused(String sentence) implements GoalState {}

    /** The answer is being looked for. */
    record Searching(GoalQuestion question) implements GoalState {}

    /** The answer. */
    record Answered(GoalQuestion question, Answer answer) implements GoalState {}
}
