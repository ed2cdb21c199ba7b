package headroom.model.expression;

/** A heading under which assumptions and choices stand together; groups of the same name are one group. */
public record Group(String name) {}
