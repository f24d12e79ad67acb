import SpecEvents
import SpecReports
import TestSupport
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

    func testTheExamplesOfSeveralPartsComeInTheOrderOfTheirDeclaration() {
        func ended(_ name: String, line: Int, uses: [ExampleIdentity.SharedUse] = []) -> Event {
            let file = uses.isEmpty ? "S.swift" : "Shared.swift"
            let location = CodeLocation(file: file, line: line)
            let example = ExampleIdentity(identifier: "M.C/\(name)", names: [name], location: location, uses: uses)
            return .exampleFinished(example, ExampleResult(status: .passed, duration: 0))
        }
        let use = ExampleIdentity.SharedUse(name: "u", location: CodeLocation(file: "S.swift", line: 7))
        let first = [ended("d", line: 9), ended("a", line: 5), .runFinished]
        let second = [ended("c", line: 1, uses: [use]), ended("b", line: 3), .runFinished]
        let streams = [RecordedStream(name: "1", events: first), RecordedStream(name: "2", events: second)]
        XCTAssertEqual(names(MergedRun(of: streams)), ["b", "a", "c", "d"])
        XCTAssertEqual(names(MergedRun(of: [streams[0]])), ["d", "a"])
    }

    func testARecordedListGivesTheOrder() {
        let list = ["c", "b", "a"].map { Event.exampleListed(identity($0)) }
        let merged = MergedRun(of: [
            RecordedStream(name: "list", events: list + [.runFinished]),
            RecordedStream(name: "1", events: run("a") + run("c") + [.runFinished]),
        ])
        XCTAssertEqual(names(merged), ["c", "a"])
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
        XCTAssertEqual(names(merged), ["a", "b", "c"])
        XCTAssertEqual(merged.unfinished, ["1"])
        let reason = "the recording “1” ends while it ran"
        let result = ExampleResult(status: .crashed, duration: 0, reason: reason)
        XCTAssertTrue(merged.events.contains(.exampleFinished(identity("b"), result)))
    }

    func testAnExampleThatBeganAgainWithoutAnEndCrashed() {
        let failure = RecordedFailure(message: "told", location: nil)
        let events: [Event] =
            [.runStarted(exampleCount: 1), .exampleStarted(identity("a"))]
            + [.exampleFailed(example: identity("a").identifier, attempt: 1, failure)] + run("a") + [.runFinished]
        let merged = MergedRun(of: [RecordedStream(name: "1", events: events)])
        var summary = Summary()
        merged.events.forEach { summary.count($0) }
        XCTAssertEqual(summary.failed.map(\.result.status), [.crashed])
        XCTAssertEqual(summary.failed.first?.result.failures, [failure])
        XCTAssertEqual(summary.tally.total, 1)
        XCTAssertEqual(merged.repetitions.map(\.streams), [["1", "1"]])
        let died = MergedRun(of: [RecordedStream(name: "1", events: [events[0], events[1], events[1]])])
        XCTAssertEqual(died.repetitions.map(\.streams), [["1", "1"]])
    }

    func testAFailureBehindTheEndOfItsExampleIsNotLost() {
        let failure = RecordedFailure(message: "late", location: nil)
        let late = Event.exampleFailed(example: identity("a").identifier, attempt: 1, failure)
        let stream = RecordedStream(
            name: "1",
            events: [.runStarted(exampleCount: 1)] + run("a") + [late, .runFinished]
        )
        let merged = MergedRun(of: [stream])
        XCTAssertEqual(
            merged.events,
            [.runStarted(exampleCount: 1)] + run("a") + [.failedOutsideExamples(failure), .runFinished]
        )
    }

    func testALaterStreamDoesNotHideACrash() {
        let died = RecordedStream(name: "1", events: [.exampleStarted(identity("a"))])
        let merged = MergedRun(of: [died, RecordedStream(name: "2", events: run("a") + [.runFinished])])
        var summary = Summary()
        merged.events.forEach { summary.count($0) }
        XCTAssertEqual(summary.failed.map(\.result.status), [.crashed])
        XCTAssertEqual(summary.tally.total, 1)
        XCTAssertEqual(merged.repetitions.map(\.streams), [["2", "1"]])
        XCTAssertEqual(merged.unfinished, ["1"])
    }

    func testTheSeedIsThatOfAllStreamsOrNone() {
        func seed(_ seeds: UInt64?...) -> UInt64? {
            let streams = seeds.map {
                RecordedStream(name: "s", events: [.runStarted(exampleCount: 0, seed: $0), .runFinished])
            }
            guard case .runStarted(_, let seed, _) = MergedRun(of: streams).events.first else { return nil }
            return seed
        }
        XCTAssertNil(seed())
        XCTAssertNil(seed(nil))
        XCTAssertNil(seed(nil, nil))
        XCTAssertEqual(seed(7), 7)
        XCTAssertEqual(seed(7, 7), 7)
        XCTAssertNil(seed(7, 8))
        XCTAssertNil(seed(7, nil))
    }

    func testPartsThatAreMissingOrThereTwiceAreNamed() {
        func stream(_ name: String, _ parts: Shard?...) -> RecordedStream {
            let events = parts.flatMap { [Event.runStarted(exampleCount: 0, part: $0), .runFinished] }
            return RecordedStream(name: name, events: events)
        }
        func part(_ number: Int, _ count: Int) -> Shard? { Shard(number: number, of: count) }
        func problems(_ streams: RecordedStream...) -> [String] {
            let run = MergedRun(of: streams, needsAllParts: true)
            let failures = run.events.compactMap {
                if case .failedOutsideExamples(let failure) = $0 { failure } else { nil }
            }
            XCTAssertEqual(failures.map(\.message), run.partProblems)
            XCTAssertEqual(MergedRun(of: streams).events.count, 2)
            return run.partProblems
        }
        let end = "`report` needs the recordings of all shards"
        XCTAssertEqual(problems(stream("a", nil)), [])
        XCTAssertEqual(problems(stream("a", part(1, 1))), [])
        XCTAssertEqual(problems(stream("a", part(1, 2), part(1, 2)), stream("b", part(2, 2)), stream("c", nil)), [])
        XCTAssertEqual(problems(stream("a", part(1, 2), part(2, 2))), [])
        XCTAssertEqual(problems(stream("a", part(1, 2))), ["shard 2 of 2 is missing: \(end)"])
        XCTAssertEqual(problems(stream("a", part(2, 4))), ["shards 1, 3 and 4 of 4 are missing: \(end)"])
        XCTAssertEqual(
            problems(stream("a", part(2, 900_000))),
            ["shards 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, … of 900000 are missing: \(end)"]
        )
        XCTAssertEqual(
            problems(stream("a", part(1, 2)), stream("b", part(2, 2)), stream("c", part(1, 2))),
            ["shard 1/2 is in several recordings: a, c"]
        )
        XCTAssertEqual(
            problems(stream("a", part(1, 2)), stream("b", part(2, 3))),
            ["the recordings are of different runs: they have 2 and 3 shards"]
        )
        func part(_ number: Int, selecting selection: String) -> Shard? {
            var part = Shard(number: number, of: 2)
            part?.selection = selection
            return part
        }
        XCTAssertEqual(problems(stream("a", part(1, selecting: "x")), stream("b", part(2, selecting: "x"))), [])
        XCTAssertEqual(problems(stream("a", part(1, selecting: "x")), stream("b", part(2, 2))), [])
        assertList(
            problems(stream("a", part(1, selecting: "x")), stream("b", part(2, selecting: "y"))),
            "the recordings are of different runs: a and b are parts of other examples, "
                + "because the suites or the options that select examples differ"
        )
    }

    func testTheWorstEndCounts() {
        let no = RecordedFailure(message: "no", location: nil)
        let passed = ExampleResult(status: .passed, duration: 1)
        var known = passed
        known.expectedFailures = [no]
        var flaky = passed
        flaky.earlierAttempts = [[no]]
        let order = [
            ExampleResult(status: .skipped, duration: 0), passed, known, flaky,
            ExampleResult(status: .failed, duration: 0),
        ]
        let example = identity("a")
        func merged(_ results: ExampleResult...) -> ExampleResult? {
            let streams = results.map {
                RecordedStream(name: "s", events: [.exampleFinished(example, $0), .runFinished])
            }
            return MergedRun(of: streams).events.compactMap { event in
                if case .exampleFinished(_, let result) = event { result } else { nil }
            }.first
        }
        for (index, worse) in order.enumerated() {
            for better in order[..<index] {
                XCTAssertEqual(merged(better, worse), worse)
                XCTAssertEqual(merged(worse, better), worse)
            }
        }
        for status in [ExampleResult.Status.crashed, .timedOut, .exited] {
            let bad = ExampleResult(status: status, duration: 2)
            XCTAssertEqual(merged(flaky, bad), bad)
            XCTAssertEqual(merged(order[4], bad), order[4])
            XCTAssertEqual(merged(bad, order[4]), bad)
        }
    }

    func testWhatIsNotListedStandsBehindTheListByGroup() {
        let list = [Event.exampleListed(identity("c")), .exampleListed(identity("c")), .exampleListed(identity("b"))]
        let stream = RecordedStream(
            name: "1",
            events: list + run("x", "Other") + run("a") + run("b") + run("y", "Other") + run("c") + [.runFinished]
        )
        let merged = MergedRun(of: [stream])
        XCTAssertEqual(names(merged), ["c", "b", "x", "y", "a"])
    }

    func testAnExampleThatEndedTwiceInAStreamIsToldTwice() {
        let merged = MergedRun(of: [RecordedStream(name: "1", events: run("a") + run("a") + run("b") + [.runFinished])])
        XCTAssertEqual(merged.repetitions.map(\.example), [identity("a")])
        XCTAssertEqual(merged.repetitions.map(\.streams), [["1", "1"]])
        XCTAssertEqual(merged.duration, 1)
        XCTAssertEqual(merged.events.count, 6)
    }

    func testTheRunsOfOneStreamAreCountedAndAreNoRepetitions() {
        let start = Event.runStarted(exampleCount: 1)
        let once = [start] + run("a") + [.runFinished]
        let thrice = RecordedStream(
            name: "1",
            events: once + once + [start] + run("a", "Group", .failed) + [.runFinished]
        )
        let merged = MergedRun(of: [thrice])
        XCTAssertEqual(merged.repetitions, [])
        XCTAssertEqual(merged.runCounts, ["1": 3])
        XCTAssertTrue(merged.events.contains(run("a", "Group", .failed)[1]))
        // The third run ended before its example did.
        let died = RecordedStream(name: "1", events: once + once + [start, .exampleStarted(identity("a"))])
        XCTAssertEqual(MergedRun(of: [died]).repetitions, [])
        XCTAssertEqual(MergedRun(of: [died]).runCounts, ["1": 3])
        // A run of other examples, such as by a process that was started for the rest, does not count as a repeated run.
        let rest = RecordedStream(name: "1", events: once + [start] + run("b") + [.runFinished])
        XCTAssertEqual(MergedRun(of: [rest]).runCounts, [:])
        // Two processes that write at the same time are two parts of one run.
        let parallel = RecordedStream(
            name: "1",
            events: [start, start] + run("a") + run("a") + [.runFinished, .runFinished]
        )
        XCTAssertEqual(MergedRun(of: [parallel]).repetitions.map(\.streams), [["1", "1"]])
        XCTAssertEqual(MergedRun(of: [parallel]).runCounts, [:])
        let two = MergedRun(of: [thrice, RecordedStream(name: "1", events: once)])
        XCTAssertEqual(two.repetitions.map(\.streams), [["1", "1"]])
        XCTAssertEqual(two.runCounts, ["1": 3])
    }

    func testFailuresOutsideExamplesStandBehindTheExamples() {
        let failures = ["x", "y"].map { RecordedFailure(message: $0, location: nil) }
        let merged = MergedRun(of: [
            RecordedStream(name: "1", events: [.failedOutsideExamples(failures[0])] + run("a") + [.runFinished]),
            RecordedStream(name: "2", events: [.failedOutsideExamples(failures[1]), .runFinished]),
        ])
        XCTAssertEqual(
            merged.events,
            [.runStarted(exampleCount: 1)] + run("a") + failures.map { .failedOutsideExamples($0) } + [.runFinished]
        )
    }

    func testAnExampleThatWasRunningTellsOfTheDeath() {
        let died = RecordedStream(name: "1", events: [.exampleStarted(identity("a")), .exampleStarted(identity("b"))])
        let merged = MergedRun(of: [died])
        XCTAssertEqual(names(merged), ["a", "b"])
        XCTAssertFalse(merged.events.contains { if case .failedOutsideExamples = $0 { true } else { false } })
        XCTAssertEqual(MergedRun(of: []).events, [.runStarted(exampleCount: 0), .runFinished])
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
