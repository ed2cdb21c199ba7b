package headroom.formula;

/**
 * A heading under which assumptions and choices stand together; groups of the same name are one group.
 *
 * @param nature what kind of thing most of them are
 */
public record Group(String name, Nature nature) {

    /** Who can change the assumptions of a group, the readiest first. */
    public enum Nature {
        /** Whoever designs the service decides about it. */
        DECISION("for the designers to decide"),
        /** It is as it is, or as it was measured: hardware, a model, a price. */
        GIVEN("given: with other hardware, another model or another offer"),
        /** The customers want it so: traffic, limits, the shape of what is asked. */
        DEMAND("for the customers to agree to");

        private final String whose;

        Nature(String whose) {
            this.whose = whose;
        }

        /** Half a sentence on who can change it. */
        public String whose() {
            return whose;
        }
    }

    /** A group of what is given. */
    public Group(String name) {
        this(name, Nature.GIVEN);
    }
}
