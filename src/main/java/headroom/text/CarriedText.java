package headroom.text;

/**
 * The names under which a picture carries its scenario as text. What writes pictures and what reads them do not know each
 * other, so they share this.
 */
public final class CarriedText {

    /** The keyword of the international text in a PNG. */
    public static final String KEYWORD = "Scenario";
    /** The namespace of the element in the metadata of an SVG or a PDF. */
    public static final String NAMESPACE = "urn:headroom:scenario#";
    /** The local name of that element. */
    public static final String ELEMENT = "scenario";

    private CarriedText() {}
}
