import SpecEvents
import SpecReports
import TestSupport
import XCTest

/// A stream of events contains the identity of each example only once.
final class EventDecoderTests: XCTestCase {
    private let example = ExampleIdentity(
        identifier: "M.C/a",
        names: ["a"],
        location: CodeLocation(file: "/A.swift", line: 3),
        tags: ["slow"]
    )
    private let passed = ExampleResult(status: .passed, duration: 0.5)

    private func lines(of events: [Event]) -> [String] {
        var encoder = EventEncoder()
        return events.map { String(encoder.lines(for: [$0]).dropLast()) }
    }

    /// Decodes the events in some lines, and throws the first problem.
    private func events(of lines: [String]) throws -> [Event] {
        var decoder = EventDecoder()
        return try lines.map { try decoder.event(from: Data($0.utf8)) }
    }

    private func problem(of lines: String...) -> String? {
        do {
            _ = try events(of: lines)
            return nil
        } catch {
            return "\(error)"
        }
    }

    func testTheIdentityIsWrittenOnce() {
        let identity =
            #"{"identifier":"M.C/a","location":{"file":"/A.swift","line":3},"names":["a"],"tags":["slow"]}"#
        assertList(
            lines(of: [
                .exampleListed(example), .exampleStarted(example), .stepStarted(example: "M.C/a", name: "s"),
                .exampleFinished(example, passed),
            ]),
            #"{"event":"exampleListed","example":\#(identity),"groups":[]}"#,
            #"{"event":"exampleStarted","identifier":"M.C/a"}"#,
            #"{"event":"stepStarted","identifier":"M.C/a","step":"s"}"#,
            #"{"event":"exampleFinished","identifier":"M.C/a","#
                + #""result":{"duration":0.5,"failures":[],"status":"passed"}}"#
        )
    }

    func testAnExampleThatDidNotStartIsDescribedWhereItEnds() {
        XCTAssertEqual(
            lines(of: [.exampleFinished(example, passed)]),
            [String(singleLine(for: .exampleFinished(example, passed)).dropLast())]
        )
    }

    func testIdentifiersAreResolved() throws {
        let other = ExampleIdentity(identifier: "M.C/b", names: ["b"], location: nil)
        let run: [Event] = [
            .exampleListed(example), .exampleListed(other), .runStarted(exampleCount: 2), .exampleStarted(other),
            .exampleStarted(example), .exampleFinished(example, passed), .exampleFinished(other, passed), .runFinished,
            .runStarted(exampleCount: 1), .exampleStarted(example), .exampleFinished(example, passed), .runFinished,
        ]
        XCTAssertEqual(try events(of: lines(of: run)), run)
    }

    func testWholeIdentitiesAreReadEverywhere() throws {
        let run: [Event] = [
            .exampleListed(example), .exampleStarted(example), .exampleFinished(example, passed),
            .exampleFinished(example, passed),
        ]
        XCTAssertEqual(try events(of: run.map(singleLine)), run)
        let mixed = lines(of: [.exampleStarted(example)]) + [singleLine(for: .exampleFinished(example, passed))]
        XCTAssertEqual(try events(of: mixed), Array(run[1...2]))
    }

    func testTheLatestDescriptionOfAnIdentifierCounts() throws {
        var later = example
        later.names = ["later"]
        let lines =
            [singleLine(for: .exampleStarted(example)), singleLine(for: .exampleStarted(later))]
            + [
                #"{"event":"exampleFinished","identifier":"M.C/a","result":{"duration":0.5,"failures":[],"status":"passed"}}"#
            ]
        XCTAssertEqual(try events(of: lines).last, .exampleFinished(later, passed))
    }

    func testUnknownIdentifiersAreRefused() {
        let unknown = "the example “M.C/b” is unknown: no line before this one describes it"
        let start = singleLine(for: .exampleStarted(example))
        let result = #""result":{"duration":0,"failures":[],"status":"passed"}"#
        for line in [
            #"{"event":"exampleStarted","identifier":"M.C/b"}"#, #"{"event":"exampleListed","identifier":"M.C/b"}"#,
            #"{"event":"exampleFinished","identifier":"M.C/b",\#(result)}"#,
            #"{"event":"stepStarted","identifier":"M.C/b","step":"s"}"#,
        ] { XCTAssertEqual(problem(of: start, line), unknown) }
        XCTAssertEqual(problem(of: #"{"event":"exampleFinished",\#(result)}"#), "the example is missing")
        XCTAssertEqual(problem(of: #"{"event":"stepStarted","step":"s"}"#), "the identifier is missing")
    }

    func testALineThatIsRefusedDescribesNothing() throws {
        var decoder = EventDecoder()
        let broken = singleLine(for: .exampleStarted(example)).dropLast() + "}"
        XCTAssertThrowsError(try decoder.event(from: Data(broken.utf8)))
        XCTAssertThrowsError(try decoder.event(from: Data(#"{"event":"exampleStarted","identifier":"M.C/a"}"#.utf8)))
    }
}
