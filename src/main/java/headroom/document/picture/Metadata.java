package headroom.document.picture;

import headroom.text.CarriedText;
import java.util.regex.Pattern;

/** The metadata of a picture, its title and scenario, in RDF: the form that SVG and PDF files share. */
final class Metadata {

    private static final Pattern FORBIDDEN =
            Pattern.compile("[^\\t\\n\\r\\x20-\\x{D7FF}\\x{E000}-\\x{FFFD}\\x{10000}-\\x{10FFFF}]");
    private static final String NO_LETTER = "\uFFFD";

    private Metadata() {}

    /** The title and the scenario of a picture. */
    static String rdf(Picture picture) {
        return """
                <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
                <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:headroom="%s">
                <dc:title><rdf:Alt><rdf:li xml:lang="x-default">%s</rdf:li></rdf:Alt></dc:title>
                <headroom:%s>%s</headroom:%3$s>
                </rdf:Description>
                </rdf:RDF>
                """.formatted(CarriedText.NAMESPACE, escaped(picture.title()), CarriedText.ELEMENT,
                escaped(picture.scenario()));
    }

    /** The same as an XMP packet, which readers find in a PDF even without understanding the rest of it. */
    static String xmp(Picture picture) {
        return """
                <?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
                <x:xmpmeta xmlns:x="adobe:ns:meta/">
                %s</x:xmpmeta>
                <?xpacket end="r"?>
                """.formatted(rdf(picture));
    }

    /** Text between tags; what no XML may hold, such as half of a pair of surrogates, becomes a replacement character. */
    static String escaped(String text) {
        return FORBIDDEN.matcher(text).replaceAll(NO_LETTER).replace("&", "&amp;").replace("<", "&lt;")
                .replace(">", "&gt;").replace("\r", "&#13;");
    }
}
