import SpecEvents
import XCTest

@testable import SpecRunner

/// Numbers that no clock or counter can hold, in events, on the command line and in the environment.
final class ExtremeNumberTests: XCTestCase {
    private func activity(timeLimit: Double? = nil, retries: Int = 0, since: Duration = .zero) -> ProcessActivity {
        let activity = ProcessActivity()
        let example = ExampleIdentity(
            identifier: "M.C/a",
            names: ["a"],
            location: nil,
            timeLimit: timeLimit,
            retries: retries
        )
        activity.note(.exampleStarted(example))
        return activity
    }

    func testNoLimitAndNoNumberOfRetriesOverflows() {
        for retries in [0, 1, Int.max, Int.max - 1, -1, Int.min] {
            for limit in [nil, 0, -1, 1, 1e9, 1e18, 1e300, -1e300, Double.infinity, -.infinity, .nan] {
                XCTAssertFalse(activity(timeLimit: limit, retries: retries).isOverdue, "\(limit ?? -2) \(retries)")
            }
        }
    }

    func testALimitThatIsNoNumberIsTheDefault() {
        for limit in [Double.nan, .infinity, -.infinity, -1] {
            let activity = activity(timeLimit: limit)
            activity.noteOverdue()
            XCTAssertEqual(
                activity.overdueText,
                "took longer than its time limit of 60.00 s; the runner killed the process; raise it with --time-limit or"
                    + " .timeLimit"
            )
        }
    }

    func testManyProcessesAreNoMoreThanThereAreExamples() {
        let examples = (0..<3).map { ExampleIdentity(identifier: "M.C/\($0)", names: ["\($0)"], location: nil) }
        for durations in [[:], ["M.C/0": Double.infinity, "M.C/1": -.infinity, "M.C/2": .nan]] {
            var queue = WorkQueue(examples, jobs: .max, durations: durations)
            var count = 0
            while !queue.isEmpty { count += queue.next().count }
            XCTAssertEqual(count, 3)
        }
    }

    func testBazelsPartsMayBeAnyNumbers() {
        func shard(_ count: String, _ index: String) throws -> Shard? {
            let environment = ["TEST_TOTAL_SHARDS": count, "TEST_SHARD_INDEX": index]
            return try OptionParser.options(from: [], environment: environment).shard
        }
        for (index, count) in [
            ("9223372036854775807", "3"), ("-1", "3"), ("3", "3"), ("0", "0"), ("x", "3"), ("", "3"),
        ] {
            XCTAssertThrowsError(try shard(count, index)) { error in
                XCTAssertEqual(
                    "\(error)",
                    "TEST_TOTAL_SHARDS=\(count) with TEST_SHARD_INDEX=\(index): there is no such shard;"
                        + " shards are numbered from 0"
                )
            }
        }
        XCTAssertEqual(try shard("9223372036854775807", "0"), Shard(number: 1, of: .max))
    }

    func testADurationThatIsNoNumberIsNotRemembered() throws {
        let example = ExampleIdentity(identifier: "M.C/a", names: ["a"], location: nil)
        for duration in [Double.infinity, -.infinity, .nan, -1] {
            var lastRun = LastRun()
            let result = ExampleResult(status: .failed, duration: duration)
            lastRun.update(with: [(example, result)])
            XCTAssertEqual(lastRun.expectedDuration(of: example), 0)
            XCTAssertNoThrow(try JSONEncoder().encode(lastRun))
        }
    }
}
