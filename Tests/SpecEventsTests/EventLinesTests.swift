import Foundation
import SpecEvents
import XCTest

final class EventLinesTests: XCTestCase {
    private let example = ExampleIdentity(
        identifier: "M.C/a › b",
        names: ["a", "b\n\"c\""],
        location: CodeLocation(file: "/p/A.swift", line: 3)
    )

    func testEveryEventComesBackFromItsLine() throws {
        let failure = RecordedFailure(message: "no", location: nil)
        let result = ExampleResult(status: .failed, duration: 0.25, failures: [failure], reason: "r", output: ["o"])
        let events: [Event] = [
            .exampleListed(example, groups: [CodeLocation(file: "/p/A.swift", line: 1)]),
            .runStarted(exampleCount: 3, seed: 7), .runStarted(exampleCount: 3), .exampleStarted(example),
            .stepStarted(example: "M.C/a › b", name: "log in"),
            .exampleFinished(example, result), .failedOutsideExamples(failure), .runFinished,
        ]
        for event in events {
            let line = try EventLines.line(for: event)
            XCTAssertEqual(line.filter { $0 == UInt8(ascii: "\n") }.count, 1)
            XCTAssertEqual(line.last, UInt8(ascii: "\n"))
            XCTAssertEqual(try EventLines.event(from: line), event)
        }
    }

    func testTheFormat() throws {
        XCTAssertEqual(
            String(
                decoding: try EventLines.line(
                    for: .exampleFinished(example, ExampleResult(status: .passed, duration: 0.5))
                ),
                as: UTF8.self
            ),
            #"{"event":"exampleFinished","example":{"identifier":"M.C/a › b","location":{"file":"/p/A.swift","line":3},"#
                + #""names":["a","b\n\"c\""]},"result":{"duration":0.5,"failures":[],"status":"passed"}}"# + "\n"
        )
    }

    func testHalfALineIsAnError() {
        XCTAssertThrowsError(try EventLines.event(from: Data(#"{"event":"runSta"#.utf8)))
        XCTAssertThrowsError(try EventLines.event(from: Data(#"{"event":"unheard of"}"#.utf8)))
    }
}
