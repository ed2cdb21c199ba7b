package headroom.ui.export;

import headroom.whatif.sensitivity.Tornado;

/** Takes a tornado away as text. */
public interface TornadoCopying {

    /** Copies what matters for an estimate as a Markdown table, to read. */
    void markdown(Tornado tornado);

    /** Copies what matters for an estimate as comma-separated values, to compute with. */
    void csv(Tornado tornado);
}
