import SpecEvents
import SpecReports
import XCTest

/// Creates events, and checks how they are encoded and decoded.
class EventFormatTestCase: XCTestCase {
    func assert(_ event: Event, is text: String, line: UInt = #line) {
        XCTAssertEqual(singleLine(for: event), text + "\n", line: line)
        var decoder = EventDecoder()
        XCTAssertNoThrow(try decoder.event(from: Data(singleLine(for: .exampleStarted(example)).utf8)))
        XCTAssertEqual(try decoder.event(from: Data(text.utf8)), event, line: line)
        XCTAssertEqual(try decoder.event(from: Data((text + "\n").utf8)), event, line: line)
        // Fields that a later version adds to any object are skipped.
        let later = text.replacing(#"{""#, with: #"{"added later":[{"a":1}],""#)
        XCTAssertEqual(try decoder.event(from: Data(later.utf8)), event, line: line)
    }

    let example = ExampleIdentity(identifier: "M.C/a", names: ["a"], location: nil)
    let place = CodeLocation(file: "/A.swift", line: 3)

    func identity(_ change: (inout ExampleIdentity) -> Void) -> Event {
        var example = example
        change(&example)
        return .exampleStarted(example)
    }

    func result(_ change: (inout ExampleResult) -> Void = { _ in }) -> Event {
        var result = ExampleResult(status: .passed, duration: 0)
        change(&result)
        return .exampleFinished(example, result)
    }

    func resultText(_ fields: String) -> String {
        #"{"event":"exampleFinished","example":{"identifier":"M.C/a","names":["a"]},"result":{\#(fields)}}"#
    }

    func problem(_ text: String) -> String {
        do {
            return "none: \(try singleEvent(from: Data(text.utf8)))"
        } catch {
            return (error as? DescribedError)?.description ?? "of another type"
        }
    }
}
