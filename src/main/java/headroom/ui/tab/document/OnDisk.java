package headroom.ui.tab.document;

import headroom.model.Scenario;

/** The content found under a file's name: a scenario, a picture that carries one, nothing, or something unusable. */
sealed interface OnDisk {

    /** A file that holds a scenario. */
    record Holds(Scenario scenario) implements OnDisk {}

    /** A picture that carries a scenario, whatever it is called: nothing is saved over it unasked. */
    record Carries(Scenario scenario) implements OnDisk {}

    /** Nothing. */
    record Missing() implements OnDisk {}

    /** Something that cannot be read as a scenario; the sentence says why, and names the file. */
    record Unusable(String sentence) implements OnDisk {}
}
