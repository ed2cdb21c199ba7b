package headroom.ui.background;

import java.util.logging.Logger;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Keeps the log quiet in tests in which work fails on purpose. */
public final class ExpectedFailures implements BeforeEachCallback, AfterEachCallback {

    private final Logger log = Logger.getLogger(Failure.class.getName());

    @Override
    public void beforeEach(ExtensionContext context) {
        log.setUseParentHandlers(false);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        log.setUseParentHandlers(true);
    }
}
