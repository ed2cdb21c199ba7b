package headroom.ui;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;

/** How long the threads of this program have been at work; the compiler and the collector of the virtual machine apart. */
final class ProcessorTime {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private ProcessorTime() {}

    /** In nanoseconds. */
    static long ofAllThreads() {
        return Arrays.stream(THREADS.getAllThreadIds()).map(THREADS::getThreadCpuTime).filter(time -> time > 0).sum();
    }
}
