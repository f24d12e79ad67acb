import SpecEvents
import XCTest

/// Events that are refused, and values that are replaced with the nearest sensible value.
final class RefusedEventTests: EventFormatTestCase {
    func testEachFieldThatIsMissing() {
        let identity = #""example":{"identifier":"M.C/a","names":["a"]}"#
        for (text, field) in [
            ("{}", "event"), (#"{"event":"exampleListed"}"#, "example"), (#"{"event":"exampleStarted"}"#, "example"),
            (#"{"event":"exampleFinished"}"#, "example"), (#"{"event":"exampleFinished",\#(identity)}"#, "result"),
            (#"{"event":"runStarted"}"#, "exampleCount"), (#"{"event":"failedOutsideExamples"}"#, "failure"),
            (#"{"event":"stepStarted","step":"s"}"#, "identifier"),
            (#"{"event":"stepStarted","identifier":"M.C/a"}"#, "step"),
            (#"{"event":"exampleStarted","example":{"names":["a"]}}"#, "identifier"),
            (#"{"event":"exampleStarted","example":{"identifier":"M.C/a"}}"#, "names"),
            (#"{"event":"failedOutsideExamples","failure":{}}"#, "message"),
            (#"{"event":"failedOutsideExamples","failure":{"message":"m","location":{"line":1}}}"#, "file"),
            (#"{"event":"failedOutsideExamples","failure":{"message":"m","location":{"file":"f"}}}"#, "line"),
            (resultText(#""duration":0,"failures":[]"#), "status"),
            (resultText(#""status":"passed","failures":[]"#), "duration"),
            (resultText(#""status":"passed","duration":0"#), "failures"),
            (
                resultText(
                    #""duration":0,"failures":[],"status":"passed","steps":[{"level":1,"duration":0,"hasFailed":true}]"#
                ), "name"
            ),
            (
                resultText(
                    #""duration":0,"failures":[],"status":"passed","steps":[{"name":"s","duration":0,"hasFailed":true}]"#
                ), "level"
            ),
            (
                resultText(
                    #""duration":0,"failures":[],"status":"passed","steps":[{"name":"s","level":1,"hasFailed":true}]"#
                ), "duration"
            ),
            (
                resultText(
                    #""duration":0,"failures":[],"status":"passed","steps":[{"name":"s","level":1,"duration":0}]"#
                ), "hasFailed"
            ),
            (
                resultText(
                    #""duration":0,"failures":[],"status":"passed","attachments":[{"mediaType":"t","content":""}]"#
                ), "name"
            ),
            (
                resultText(#""duration":0,"failures":[],"status":"passed","attachments":[{"name":"n","content":""}]"#),
                "mediaType"
            ),
            (
                resultText(
                    #""duration":0,"failures":[],"status":"passed","attachments":[{"name":"n","mediaType":"t"}]"#
                ), "content"
            ),
        ] { XCTAssertEqual(problem(text), "the \(field) is missing", text) }
    }

    func testContentThatIsNotBase64() {
        let attachment = #"{"name":"n","mediaType":"t","content":"?"}"#
        XCTAssertEqual(
            problem(resultText(#""duration":0,"failures":[],"status":"passed","attachments":[\#(attachment)]"#)),
            "the content is not base64"
        )
    }

    func testWordsThatAreUnknown() {
        XCTAssertEqual(problem(#"{"event":"unheard of"}"#), "the event “unheard of” is unknown")
        XCTAssertEqual(
            problem(resultText(#""duration":0,"failures":[],"status":"Passed""#)),
            "the status “Passed” is unknown"
        )
    }

    func testAGreenStatusWithFailuresIsRefused() {
        let failures = #""duration":0,"failures":[{"message":"no"}]"#
        for status in ["passed", "skipped"] {
            XCTAssertEqual(
                problem(resultText(failures + #","status":"\#(status)""#)),
                "the status is \(status), and there are failures"
            )
        }
        for status in ["failed", "crashed", "timedOut", "exited"] {
            XCTAssertEqual(problem(resultText(failures + #","status":"\#(status)""#)).prefix(5), "none:")
        }
    }

    func testAnExampleThatCannotBeNamed() {
        func started(_ identifier: String, names: Int) -> String {
            let names = Array(repeating: #""g""#, count: names).joined(separator: ",")
            return #"{"event":"exampleStarted","example":{"identifier":"\#(identifier)","names":[\#(names)]}}"#
        }
        XCTAssertEqual(problem(started("", names: 1)), "the identifier is empty")
        XCTAssertEqual(problem(started("x", names: 0)).prefix(5), "none:")
        XCTAssertEqual(problem(started("x", names: 100)).prefix(5), "none:")
        XCTAssertEqual(problem(started("x", names: 101)), "an example at level 101; 100 is the deepest")
        XCTAssertEqual(problem(started("x", names: 100_000)), "an example at level 100000; 100 is the deepest")
    }

    func testNumbersThatNoRunHas() throws {
        func read(_ text: String) throws -> Event { try singleEvent(from: Data(text.utf8)) }
        for (number, duration) in [
            ("-1", 0), ("0.5", 0.5), ("1e9", 1e9), ("1e10", 1e9), ("1e300", 1e9),
        ] {
            let timed = resultText(
                #""duration":\#(number),"failures":[],"status":"passed","#
                    + #""steps":[{"duration":\#(number),"hasFailed":false,"level":0,"name":"s"}]"#
            )
            let expected = result {
                $0.duration = duration
                $0.steps = [ExampleStep(name: "s", level: 0, duration: duration, hasFailed: false)]
            }
            XCTAssertEqual(try read(timed), expected, number)
            let limited =
                #"{"event":"exampleStarted","example":{"identifier":"M.C/a","names":["a"],"timeLimit":\#(number)}}"#
            XCTAssertEqual(try read(limited), identity { $0.timeLimit = duration }, number)
        }
        for (number, level) in [("-1", 0), ("-9223372036854775808", 0), ("1000", 1000), ("1001", 1000)] {
            let text = resultText(
                #""duration":0,"failures":[],"status":"passed","#
                    + #""steps":[{"duration":0,"hasFailed":false,"level":\#(number),"name":"s"}]"#
            )
            let step = ExampleStep(name: "s", level: level, duration: 0, hasFailed: false)
            XCTAssertEqual(try read(text), result { $0.steps = [step] }, number)
        }
        for (number, retries) in [("-1", nil), ("0", nil), ("1000000", 1_000_000), ("9223372036854775807", 1_000_000)] {
            let text =
                #"{"event":"exampleStarted","example":{"identifier":"M.C/a","names":["a"],"retries":\#(number)}}"#
            XCTAssertEqual(try read(text), identity { $0.retries = retries }, number)
        }
        XCTAssertEqual(try read(#"{"event":"runStarted","exampleCount":-5}"#), .runStarted(exampleCount: 0))
        XCTAssertEqual(
            try read(#"{"event":"failedOutsideExamples","failure":{"message":"m","location":{"file":"f","line":-5}}}"#),
            .failedOutsideExamples(RecordedFailure(message: "m", location: CodeLocation(file: "f", line: 0)))
        )
        XCTAssertEqual(
            problem(#"{"event":"runStarted","exampleCount":99999999999999999999}"#),
            "the exampleCount is not a whole number"
        )
        XCTAssertEqual(
            problem(#"{"event":"runStarted","exampleCount":1e999}"#),
            "not the JSON of an event: Number 1e999 is not representable in Swift."
        )
    }

    func testValuesOfAnotherKind() {
        for (fields, message) in [
            (#""event":1"#, "the event is not a string"),
            (#""event":"runStarted","exampleCount":"1""#, "the exampleCount is not a whole number"),
            (#""event":"runStarted","exampleCount":1,"seed":-1"#, "the seed is not a whole number"),
            (#""event":"runStarted","exampleCount":1,"part":[]"#, "the part is not an object"),
            (
                #""event":"exampleStarted","example":{"identifier":"a","names":"a"}"#,
                "the names is not a list of strings"
            ),
            (
                #""event":"exampleStarted","example":{"identifier":"a","names":[],"isSerial":"yes"}"#,
                "the isSerial is not true or false"
            ),
            (
                #""event":"exampleStarted","example":{"identifier":"a","names":[],"timeLimit":"1"}"#,
                "the timeLimit is not a number"
            ),
            (#""event":"exampleListed","groups":{}"#, "the groups is not a list"),
        ] {
            XCTAssertEqual(problem("{\(fields)}"), message)
        }
        XCTAssertEqual(problem("[]"), "the event is not an object")
    }
}
