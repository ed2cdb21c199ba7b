package headroom.formula;

/**
 * A heading under which assumptions and choices stand together; groups of the same name are one group.
 *
 * @param nature the nature of most of them
 */
public record Group(String name, Nature nature) {

    /** Who can change the assumptions of a group, the readiest first. */
    public enum Nature {
        /** Decisions of whoever designs the service. */
        DECISION("for the designers to decide"),
        /** Facts, or what was measured: hardware, a model, a price. */
        GIVEN("given: with other hardware, another model or another offer"),
        /** Wishes of the customers: traffic, limits, the shape of what is asked. */
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
