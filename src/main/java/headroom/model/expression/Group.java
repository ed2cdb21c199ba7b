package headroom.model.expression;

/**
 * A heading under which assumptions and choices stand together; groups of the same name are one group.
 *
 * @param nature what kind of thing most of them are
 */
public record Group(String name, Nature nature) {

    /** Who can change the assumptions of a group, the readiest first. */
    public enum Nature {
        /** Whoever designs the service decides about it. */
        DECISION,
        /** It is as it is, or as it was measured: hardware, a model, a price. */
        GIVEN,
        /** The customers want it so: traffic, limits, the shape of what is asked. */
        DEMAND
    }

    /** A group of what is given. */
    public Group(String name) {
        this(name, Nature.GIVEN);
    }
}
