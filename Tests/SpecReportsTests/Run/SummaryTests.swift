import SpecEvents
import SpecReports
import XCTest

final class SummaryTests: XCTestCase {
    func testItCounts() {
        var summary = Summary()
        XCTAssertTrue(summary.isSuccess)
        SampleRun.events.forEach { summary.count($0) }
        XCTAssertEqual(summary.tally[.passed], 1)
        XCTAssertEqual(summary.tally[.skipped], 1)
        XCTAssertEqual(summary.failed.map(\.identity.names.last), ["loads", "is left", "exits"])
        XCTAssertEqual(summary.failuresOutsideExamples.map(\.message), ["late"])
        XCTAssertEqual(summary.tally.total, 5)
        XCTAssertFalse(summary.isSuccess)
    }

    func testItCanBeSortedLikeAList() {
        var summary = Summary()
        let examples = ["a", "b", "c"].map { ExampleIdentity(identifier: $0, names: [$0], location: nil) }
        for example in [examples[2], examples[0], examples[1]] {
            summary.count(.exampleFinished(example, ExampleResult(status: .failed, duration: 0)))
        }
        summary.sort(like: examples)
        XCTAssertEqual(summary.failed.map(\.identity.identifier), ["a", "b", "c"])
    }

    func testEveryVerdictIsCounted() {
        let no = RecordedFailure(message: "no", location: nil)
        func summary(_ status: ExampleResult.Status, _ change: (inout ExampleResult) -> Void = { _ in }) -> Summary {
            var result = ExampleResult(status: status, duration: 0)
            change(&result)
            var summary = Summary()
            summary.count(.exampleFinished(ExampleIdentity(identifier: "a", names: ["a"], location: nil), result))
            XCTAssertEqual(summary.tally.total, 1)
            return summary
        }
        func counts(_ summary: Summary) -> [Int] {
            [
                summary.tally[.passed], summary.tally[.skipped], summary.failed.count, summary.flaky.count,
                summary.tally[.knownIssue],
            ]
        }
        XCTAssertEqual(counts(summary(.passed)), [1, 0, 0, 0, 0])
        XCTAssertEqual(counts(summary(.skipped)), [0, 1, 0, 0, 0])
        XCTAssertEqual(counts(summary(.passed) { $0.earlierAttempts = [[no]] }), [0, 0, 0, 1, 0])
        XCTAssertEqual(counts(summary(.passed) { $0.expectedFailures = [no] }), [0, 0, 0, 0, 1])
        for status in [ExampleResult.Status.failed, .crashed, .timedOut, .exited] {
            XCTAssertEqual(counts(summary(status)), [0, 0, 1, 0, 0], "\(status)")
            XCTAssertFalse(summary(status).isSuccess)
        }
        XCTAssertEqual(Summary().duration, 0)
        XCTAssertEqual(counts(Summary()), [0, 0, 0, 0, 0])
    }

    func testTheFirstSeedCounts() {
        var summary = Summary()
        summary.count(.runStarted(exampleCount: 1))
        XCTAssertNil(summary.seed)
        summary.count(.runStarted(exampleCount: 1, seed: 7))
        summary.count(.runStarted(exampleCount: 1, seed: 8))
        XCTAssertEqual(summary.seed, 7)
    }

    func testAFailureOutsideExamplesIsAFailure() {
        var summary = Summary()
        summary.count(.failedOutsideExamples(RecordedFailure(message: "late", location: nil)))
        XCTAssertFalse(summary.isSuccess)
        XCTAssertEqual(summary.tally.total, 0)
    }

    func testWhatIsNotInTheListIsSortedBehindIt() {
        var summary = Summary()
        let examples = ["a", "b", "a"].map { ExampleIdentity(identifier: $0, names: [$0], location: nil) }
        let other = ExampleIdentity(identifier: "x", names: ["x"], location: nil)
        var flaky = ExampleResult(status: .passed, duration: 0)
        flaky.earlierAttempts = []
        var known = ExampleResult(status: .passed, duration: 0)
        known.expectedFailures = []
        for example in [other, examples[1], examples[0]] {
            summary.count(.exampleFinished(example, ExampleResult(status: .failed, duration: 0)))
            summary.count(.exampleFinished(example, flaky))
            summary.count(.exampleFinished(example, known))
        }
        summary.sort(like: examples)
        XCTAssertEqual(summary.failed.map(\.identity.identifier), ["a", "b", "x"])
        XCTAssertEqual(summary.flaky.map(\.identity.identifier), ["a", "b", "x"])
        XCTAssertEqual(summary.knownIssues.map(\.identity.identifier), ["a", "b", "x"])
    }

    func testSkippingIsNoFailure() {
        var summary = Summary()
        let example = ExampleIdentity(identifier: "M.C/n", names: ["n"], location: nil)
        summary.count(.exampleFinished(example, ExampleResult(status: .skipped, duration: 0)))
        XCTAssertTrue(summary.isSuccess)
    }
}
