import SpecEvents
import XCTest

/// The text of each kind of event, with each optional field present and absent. It is stored in files and read by other tools.
final class EventFormatTests: EventFormatTestCase {
    func testTheRun() {
        assert(.runStarted(exampleCount: 3), is: #"{"event":"runStarted","exampleCount":3}"#)
        assert(.runStarted(exampleCount: 0, seed: 0), is: #"{"event":"runStarted","exampleCount":0,"seed":0}"#)
        assert(
            .runStarted(exampleCount: 3, seed: .max),
            is: #"{"event":"runStarted","exampleCount":3,"seed":18446744073709551615}"#
        )
        assert(
            .runStarted(exampleCount: 3, part: Shard(number: 2, of: 3)),
            is: #"{"event":"runStarted","exampleCount":3,"part":{"count":3,"number":2}}"#
        )
        assert(.runFinished, is: #"{"event":"runFinished"}"#)
    }

    func testAPartThatCannotBe() {
        for (number, count) in [(0, 3), (4, 3), (-1, 1), (1, 0)] {
            XCTAssertNil(Shard(number: number, of: count))
            let line = #"{"event":"runStarted","exampleCount":3,"part":{"count":\#(count),"number":\#(number)}}"#
            XCTAssertThrowsError(try singleEvent(from: Data(line.utf8)), line)
        }
    }

    func testAFailure() {
        let failure = RecordedFailure(message: "no", location: nil)
        assert(
            .exampleFailed(example: "M.C/a", attempt: 1, failure),
            is: #"{"event":"exampleFailed","failure":{"message":"no"},"identifier":"M.C/a"}"#
        )
        assert(
            .exampleFailed(example: "M.C/a", attempt: 2, failure),
            is: #"{"event":"exampleFailed","attempt":2,"failure":{"message":"no"},"identifier":"M.C/a"}"#
        )
    }

    func testTheList() {
        assert(
            .exampleListed(example),
            is: #"{"event":"exampleListed","example":{"identifier":"M.C/a","names":["a"]},"groups":[]}"#
        )
        assert(
            .exampleListed(example, groups: [place, CodeLocation(file: "/B.swift", line: 0)]),
            is: #"{"event":"exampleListed","example":{"identifier":"M.C/a","names":["a"]},"#
                + #""groups":[{"file":"/A.swift","line":3},{"file":"/B.swift","line":0}]}"#
        )
    }

    func testAStep() {
        assert(
            .stepStarted(example: "M.C/a", name: "logs in"),
            is: #"{"event":"stepStarted","identifier":"M.C/a","step":"logs in"}"#
        )
    }

    func testAPhase() {
        for kind in ["configuring", "reading", "selecting", "beforeSuite", "afterSuite"] {
            guard let phase = RunPhase.Kind(rawValue: kind).map({ RunPhase($0) }) else { return XCTFail(kind) }
            assert(.phaseStarted(phase), is: #"{"event":"phaseStarted","phase":{"kind":"\#(kind)"}}"#)
            XCTAssertEqual(phase.title, kind)
            XCTAssertEqual(phase.kind.isHook, kind.hasSuffix("Suite"))
        }
        let full = RunPhase(.reading, subject: "M.C", location: place)
        assert(
            .phaseStarted(full),
            is:
                #"{"event":"phaseStarted","phase":{"kind":"reading","location":{"file":"/A.swift","line":3},"subject":"M.C"}}"#
        )
        XCTAssertEqual(full.title, "reading M.C")
        assert(
            .phaseStarted(RunPhase(.afterSuite, subject: "cleanup")),
            is: #"{"event":"phaseStarted","phase":{"kind":"afterSuite","subject":"cleanup"}}"#
        )
        XCTAssertEqual(problem(#"{"event":"phaseStarted"}"#), "the phase is missing")
        XCTAssertEqual(problem(#"{"event":"phaseStarted","phase":{}}"#), "the kind is missing")
        XCTAssertEqual(problem(#"{"event":"phaseStarted","phase":{"kind":"x"}}"#), "the kind “x” is unknown")
    }

    func testAFailureOutsideExamples() {
        assert(
            .failedOutsideExamples(RecordedFailure(message: "late", location: nil)),
            is: #"{"event":"failedOutsideExamples","failure":{"message":"late"}}"#
        )
        assert(
            .failedOutsideExamples(RecordedFailure(message: "late", location: place)),
            is: #"{"event":"failedOutsideExamples","failure":"#
                + #"{"location":{"file":"/A.swift","line":3},"message":"late"}}"#
        )
    }

    func testEachFieldOfAnExample() {
        func text(_ before: String = "", _ middle: String = "", _ after: String = "") -> String {
            #"{"event":"exampleStarted","example":{\#(before)"identifier":"M.C/a",\#(middle)"names":["a"]\#(after)}}"#
        }
        assert(identity { _ in }, is: text())
        assert(identity { $0.bugs = ["#7", "#8"] }, is: text(##""bugs":["#7","#8"],"##))
        assert(identity { $0.location = place }, is: text("", #""location":{"file":"/A.swift","line":3},"#))
        assert(identity { $0.isFocused = true }, is: text("", #""isFocused":true,"#))
        assert(identity { $0.isSerial = true }, is: text("", #""isSerial":true,"#))
        assert(identity { $0.orderedGroup = "g" }, is: text("", "", #","orderedGroup":"g""#))
        assert(identity { $0.retries = 2 }, is: text("", "", #","retries":2"#))
        assert(identity { $0.table = "t" }, is: text("", "", #","table":"t""#))
        assert(identity { $0.tags = ["x", "y"] }, is: text("", "", #","tags":["x","y"]"#))
        assert(identity { $0.timeLimit = 0.5 }, is: text("", "", #","timeLimit":0.5"#))
        assert(
            identity { $0.uses = [.init(name: "u", location: place)] },
            is: text("", "", #","uses":[{"location":{"file":"/A.swift","line":3},"name":"u"}]"#)
        )
    }

    func testEachStatus() {
        for status in ["passed", "failed", "skipped", "crashed", "timedOut", "exited"] {
            assert(
                result { $0.status = ExampleResult.Status(rawValue: status) ?? .passed },
                is: resultText(#""duration":0.0,"failures":[],"status":"\#(status)""#)
            )
        }
    }

    func testEachFieldOfAResult() {
        let failure = RecordedFailure(message: "no", location: nil)
        let start = #""duration":0.0,"#
        let end = #""failures":[],"status":"passed""#
        assert(result { $0.duration = 1.5 }, is: resultText(#""duration":1.5,"# + end))
        assert(result { $0.earlierAttempts = [] }, is: resultText(start + #""earlierAttempts":[],"# + end))
        assert(
            result { $0.earlierAttempts = [[failure], []] },
            is: resultText(start + #""earlierAttempts":[[{"message":"no"}],[]],"# + end)
        )
        assert(
            result { $0.expectedFailures = [failure] },
            is: resultText(start + #""expectedFailures":[{"message":"no"}],"# + end)
        )
        assert(
            result { ($0.status, $0.failures) = (.failed, [failure, failure]) },
            is: resultText(start + #""failures":[{"message":"no"},{"message":"no"}],"status":"failed""#)
        )
        assert(
            result { $0.output = ["o", ""] },
            is: resultText(start + #""failures":[],"output":["o",""],"status":"passed""#)
        )
        assert(result { $0.reason = "" }, is: resultText(start + #""failures":[],"reason":"","status":"passed""#))
    }

    func testStepsAndAttachments() {
        let end = #""failures":[],"status":"passed""#
        let step = { ExampleStep(name: "s", level: 1, duration: 0.5, hasFailed: $0) }
        let content = ExampleAttachment(name: "n", mediaType: "t", content: Data([1, 2, 255]))
        assert(result { $0.steps = [] }, is: resultText(#""duration":0.0,"# + end + #","steps":[]"#))
        assert(
            result { $0.steps = [step(false), step(true)] },
            is: resultText(
                #""duration":0.0,"# + end + #","steps":[{"duration":0.5,"hasFailed":false,"level":1,"name":"s"},"#
                    + #"{"duration":0.5,"hasFailed":true,"level":1,"name":"s"}]"#
            )
        )
        assert(
            result { $0.attachments = [content] },
            is: resultText(#""attachments":[{"content":"AQL/","mediaType":"t","name":"n"}],"duration":0.0,"# + end)
        )
        var moment = content
        (moment.after, moment.during) = ("a", "d")
        assert(
            result { $0.attachments = [moment] },
            is: resultText(
                #""attachments":[{"after":"a","content":"AQL/","during":"d","mediaType":"t","name":"n"}],"duration":0.0,"#
                    + end
            )
        )
    }
}
