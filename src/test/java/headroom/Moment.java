package headroom;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;

/** The moment at which tests happen, unless they say otherwise. */
public final class Moment {

    /** A clock that stands at noon of 1 January 2026. */
    public static final Clock NOON = Clock.fixed(Instant.parse("2026-01-01T12:00:00Z"), ZoneOffset.UTC);

    private Moment() {}
}
