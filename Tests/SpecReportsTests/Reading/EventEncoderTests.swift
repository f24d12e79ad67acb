import SpecEvents
import SpecReports
import XCTest

final class EventEncoderTests: XCTestCase {
    private let example = ExampleIdentity(
        identifier: "M.C/a › b",
        names: ["a", "b\n\"c\""],
        location: CodeLocation(file: "/p/A.swift", line: 3)
    )

    private var fullResult: ExampleResult {
        let failure = RecordedFailure(message: "no", location: CodeLocation(file: "/p/A.swift", line: 5))
        var result = ExampleResult(
            status: .failed,
            duration: 0.25,
            failures: [failure],
            reason: "r",
            output: ["o", ""]
        )
        result.expectedFailures = [RecordedFailure(message: "known", location: nil)]
        result.earlierAttempts = [[failure], []]
        result.steps = [ExampleStep(name: "log in", level: 1, duration: 1e-7, hasFailed: true)]
        result.attachments = [ExampleAttachment(name: "a.png", mediaType: "image/png", content: Data([0, 255, 10]))]
        return result
    }

    private var fullExample: ExampleIdentity {
        ExampleIdentity(
            identifier: "M.C/ж",
            names: ["\u{0} \u{1F} \u{7F} \r\t/\\", "👩‍👩‍👧 é e\u{301}", ""],
            location: nil,
            tags: ["slow"],
            timeLimit: 1.5,
            retries: 2,
            bugs: ["https://bugs/1"],
            orderedGroup: "M.C[0, 1]"
        )
    }

    func testEveryEventComesBackFromItsLine() throws {
        let failure = RecordedFailure(message: "no", location: nil)
        let events: [Event] = [
            .exampleListed(example, groups: [CodeLocation(file: "/p/A.swift", line: 1)]),
            .exampleListed(fullExample),
            .runStarted(exampleCount: 3, seed: .max), .runStarted(exampleCount: 3), .exampleStarted(example),
            .stepStarted(example: "M.C/a › b", name: "log in"),
            .phaseStarted(RunPhase(.reading, subject: "M.C", location: CodeLocation(file: "C.swift", line: 3))),
            .phaseStarted(RunPhase(.afterSuite)),
            .exampleFinished(example, fullResult), .exampleFinished(fullExample, fullResult),
            .failedOutsideExamples(failure), .runFinished,
        ]
        var encoder = EventEncoder()
        var decoder = EventDecoder()
        for event in events {
            for line in [singleLine(for: event), encoder.lines(for: [event])] {
                XCTAssertEqual(line.utf8.filter { $0 == UInt8(ascii: "\n") }.count, 1)
                XCTAssertEqual(line.last, "\n")
                XCTAssertEqual(try decoder.event(from: Data(line.utf8)), event)
            }
        }
    }

    func testEveryLineIsJSONToOthersToo() throws {
        let line = singleLine(for: .exampleFinished(fullExample, fullResult))
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        let names = (object?["example"] as? [String: Any])?["names"] as? [String]
        XCTAssertEqual(names, fullExample.names)
    }

    func testTheFormat() {
        XCTAssertEqual(
            singleLine(for: .exampleFinished(example, ExampleResult(status: .passed, duration: 0.5))),
            #"{"event":"exampleFinished","example":{"identifier":"M.C/a › b","location":{"file":"/p/A.swift","line":3},"#
                + #""names":["a","b\n\"c\""]},"result":{"duration":0.5,"failures":[],"status":"passed"}}"# + "\n"
        )
        XCTAssertEqual(
            singleLine(for: .exampleFinished(fullExample, fullResult)),
            #"{"event":"exampleFinished","example":{"bugs":["https://bugs/1"],"identifier":"M.C/ж","names":["#
                + #""\u0000 \u001f \u007f \r\t/\\","👩‍👩‍👧 é e\#u{301}",""],"orderedGroup":"M.C[0, 1]","retries":2,"#
                + #""tags":["slow"],"timeLimit":1.5},"result":{"attachments":[{"content":"AP8K","mediaType":"image/png","#
                + #""name":"a.png"}],"duration":0.25,"earlierAttempts":[[{"location":{"file":"/p/A.swift","line":5},"#
                + #""message":"no"}],[]],"expectedFailures":[{"message":"known"}],"failures":[{"location":{"#
                + #""file":"/p/A.swift","line":5},"message":"no"}],"output":["o",""],"reason":"r","status":"failed","#
                + #""steps":[{"duration":1e-07,"hasFailed":true,"level":1,"name":"log in"}]}}"# + "\n"
        )
    }

    func testWhatIsNotFiniteIsWrittenAsJSONCanHoldIt() throws {
        let line = singleLine(for: .exampleFinished(example, ExampleResult(status: .passed, duration: .infinity)))
        XCTAssertEqual(try read(line), .exampleFinished(example, ExampleResult(status: .passed, duration: 0)))
    }

    func testJSONThatOthersWroteIsRead() throws {
        let text = #"""
             { "result" : {"status":"passed", "later": [{"a":[]}, {}, -1.5E+3, true, false, null, "\\"],
               "failures": [ ] , "duration" : 5e-1, "reason": null },
               "example":{"names":["\u0416\ud83d\ude00\/\b\f", "\\", "\"", "a\\\"b"],
               "identifier":"M.C/a"}, "event":"exampleFinished"}
            """#
        let names = ["Ж😀/\u{8}\u{C}", "\\", "\"", "a\\\"b"]
        let example = ExampleIdentity(identifier: "M.C/a", names: names, location: nil)
        XCTAssertEqual(try read(text), .exampleFinished(example, ExampleResult(status: .passed, duration: 0.5)))
    }

    func testWhatIsNoWholeEventIsAnError() {
        let whole = singleLine(for: .exampleFinished(fullExample, fullResult)).dropLast()
        for length in 0..<whole.utf8.count {
            XCTAssertThrowsError(try singleEvent(from: Data(whole.utf8.prefix(length))), "\(length) bytes")
        }
        for text in [
            "", "null", "[]", "1", #"{"event":"unheard of"}"#, #"{"event":"exampleStarted"}"#,
            #"{"event":"runStarted","exampleCount":"1"}"#, #"{"event":"runStarted","exampleCount":1.5}"#,
            #"{"event":"runFinished"}}"#, #"{event:"runFinished"}"#,
            #"{"event":"runFinished" "a":1}"#, #"{"a":tru,"event":"runFinished"}"#,
            #"{"a":\u00,"event":"runFinished"}"#,
            #"{"a":"\u00zz","event":"runFinished"}"#, #"{"a":--1,"event":"runFinished"}"#,
        ] { XCTAssertThrowsError(try read(text), text) { XCTAssertTrue($0 is DescribedError) } }
    }

    private func read(_ text: String) throws -> Event {
        try singleEvent(from: Data(text.utf8))
    }
}
