package headroom.cli;

import headroom.export.AnswerTable;
import headroom.export.Cells;
import headroom.files.WhatIfJson;
import headroom.model.expression.Assumption;
import headroom.model.expression.Estimate;
import headroom.whatif.seek.Answer;
import headroom.whatif.seek.Goal;
import headroom.whatif.seek.Goal.Relation;
import headroom.whatif.seek.GoalSeek;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What values of an assumption reach a goal. */
@Command(name = "seek", mixinStandardHelpOptions = true, description = "Find the values of one assumption for which an estimate reaches a target.")
final class SeekCommand implements Callable<Integer> {

    private static final Pattern TARGET = Pattern.compile(
            "\\s*(\\w+)\\s*(<=|>=|=)\\s*([-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?)\\s*");

    @Mixin
    private final Question question;

    @Option(names = "--target", paramLabel = "TARGET", required = true, description = "An estimate, <=, >= or =, and a plain number in base units (seconds, bytes, shares as fractions), "
            + "in quotes: \"costPerHour<=900\".")
    private String target = "";

    @Option(names = "--by", paramLabel = "ID", required = true, description = "The assumption that may change.")
    private String by = "";

    SeekCommand(Question question) {
        this.question = question;
    }

    @Override
    public Integer call() throws IOException {
        Matcher matcher = TARGET.matcher(target);
        if (!matcher.matches()) {
            throw new BadUsageException(
                    "--target %s: it must read ESTIMATE<=NUMBER, >= or =, such as \"costPerHour<=900\""
                            .formatted(target));
        }
        Estimate estimate = question.estimate("--target", matcher.group(1));
        Relation relation = Arrays.stream(Relation.values()).filter(one -> one.typed().equals(matcher.group(2)))
                .findFirst().orElseThrow();
        Assumption assumption = question.assumption("--by", by);
        Answer answer = GoalSeek.of(question.scenario(),
                Goal.of(estimate, relation, Double.parseDouble(matcher.group(3))), assumption);
        question.print(() -> text(answer, estimate, assumption), () -> new WhatIfJson().of(answer),
                () -> List.of(AnswerTable.of(answer, assumption, Cells.RAW)));
        return 0;
    }

    private static String text(Answer answer, Estimate estimate, Assumption by) {
        return answer.intervals().isEmpty() ? answer.nearest()
                .map(nearest -> "Out of reach; nearest is %s = %s at %s = %s.\n".formatted(estimate.label(),
                        estimate.print(nearest.value()), by.label(), by.print(by.unit().toBase(nearest.at()))))
                .orElseGet(() -> "Out of reach: %s has no value for any %s.\n".formatted(estimate.label(), by.label()))
                : AnswerTable.of(answer, by, Cells.PRINTED).text();
    }
}
