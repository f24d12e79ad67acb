import SpecEvents
import XCTest

@testable import SpecReports

final class RecordedStreamTests: XCTestCase {
    private func read(_ lines: String...) throws -> RecordedStream {
        try RecordedStream(name: "e.jsonl", data: Data(lines.map { $0 + "\n" }.joined().utf8))
    }

    private func problem(_ lines: String...) -> String {
        do {
            let data = Data(lines.map { $0 + "\n" }.joined().utf8)
            return "none: \(try RecordedStream(name: "e.jsonl", data: data).events.count) events"
        } catch {
            return (error as? DescribedError)?.description ?? "of another type"
        }
    }

    private let start = #"{"event":"runStarted","exampleCount":1}"#
    private let end = #"{"event":"runFinished"}"#
    private func began(_ name: String) -> String {
        #"{"event":"exampleStarted","example":{"identifier":"M.C/\#(name)","names":["\#(name)"]}}"#
    }
    private func ended(_ name: String, _ status: String = "passed") -> String {
        #"{"event":"exampleFinished","example":{"identifier":"M.C/\#(name)","names":["\#(name)"]},"#
            + #""result":{"duration":0,"failures":[],"status":"\#(status)"}}"#
    }

    func testItHasTheEventsOfItsLines() throws {
        let stream = try read(start, began("a"), ended("a"), end)
        let example = ExampleIdentity(identifier: "M.C/a", names: ["a"], location: nil)
        XCTAssertEqual(stream.name, "e.jsonl")
        XCTAssertEqual(
            stream.events,
            [
                .runStarted(exampleCount: 1), .exampleStarted(example),
                .exampleFinished(example, ExampleResult(status: .passed, duration: 0)), .runFinished,
            ]
        )
    }

    func testEmptyLinesAreNothing() throws {
        XCTAssertEqual(try read("", start, "", "", end, "").events, [.runStarted(exampleCount: 1), .runFinished])
        XCTAssertEqual(try RecordedStream(name: "e", data: Data()).events, [])
        XCTAssertEqual(problem("", start, "", "x", end).prefix(10), "e.jsonl:4:")
    }

    func testHalfALineAtTheEndIsLeftOut() throws {
        let text = start + "\n" + began("a") + "\n" + ended("a").dropLast(5)
        let stream = try RecordedStream(name: "e", data: Data(text.utf8))
        XCTAssertEqual(stream.events.count, 2)
        let whole = try RecordedStream(name: "e", data: Data((start + "\n" + end).utf8))
        XCTAssertEqual(whole.events.count, 2)
    }

    func testHalfALineBehindTheEndOfTheRunIsNamed() {
        let text = start + "\n" + end + "\n" + #"{"event":"failedOuts"#
        XCTAssertThrowsError(try RecordedStream(name: "e", data: Data(text.utf8))) { error in
            XCTAssertTrue("\(error)".hasPrefix("e:3: no event: "), "\(error)")
        }
        let next = [start, end, start, #"{"event":"#].joined(separator: "\n")
        XCTAssertEqual(try RecordedStream(name: "e", data: Data(next.utf8)).events.count, 3)
        XCTAssertEqual(try RecordedStream(name: "e", data: Data(#"{"event":"runSt"#.utf8)).events, [])
    }

    func testACountThatNoRunHasIsLimited() throws {
        let vast = #"{"event":"runStarted","exampleCount":9223372036854775807}"#
        XCTAssertEqual(try read(vast, vast, end, end).missingExampleCount, 2 << 40)
    }

    func testALineThatIsNoEventIsNamed() {
        XCTAssertEqual(
            problem(start, #"{"event":"unheard of"}"#, end),
            "e.jsonl:2: no event: the event “unheard of” is unknown; "
                + "the file has to be one that --events or SPEC_EVENTS wrote"
        )
        XCTAssertEqual(
            problem(start, "hello"),
            "e.jsonl:2: no event: not the JSON of an event: Invalid value around character 0.; "
                + "the file has to be one that --events or SPEC_EVENTS wrote"
        )
    }

    func testEventsThatDoNotFollowFromThoseBefore() {
        XCTAssertEqual(problem(start, ended("a"), end), "e.jsonl:2: an example ends that is not running: a")
        XCTAssertEqual(
            problem(start, began("a"), ended("a"), ended("a"), end),
            "e.jsonl:4: an example ends that is not running: a"
        )
        XCTAssertEqual(problem(began("a"), ended("a")), "e.jsonl:1: an example begins, but no run is under way")
        XCTAssertEqual(problem(start, end, began("a")), "e.jsonl:3: an example begins, but no run is under way")
        XCTAssertEqual(problem(ended("a", "skipped")), "e.jsonl:1: an example ends that is not running: a")
        XCTAssertEqual(problem(end), "e.jsonl:1: a run ends, but none is under way")
        XCTAssertEqual(problem(start, end, end), "e.jsonl:3: a run ends, but none is under way")
    }

    /// The stored recording contains an example's whole identity in each of the example's events.
    func testOldAndNewRecordingsAreReadAlike() throws {
        let old = try Data(contentsOf: Stored.url("recording.jsonl"))
        let stream = try RecordedStream(name: "old", data: old)
        var encoder = EventEncoder()
        let new = Data(encoder.lines(for: stream.events).utf8)
        XCTAssertEqual(try RecordedStream(name: "new", data: new).events, stream.events)
        XCTAssertLessThan(new.count, old.count)
    }

    func testAnExampleThatNoLineDescribes() {
        let unknown = "the example “M.C/b” is unknown: no line before this one describes it"
        let advice = "the file has to be one that --events or SPEC_EVENTS wrote"
        for event in [
            #""exampleStarted""#, #""exampleFinished","result":{"status":"skipped","duration":0,"failures":[]}"#,
        ] {
            XCTAssertEqual(
                problem(start, began("a"), #"{"identifier":"M.C/b","event":\#(event)}"#, end),
                "e.jsonl:3: no event: \(unknown); \(advice)"
            )
        }
        let short =
            #"{"event":"exampleFinished","identifier":"M.C/a","result":{"status":"passed","duration":0,"failures":[]}}"#
        XCTAssertEqual(problem(start, began("a"), short, end), "none: 4 events")
        XCTAssertTrue(problem(start, short, end).hasPrefix("e.jsonl:2: no event: the example “M.C/a” is unknown"))
    }

    func testWhatIsSkippedNeedNotBegin() {
        XCTAssertEqual(problem(start, ended("a", "skipped"), end), "none: 3 events")
        XCTAssertEqual(problem(start, began("a"), ended("a", "skipped"), end), "none: 4 events")
    }

    func testSeveralProcessesMayShareARecording() {
        XCTAssertEqual(
            problem(start, start, began("a"), began("b"), ended("b"), end, ended("a"), end),
            "none: 8 events"
        )
        XCTAssertEqual(problem(start, end, start, began("a"), ended("a"), end), "none: 6 events")
    }

    func testOtherEventsMayStandAnywhere() {
        let late = #"{"event":"failedOutsideExamples","failure":{"message":"late"}}"#
        let listed = #"{"event":"exampleListed","example":{"identifier":"M.C/a","names":["a"]}}"#
        let step = #"{"event":"stepStarted","identifier":"M.C/a","step":"s"}"#
        XCTAssertEqual(problem(listed, late, step, start, end, late), "none: 6 events")
    }
}
