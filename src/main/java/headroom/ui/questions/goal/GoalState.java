package headroom.ui.questions.goal;

import headroom.whatif.seek.Answer;
import headroom.whatif.seek.GoalQuestion;

/** How far a question has come. */
sealed interface GoalState {

    /** Something is still to be said; what, in a sentence. */
    record Asking(String sentence) implements GoalState {}

    /** What was typed cannot be used; why, in a sentence. */
    record Refused(String sentence) implements GoalState {}

    /** The answer is being looked for. */
    record Searching(GoalQuestion question) implements GoalState {}

    /** The answer. */
    record Answered(GoalQuestion question, Answer answer) implements GoalState {}
}
