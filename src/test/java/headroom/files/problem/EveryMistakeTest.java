package headroom.files.problem;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.yaml.FileMistake;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every mistake that a problem file can have, each in a file that has that one and no other. */
class EveryMistakeTest {

    private static final String SHOP = """
            schema: 1
            problem: web-shop
            title: A checkout
            groups:
              - {id: traffic, label: Traffic, nature: demand}
            assumptions:
              - {id: rate, label: Orders, group: traffic, unit: order/s, default: 5, range: [1, 100], scale: log}
              - {id: hold, label: Time held, group: traffic, unit: ms, default: 200, range: [1, 9000]}
              - {id: slots, label: Slots, group: traffic, unit: slot, default: 4, range: [1, 64], whole: true}
            nouns: [order/orders]
            choices:
              - {id: mode, label: Mode, group: traffic, options: [{id: one, label: one}, {id: two, label: two}]}
            constants:
              - {id: day, label: a day, value: 86400, unit: s}
            conditions:
              - {id: fits, holds: load < 1}
            functions:
              - {id: twice, takes: [x], formula: 2 * x}
            coordinates: [{id: hour, label: Hour, unit: h}]
            estimates:
              - {id: busy, label: Busy slots, unit: slot, formula: rate * hold}
              - {id: load, label: Load, unit: share, formula: busy / slots}
              - {id: byHour, label: Orders by hour, unit: order/s, step: true, formula: rate * hour / 1 h}
            headlines:
              - {of: load, label: Load, below: "{busy} busy"}
            checks:
              - {id: room, label: Room, check: load <= 1, fails: "It is {load}."}
            charts:
              - id: load-by-rate
                title: Load
                x: {over: rate, span: {around: [0, 3]}}
                y: {label: load, unit: share}
                series: [{name: load, of: load, tone: 1}]
            diagram:
              grid: [12, 6]
              parts:
                - {id: front, at: [0, 0, 3, 2], text: Front}
                - {id: back, at: [6, 0, 3, 2], text: Back, marked: [room]}
              links:
                - {id: call, from: front right, to: back left}
              path:
                - {at: front, text: "{rate} come in"}
            presets:
              - {name: peak, values: {rate: 50}, choices: {mode: two}}
            evidence:
              - {what: measured, published: 0.25, source: us, of: load, within: 5 %}
            """;

    private static ReadProblem read(String text) {
        return ProblemReader.read(text, name -> name.equals("shop.md") ? "How many?\n\nIt is {lod} {load.\n" : "");
    }

    @Test
    void theFileItselfHasNone() {
        assertEquals(List.of(), read(SHOP).mistakes());
    }

