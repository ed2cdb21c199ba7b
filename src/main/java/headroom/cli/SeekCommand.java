package headroom.cli;

import headroom.cli.option.BadUsageException;
import headroom.cli.option.PlainNumber;
import headroom.cli.option.WhatIfOptions;
import headroom.document.WhatIfReports;
import headroom.files.UnusableFileException;
import headroom.files.answer.WhatIfJson;
import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.whatif.seek.Answer;
import headroom.whatif.seek.Goal;
import headroom.whatif.seek.Goal.Relation;
import headroom.whatif.seek.GoalQuestion;
import headroom.whatif.seek.GoalSeek;
import java.io.IOException;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command that finds the values of one assumption for which an estimate reaches a target. */
@Command(name = "seek", mixinStandardHelpOptions = true, description = "Find the values of one assumption for which an estimate reaches a target.", footerHeading = "%nExample:%n", footer = "  headroom seek moe-service --target \"costPerHour<=900\" --by prefixHitRate")
final class SeekCommand implements Callable<Integer> {

    private static final Pattern TARGET =
            Pattern.compile("\\s*(\\w+)\\s*(<=|>=|=)\\s*(%s)\\s*".formatted(PlainNumber.FORM));

    @Mixin
    private final WhatIfOptions options;

    @Option(names = "--target", paramLabel = "TARGET", required = true, description = "An estimate, <=, >= or =, and a plain number in base units (seconds, bytes, shares as fractions), "
            + "in quotes: \"costPerHour<=900\".")
    private String target = "";

    @Option(names = "--by", paramLabel = "ID", required = true, description = "The assumption that may change, by its id.")
    private String by = "";

    SeekCommand(WhatIfOptions options) {
        this.options = options;
    }

    @Override
    public Integer call() throws IOException {
        Assumption assumption = options.ids().assumption("--by " + by, by);
        GoalQuestion question = question(assumption);
        Answer answer = GoalSeek.of(question.scenario(), question.goal(), assumption);
        options.print(cells -> new WhatIfReports(cells).of(question, answer), () -> new WhatIfJson().of(answer));
        return 0;
    }

    private GoalQuestion question(Assumption assumption) throws UnusableFileException {
        Matcher matcher = TARGET.matcher(target);
        if (!matcher.matches()) {
            throw misuse("it must read ESTIMATE<=NUMBER, >= or =, such as \"costPerHour<=900\"");
        }
        Estimate estimate = options.ids().estimate("--target " + target, matcher.group(1));
        Relation relation = Arrays.stream(Relation.values()).filter(one -> one.typed().equals(matcher.group(2)))
                .findFirst().orElseThrow();
        double number = PlainNumber.of(matcher.group(3));
        if (Double.isInfinite(number)) {
            throw misuse("%s is larger than any number that can be computed with".formatted(matcher.group(3)));
        }
        Goal.rejection(number).ifPresent(sentence -> {
            throw misuse("%s is no number to look for; %s".formatted(matcher.group(3), sentence));
        });
        return new GoalQuestion(options.scenario(), estimate, relation, number, assumption);
    }

    private BadUsageException misuse(String sentence) {
        return new BadUsageException("--target %s: %s".formatted(target, sentence));
    }
}
