import SpecEvents
import SpecReports
import XCTest

final class MergedRunTests: XCTestCase {
    private func identity(_ name: String, _ group: String = "Group") -> ExampleIdentity {
        ExampleIdentity(identifier: "M.C/\(group) › \(name)", names: [group, name], location: nil)
    }

    private func run(_ name: String, _ group: String = "Group", _ status: ExampleResult.Status = .passed) -> [Event] {
        let example = identity(name, group)
        return [.exampleStarted(example), .exampleFinished(example, ExampleResult(status: status, duration: 0.5))]
    }

    private func names(_ run: MergedRun) -> [String] {
        run.events.compactMap { if case .exampleFinished(let example, _) = $0 { example.names.last } else { nil } }
    }

    func testShardsBecomeOneRun() {
        let first = RecordedStream(
            name: "1",
            events: [.runStarted(exampleCount: 2, seed: 7)] + run("a") + run("c", "Other") + [.runFinished]
        )
        let second = RecordedStream(
            name: "2",
            events: [.runStarted(exampleCount: 1, seed: 7)] + run("b", "Group", .failed) + [.runFinished]
        )
        let merged = MergedRun(of: [first, second])
        XCTAssertEqual(merged.events.first, .runStarted(exampleCount: 3, seed: 7))
        XCTAssertEqual(names(merged), ["a", "b", "c"])
        XCTAssertEqual(merged.events.count, 8)
        XCTAssertEqual(merged.events.last, .runFinished)
        XCTAssertEqual(merged.unfinished, [])
        XCTAssertEqual(merged.repetitions, [])
        XCTAssertEqual(merged.duration, 1.5)
    }

    func testARecordedListGivesTheOrderAndWhatIsMissing() {
        let list = ["c", "b", "a"].map { Event.exampleListed(identity($0)) }
        let merged = MergedRun(of: [
            RecordedStream(name: "list", events: list + [.runFinished]),
            RecordedStream(name: "1", events: run("a") + run("c") + [.runFinished]),
        ])
        XCTAssertEqual(names(merged), ["c", "a"])
        XCTAssertEqual(merged.missing, [identity("b")])
    }

    func testWhatEndedTwiceIsToldAndItsWorstEndCounts() {
        let streams = [("1", ExampleResult.Status.passed), ("2", .failed), ("3", .passed)].map { name, status in
            RecordedStream(name: name, events: run("a", "Group", status) + [.runFinished])
        }
        let merged = MergedRun(of: streams)
        XCTAssertEqual(merged.repetitions.map(\.example), [identity("a")])
        XCTAssertEqual(merged.repetitions.map(\.streams), [["1", "2", "3"]])
        XCTAssertEqual(names(merged), ["a"])
        XCTAssertTrue(merged.events.contains(run("a", "Group", .failed)[1]))
    }

    func testAnExampleThatNeverEndedCrashed() {
        let died = RecordedStream(name: "1", events: run("a") + [.exampleStarted(identity("b"))])
        let merged = MergedRun(of: [died, RecordedStream(name: "2", events: run("c") + [.runFinished])])
        XCTAssertEqual(names(merged), ["a", "c", "b"])
        XCTAssertEqual(merged.unfinished, ["1"])
        let reason = "the recording “1” ends while it ran"
        let result = ExampleResult(status: .crashed, duration: 0, reason: reason)
        XCTAssertEqual(merged.events.last, .exampleFinished(identity("b"), result))
    }

    func testALaterStreamDoesNotHideACrash() {
        let died = RecordedStream(name: "1", events: [.exampleStarted(identity("a"))])
        let merged = MergedRun(of: [died, RecordedStream(name: "2", events: run("a") + [.runFinished])])
        var summary = Summary()
        merged.events.forEach { summary.count($0) }
        XCTAssertEqual(summary.failed.map(\.result.status), [.crashed])
        XCTAssertEqual(summary.exampleCount, 1)
        XCTAssertEqual(merged.repetitions.map(\.streams), [["2", "1"]])
        XCTAssertEqual(merged.unfinished, ["1"])
    }

    func testAStreamInWhichOneOfTwoProcessesDiedIsNeverGreen() {
        let start = Event.runStarted(exampleCount: 1)
        let died = RecordedStream(name: "1", events: [start, start] + run("a") + [.runFinished])
        XCTAssertEqual(MergedRun(of: [died]).unfinished, ["1"])
        var summary = Summary()
        MergedRun(of: [died]).events.forEach { summary.count($0) }
        XCTAssertEqual(summary.failuresOutsideExamples.map(\.message), ["the recording “1” ends before its run did"])
        let lived = RecordedStream(name: "1", events: died.events + [.runFinished])
        XCTAssertEqual(MergedRun(of: [lived]).unfinished, [])
    }

    func testAStreamThatEndsBetweenExamplesIsNeverGreen() {
        let merged = MergedRun(of: [RecordedStream(name: "1", events: run("a"))])
        var summary = Summary()
        merged.events.forEach { summary.count($0) }
        XCTAssertFalse(summary.isSuccess)
        XCTAssertEqual(summary.failuresOutsideExamples.map(\.message), ["the recording “1” ends before its run did"])
        XCTAssertEqual(MergedRun(of: [RecordedStream(name: "empty", events: [])]).unfinished, ["empty"])
    }
}