    /** What stands in place of a part of the file; the mistaken stretch of it stands between « and ». */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            busy / slots} | «bussy» / slots} | nothing is called “bussy”; did you mean busy?
            rate * hold} | «rate + hold»} | cannot add “rate” (1/s) and “hold” (s)
            rate * hold} | «rate / hold»} | the formula gives 1/s^2, but the unit is slot (a number)
            rate * hold} | «load * hold * rate»} | a cycle, in which each depends on the next: busy → load → busy
            load < 1} | «lod» < 1} | nothing is called “lod”; did you mean load?
            unit: ms, default: 200 | unit: «mss», default: 200 | “mss” is no unit; did you mean ms?
            unit: order/s, default: 5 | unit: «cart/s», default: 5 | “cart” is no unit (in “cart/s”); a noun is declared under “nouns”
            default: 5, | default: «500», | the default of rate is 500, but must be between 1 and 100 orders/s
            default: 4, | default: «4.5», | the default of slots is 4.5, but must be a whole number between 1 and 64 slots
            default: 5, | default: 5, formerly: [{schema: 2, default: «500»}], | the former default 500 is not in the range of rate
            default: 5, | default: 5, formerly: [{schema: 2, as: «slotz»}], | slotz is no id of an assumption; did you mean slots?
            default: 5, | default: 5, formerly: [«{»schema: 2}], | a former default is either a default or the value of another assumption (as)
            default: 5, | default: 5, formerly: [{schema: 2, default: 6}, «{»schema: 2, default: 7}], | the default up to schema 2 stands here already
            default: 5, | default: «five», | “five” stands here, but it must be a plain number, such as 0.5
            range: [1, 64] | range: [«64», 1] | the range begins at 64, which is not below its end 1
            range: [1, 64] | range: «[»1] | this list has 1 item, but it must have 2, each a plain number, such as 0.5
            range: [1, 100], scale: log | range: [«0», 100], scale: log | a logarithmic range begins above 0, not at 0; zero: true lets it reach 0 besides
            scale: log | scale: «loga» | “loga” stands here, but it must be linear or log
            group: traffic, unit: slot | group: «trafic», unit: slot | trafic is no id of a group; did you mean traffic?
            {busy} busy | «{bussy}» busy | the text asks for bussy, which web-shop does not have; did you mean busy?
            {busy} busy | «{»busy busy | the text has a brace that is part of no number: a number reads {id} or {#id}, and what is different stands behind a stroke
            It is {load}. | It is «{load ¦ rate * }». | the text changes rate by what is no formula: there is no formula here
            It is {load}. | It is «{load ¦ mode = three}». | the text sets mode to three, which is no option of it
            It is {load}. | It is «{load ¦ rat = 3}». | the text changes rat, which is no assumption and no choice of web-shop
            It is {load}. | It is «{byHour}». | the text asks for byHour, which has a value only at some hour
            of: load, label | of: «lod», label | lod is no id of an estimate; did you mean load?
            of: load, label | of: «rate», label | rate is an assumption, but an estimate must stand here
            check: load <= 1 | check: «load» | a check holds a value against a limit: value <= limit, or value >= limit
            check: load <= 1 | check: «load < 1» | a check holds a value against a limit: value <= limit, or value >= limit
            check: load <= 1 | check: «load <= 1 s» | cannot compare “load” (a number) and “1 s” (s)
            over: rate, span | over: «rat», span | rat is no id of an assumption, an estimate or a coordinate; did you mean rate?
            over: rate, span | over: «mode», span | mode is a choice, but an assumption, an estimate or a coordinate must stand here
            of: load, tone: 1 | of: «lod», tone: 1 | nothing is called “lod”; did you mean load?
            of: load, tone: 1 | of: «hold», tone: 1 | the formula gives s, but the unit is share (a number)
            of: load, tone: 1 | of: «byHour», tone: 1 | “byHour” runs along hour, and nothing here says its value: it needs a sum, as in sum(hour in 0..9: byHour)
            tone: 1 | tone: «7» | 7 is no tone; a tone is a number from 1 to 6
            tone: 1 | tone: «blue» | blue is no tone; a tone is a number from 1 to 6
            around: [0, 3] | around: [«3», 0] | the span begins at 3, which is not below its end 0
            {around: [0, 3]} | «{»} | a span is whole, around, fixed or between
            x: {over: rate, span: {around: [0, 3]}} | x: {over: hour, span: «whole»} | only an assumption has a whole range; hour is a coordinate, so say around, fixed or between
            tone: 1}] | tone: 1, on: «right»}] | the chart has no axis on the right; it has the key right
            tone: 1}] | tone: 1, with: {«mod»: one}}] | mod is no id of a choice, an assumption or an estimate; did you mean mode?
            tone: 1}] | tone: 1, with: {mode: «three»}}] | three is no option of mode; its options are one, two
            tone: 1}] | tone: 1}]~    guides: [«{»name: full}] | a guide has a level, a place (at), or both, or goes from one place to another
            at: [6, 0, 3, 2] | at: [«2», 0, 3, 2] | back lies on the cell in column 2, row 0, where front is already
            at: [6, 0, 3, 2] | at: [«11», 0, 3, 2] | back lies outside the grid of 12 columns and 6 rows
            at: [6, 0, 3, 2] | at: «[»6, 0, 3] | this list has 3 items, but it must have 4, each a whole number, such as 12
            grid: [12, 6] | grid: [«1000», 6] | a grid has between 1 and 60 columns and rows, not 1000
            marked: [room] | marked: [«rom»] | rom is no check; did you mean room?
            from: front right | from: «frnt» right | frnt is no part, area or link of the diagram; did you mean front?
            from: front right | from: «front» | “front” stands here, but it must be a part and a side of it, such as stove left or stove left 0.4
            to: back left | to: «front left» | the link call leads from front to itself
            within: 5 % | within: «20» | how near the two must be is a share above 0 and at most 100 %, such as 5 %, not 2,000 %
            within: 5 % | within: «none("far")» | how near the two must be is a share above 0 and at most 100 %, such as 5 %, not something without a value
            within: 5 % | within: «0» | how near the two must be is a share above 0 and at most 100 %, such as 5 %, not 0 %
            to: back left | to: «back over» | “back over” stands here, but it must be a part and a side of it, such as stove left or stove left 0.4
            at: front, text | at: «frnt», text | frnt is no part, area or link of the diagram; did you mean front?
            {name: peak, values: {rate: 50} | {name: peak, values: {rate: «500»} | rate is 500, but must be between 1 and 100 orders/s
            {name: peak, values: {rate: 50} | {name: peak, values: {«rat»: 50} | rat is no id of an assumption; did you mean rate?
            choices: {mode: two} | choices: {mode: «three»} | three is no option of mode; its options are one, two
            choices: {mode: two} | choices: {«mod»: two} | mod is no id of a choice; did you mean mode?
            of: load, within | of: «lod», within | nothing is called “lod”; did you mean load?
            within: 5 % | within: «5 s» | the formula gives s, but the unit is a number
            formula: rate * hold | formula: max(rate * hold, «2)» | a comma ends a value inside { }, so “2)” begins another key: put the entry on lines of its own, or quotes around the value
            formula: 2 * x | formula: 2 * «y» | nothing is called “y”
            formula: busy / slots | formula: "if «mode» then 1 else 2" | “mode” is a choice; say which option: mode = one
            formula: busy / slots | formula: "sum(hour in «0..20000»: 1)" | “sum” runs over more than 10,000 numbers
            formula: busy / slots | formula: "sum(«rate» in 0..2: 1)" | “rate” is no coordinate; what runs over a range is declared under “coordinates”
            formula: busy / slots | formula: busy / slots * «hour» / 1 h | “hour” is a coordinate, and nothing here says its value: it needs a sum, as in sum(hour in 0..9: hour)
            formula: busy / slots | formula: busy / slots * «byHour» / rate | “byHour” runs along hour, and nothing here says its value: it needs a sum, as in sum(hour in 0..9: byHour)
            formula: busy / slots | formula: 30 «secnd» | “secnd” is no unit; a noun is declared under “nouns”
            id: twice, takes | id: «sqrt», takes | sqrt is a word of formulas, so it can be no id
            title: A checkout | «titel»: A checkout | titel is no key of a problem file; did you mean title?
            title: A checkout | «title»: | title has no value
            schema: 1 | schema: «2» | this is edition 2 of the format, but only edition 1 can be read here
            schema: 1 | schema: «one» | “one” stands here, but it must be a whole number, such as 12
            schema: 1 | schema: «0» | this is edition 0 of the format, but only edition 1 can be read here
            problem: web-shop | problem: «web shop» | “web shop” stands here, but it must be a name of letters, digits and hyphens, such as tea-kitchen
            title: A checkout | title: A checkout~«title»: twice | title stands here a second time, but a key may stand once
            title: A checkout | title: «&»a A checkout | anchors and aliases (& and *) are not allowed: write the value out, or put quotes around it
            title: A checkout | title: «!»x A checkout | tags (!) are not allowed: put quotes around the value
            title: A checkout | title: A checkout~guide: «shop.md» | on line 3 the guide asks for lod, which web-shop does not have; did you mean load? (and 1 more)
            title: A checkout | title: A checkout~guide: «../shop.md» | “../shop.md” stands here, but it must be the name of a file beside this one, such as tea-kitchen.md
            title: A checkout | title: A checkout~cost: «cots» | cots is no id of an estimate
            title: A checkout | title: A checkout~cost: «rate» | rate is an assumption, but an estimate must stand here
            nouns: [order/orders] | nouns: [«order/orders/more»] | “order/orders/more” stands here, but it must be singular and plural, such as kettle/kettles
            whole: true} | whole: «yes»} | “yes” stands here, but it must be true or false
            whole: true} | whole: true, multiple: «hold»} | hold is in ms, but slots is in slot
            whole: true} | whole: true, multiple: «hol»} | hol is no id of an assumption; did you mean hold?
            whole: true} | whole: true, used: «load»} | “load” is a number, not a condition: compare it with <, <=, > or >=
            whole: true} | whole: true, source: {kind: «guess»}} | “guess” stands here, but it must be given, published, practice, assumed or measured
            label: Slots, group | «groop»: x, label: Slots, group | groop is no key of an assumption; did you mean group?
            label: Slots, group | «means»: , label: Slots, group | means has no value
            id: day, | id: «hold», | hold is an assumption already, on line 8; an id stands once
            id: day, | id: «min», | min is a word of formulas, so it can be no id
            id: day, | id: «a-day», | “a-day” stands here, but it must be an id of letters and digits, such as guestRate
            id: call, | id: «back», | back is a part already, on line 38; an id stands once
            formula: rate * hold} | formula: rate «#hold}» | from # on, this would be left out as a comment: put quotes around the value, or a blank behind #
            formula: busy / slots | formula: case mode of one«:» 1 | the entry in braces is not closed here: a comma or } is missing, or quotes around a value with a colon or a brace
            formula: busy / slots | formula: "case «mode» of one: 1" | “case mode” misses two; name every option, or end with else: …
            whole: true} | whole: true, derived: «lod»} | lod is no id of an estimate; did you mean load?
            title: A checkout | title:«⇥»A checkout | a tab stands here; blanks must stand in its place
            formula: rate * hold | formula: "«twice(rate, hold)»" | twice(x) takes 1 argument, not 2
            formula: rate * hold | formula: «twise»(rate) | there is no function “twise”; did you mean twice?
            formula: rate * hold | formula: 2 * «twice» | “twice” is a function: write its arguments in brackets, twice(x)
            formula: rate * hold | formula: "«erlangC(rate)»" | erlangC(servers, load) takes 2 arguments, not 1
            formula: rate * hold | formula: rate * hold as «kettle» because "why" | “kettle” is no unit; a noun is declared under “nouns”
            formula: rate * hold | formula: «rate * hold + 1 s» | cannot add “rate * hold” (a number) and “1 s” (s)
            formula: rate * hold | formula: «rate * hold < 1» | a condition stands where a number belongs: if rate * hold < 1 then 1 else 0
            formula: rate * hold | formula: 1 < rate «<» 2 | comparisons do not chain: write a < b and b < c
            formula: rate * hold | formula: rate * «mode» | “mode” is a choice, not a number: case mode of one: …, two: …
            formula: rate * hold | formula: «rate * fits» | a cycle, in which each depends on the next: busy → load → busy
            formula: busy / slots | formula: "sum(hour in 0..«hold»: 1)" | a range ends at a whole number, but “hold” is s
            formula: busy / slots | formula: "sum(«hours» in 0..2: 1)" | nothing is called “hours”; what runs over a range is declared under “coordinates”
            formula: busy / slots | formula: if mode = «three» then 1 else 2 | choice “mode” has no option “three”; it has one, two
            holds: load < 1} | holds: «fits»} | the condition fits depends on itself
            holds: load < 1} | holds: «load»} | “load” is a number, not a condition: compare it with <, <=, > or >=
            unit: share, formula | unit: «GB/s·tok», formula | “GB/s·tok” divides by “s·tok”; each / divides by one part: GB/s/tok
            unit: share, formula | unit: «shre», formula | “shre” is no unit; did you mean share?
            [{id: one, label: one}, {id: two, label: two}] | [{id: one, label: one}, {id: «one», label: two}] | one is an option of mode already
            {id: two, label: two}] | {id: two, label: two}], default: «three» | three is no option of mode; its options are one, two
            of: load, label | of: «byHour», label | byHour is a step of derivations, but a headline is an estimate without step: true
            title: A checkout | title: A checkout~cost: «byHour» | byHour is a step of derivations, but an estimate without step: true must stand here
            - {name: peak, values | - {name: peak}~  - {name: «peak», values | there is a preset peak already
            tone: 1}] | tone: 1, stack: «a»}] | only bars have a stack; lines say look: stacked
            x: {over: rate, span: {around: [0, 3]}} | x: {over: «load», of: busy, span: {around: [0, 3]}} | with “of”, x runs over an assumption, but load is an estimate
            x: {over: rate, span: {around: [0, 3]}} | x: {over: rate, of: «bsy», span: {around: [0, 3]}} | bsy is no id of an estimate; did you mean busy?
            x: {over: rate, span: {around: [0, 3]}} | x: {over: rate, span: {between: [1 order/s, «busy»]}} | the formula gives a number, but the unit is order/s (1/s)
            tone: 1}] | tone: 1}]~    guides: [{name: full, at: «hold»}] | the formula gives s, but the unit is order/s (1/s)
            tone: 1}] | tone: 1}]~    guides: [{name: full, level: «hold»}] | the formula gives s, but the unit is share (a number)
            title: A checkout | title: A checkout~tones: [a, b, c, d, e, f, «g»] | there are 6 colours, so no more names than that
            to: back left} | to: back left, flow: {of: rate, range: [1, «2 s»]}} | 2 s is s, but the flow rate is 1/s
            to: back left} | to: back left, flow: {of: «rat», range: [1, 2]}} | rat is no id of an assumption or estimate; did you mean rate?
            to: back left} | to: «back left 1.5»} | “back left 1.5” stands here, but it must be a part and a side of it, such as stove left or stove left 0.4
            at: [0, 0, 3, 2], text: Front | at: [«0», 0, 0, 2], text: Front | front covers no cell: it is at least 1 wide and 1 high
            at: [0, 0, 3, 2], text: Front | at: [0, 0, 3, «-2»], text: Front | “-2” stands here, but it must be a whole number, such as 12
            label: Load, below | «label»: , below | label has no value
            of: load, tone: 1 | of: load, tone: 1, when: «load» | “load” is a number, not a condition: compare it with <, <=, > or >=
            {busy} busy | «{busy ¦ rate 3}» | the text has “rate 3”, which is no change; it must read id = value, id * factor or id + value
            nature: demand | nature: «demnd» | “demnd” stands here, but it must be demand, decision or given
            group: traffic, options | group: «hold», options | hold is no id of a group
            {rate} come in | «{»} come in | the text has a brace that is part of no number: a number reads {id} or {#id}, and what is different stands behind a stroke
            rate * hold} | rate *« »} | the formula is cut short: something is missing at its end
            rate * hold} | (rate * hold«}» | the formula is cut short: “)” is missing to close the bracket opened before
            rate * hold} | rate * hold}«}» | this } closes nothing: no { opened it
            busy / slots} | if busy > slots then 1«}» | this “if” has no “else”; where there is no answer write else none("why")
            published: 0.25, source: us, of: load | published: «0.25», source: us, of: hold | the published figure is a number, but hold, against which it is held, is s; a figure has its unit behind it
            id: load-by-rate~    title: Load~    x: | «i»d: load-by-rate~    kind: bars~    title: Load~    x: | the chart load-by-rate is of bars, which stand in categories, not over an x
            id: load-by-rate~    title: Load~    x: {over: rate, span: {around: [0, 3]}} | «i»d: load-by-rate~    title: Load | the chart has no x; a chart without x says kind: bars
            id: load-by-rate~    title: Load~    x: {over: rate, span: {around: [0, 3]}} | «i»d: load-by-rate~    title: Load~    kind: bars~    categories: [] | the chart load-by-rate has no categories
            title: Load~    x: {over: rate, span: {around: [0, 3]}}~    y: {label: load, unit: share}~    series: [{name: load, of: load, | title: Load~    kind: bars~    categories: [{name: a}]~    y: {label: load, unit: share}~    series: [«{»name: load, of: [load, load], | load has 2 formulas, but the chart has 1 category; one formula stands for all
            title: Load~    x: {over: rate, span: {around: [0, 3]}}~    y: {label: load, unit: share}~    series: [{name: load, of: load, | title: Load~    kind: bars~    categories: [{name: a}]~    guides: [«{»name: full, at: 1}]~    y: {label: load, unit: share}~    series: [{name: load, of: load, | a guide of bars has a level; there is no x to put it at
            x: {over: rate, span: {around: [0, 3]}} | x: {over: load, span: «whole»} | only an assumption has a whole range; load is an estimate, so say around, fixed or between
            title: A checkout | «-» A checkout | this line does not belong where its blanks put it: entries of one list or key begin in one column
            title: A checkout | title: «%»A checkout | a value cannot begin with %: put quotes around it
            title: A checkout | title: «"»A checkout | a quotation mark is missing at the end of a value, or an escape is none of YAML's
            title: A checkout | title: A«:» checkout | a second colon stands on this line: put quotes around the value, or the key on a line of its own
            title: A checkout | «t»itle | a colon and a value are missing behind this key
            groups:~  - {id: traffic | groups:~   - {id: traffic, label: x}~  «-» {id: more | this line does not belong where its blanks put it: entries of one list or key begin in one column
            range: [1, 9000]} | range: [1, 9000«}» | the list in brackets is not closed here: a comma or ] is missing, or quotes around a value
            title: A checkout | title: «[»A checkout] | a list stands here, but it must be a text
            title: A checkout | title: «{»a: b} | an entry with keys stands here, but it must be a text
            groups:~  - {id: traffic, label: Traffic, nature: demand} | groups: «traffic» | “traffic” stands here, but it must be a list
            - {id: day, label: a day, value: 86400, unit: s} | - «day» | “day” stands here, but it must be an entry with keys such as id
            value: 86400, | value: «1e999», | the number 1e999 is too large
            formula: busy / slots | formula: busy / «1e999» | the number 1e999 is too large
            range: [1, 9000] | range: [1, «1e999»] | the number 1e999 is too large
            choices: {mode: two} | choices: {«rate»: two} | rate is an assumption, but a choice must stand here
            busy / slots} | twice(«bussy») / slots} | nothing is called “bussy”; did you mean busy?
            x: {over: rate, | x: «{» | the x has no over
            """)
    void aMistakeIsToldAtItsPlace(String part, String marked, String sentence) {
        String text = SHOP.replace(inFile(part), inFile(marked));
        assertNotEquals(SHOP, text, part);
        int start = text.indexOf('«');
        int line = (int) text.substring(0, start).chars().filter(one -> one == '\n').count() + 1;
        int column = start - text.lastIndexOf('\n', start);
        int length = text.indexOf('»') - start - 1;
        ReadProblem read = read(text.replace("«", "").replace("»", ""));
        assertEquals(List.of("%d:%d %d %s".formatted(line, column, length, inFile(sentence))), read.mistakes().stream()
                .map(mistake -> "%d:%d %d %s".formatted(mistake.place().line(), mistake.place().column(),
                        mistake.place().length(), mistake.sentence()))
                .toList());
        assertTrue(read.found().isEmpty());
        String[] excerpt = read.mistakes().getFirst().excerpt().split("\n", -1);
        assertEquals(length, excerpt[1].chars().filter(one -> one == '^').count());
    }

    private static String inFile(String cell) {
        return cell.replace("~", "\n").replace("¦", "|").replace("⇥", "\t");
    }

    @Test
    void severalMistakesAreToldInTheOrderOfTheFile() {
        String text = SHOP.replace("default: 5,", "default: 500,").replace("load < 1}", "lod < 1}")
                .replace("busy / slots", "busy / slot").replace("marked: [room]", "marked: [rom]")
                .replace("{rate} come", "{rat} come");
        assertEquals(List.of(7, 16, 22, 38, 42),
                read(text).mistakes().stream().map(mistake -> mistake.place().line()).toList());
    }

    @Test
    void aMissingXIsToldWhateverElseIsWrongWithTheChart() {
        String text = SHOP.replace("    x: {over: rate, span: {around: [0, 3]}}\n", "")
                .replace("{label: load, unit: share}", "{label: load, unt: share}");
        assertEquals(List.of("the chart has no x; a chart without x says kind: bars",
                "unt is no key of an axis; did you mean unit?"),
                read(text).mistakes().stream().map(FileMistake::sentence).toList());
    }

    @Test
    void marksThatTurnTheDirectionOfWritingAreSeenInWhatIsSaidAndInTheLine() {
        FileMistake mistake = read(SHOP.replace("of: load, label", "of: lo\u202ead, label")).mistakes().getFirst();
        assertEquals("“lo\ufffdad” stands here, but it must be an id of letters and digits, such as guestRate",
                mistake.sentence());
        assertEquals("  - {of: lo\ufffdad, label: Load, below: \"{busy} busy\"}\n         ^^^^^", mistake.excerpt());
    }

    @Test
    void anEntryWithoutItsIdIsOneMistakeHoweverOftenTheIdIsNamed() {
        for (String id : List.of("traffic", "rate", "hold", "busy", "load", "hour", "room", "front", "back")) {
            assertEquals(1, read(SHOP.replaceFirst("\\bid: %s, ".formatted(id), "")).mistakes().size(), id);
        }
    }

    @Test
    void partsOfTheYamlThatCannotBeReadHideNoOthers() {
        String text = SHOP.replace("[1, 9000]}", "[1, 9000}").replace("{over: rate, span", "{over: rate, span: {");
        assertEquals(List.of(8, 31), read(text).mistakes().stream().map(mistake -> mistake.place().line()).toList());
    }

    @ParameterizedTest
    @MethodSource
    void whatIsNoProblemFileAtAllIsRefusedInASentence(byte[] content, String sentence) {
        ReadProblem read = ProblemReader.read(content, _ -> "");
        assertEquals(List.of(sentence), read.mistakes().stream().map(FileMistake::sentence).toList());
        assertTrue(read.found().isEmpty());
    }

    static Stream<Arguments> whatIsNoProblemFileAtAllIsRefusedInASentence() {
        return Stream.of(Arguments.of(new byte[0], "it is empty, but must hold a problem, beginning with schema: 1"),
                Arguments.of(new byte[]{'a', ':', ' ', (byte) 0xFF},
                        "it is no text in UTF-8, which a problem file must be"),
                Arguments.of(new byte[(1 << 20) + 1], "it is larger than 1 MiB, the most that a problem may take"),
                Arguments.of("- a".getBytes(UTF_8), "a problem file must begin with a key, such as schema: 1"),
                Arguments.of(("a: " + "[".repeat(10_000)).getBytes(UTF_8),
                        "lists and entries are nested more than 16 deep, the most allowed"),
                Arguments.of((SHOP + "---\na: 1\n").getBytes(UTF_8),
                        "a second document begins here, but a problem file is one document"));
    }
}
