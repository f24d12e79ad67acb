import SpecEvents
import XCTest

@testable import SnapshotFiles

final class ExampleResultSnapshotsTests: XCTestCase {
    private func use(_ name: String, _ expected: String?, _ actual: String?) -> SnapshotUse {
        var use = SnapshotUse(file: "C.md", key: SnapshotKey(className: "C", example: "e", name: name))
        (use.expected, use.actual) = (expected, actual)
        return use
    }

    private func failure(_ message: String) -> RecordedFailure { RecordedFailure(message: message, location: nil) }

    func testWhatIsWritten() {
        let (missing, different) = (use("m", nil, "x"), use("d", "w", "x"))
        let ofDifferent = failure("in step “s”: expected to match \(different.title), got another text\n  - a\n  + b")
        let ofMissing = failure("words\nexpected to match \(missing.title), and there is none")
        let other = failure("expected to equal 1, got 2")
        let group = failure("1 failure in this group\n  1. F:1: expected to match \(different.title), got another text")
        typealias Row = (
            String, ExampleResult.Status, [RecordedFailure], plain: [String], updating: [String], failed: Bool
        )
        let table: [Row] = [
            ("passed", .passed, [], ["m"], ["m", "d"], false),
            ("differs", .failed, [ofDifferent], ["m"], ["m", "d"], false),
            ("on CI", .failed, [ofMissing, ofDifferent], [], ["m", "d"], false),
            ("otherwise", .failed, [ofDifferent, other], ["m"], ["m", "d"], true),
            ("in a group", .failed, [group], ["m"], ["m", "d"], true),
            ("skipped", .skipped, [], ["m"], ["m", "d"], true),
            ("crashed", .crashed, [], ["m"], ["m", "d"], true), ("exited", .exited, [], ["m"], ["m", "d"], true),
            ("timed out", .timedOut, [], ["m"], ["m", "d"], true),
        ]
        for row in table {
            var result = ExampleResult(status: row.1, duration: 0, failures: row.2)
            result.snapshots = [missing, different, use("x", nil, nil)]
            XCTAssertEqual(result.hasNonSnapshotFailures, row.failed, row.0)
            for (updates, names) in [(false, row.plain), (true, row.updating)] {
                XCTAssertEqual(result.snapshotsToWrite(updates: updates).map { $0.key.name ?? "" }, names, row.0)
            }
        }
        var (one, beside) = (use("i", "w", "x"), use("i", nil, nil))
        (one.line, beside.line) = (3, 3)
        (one.column, beside.column) = (9, 60)
        let ofOther = failure("expected to eventually match \(beside.title), got another text")
        var onOneLine = ExampleResult(status: .failed, duration: 0, failures: [ofOther])
        onOneLine.snapshots = [one, beside]
        XCTAssertTrue(onOneLine.hasNonSnapshotFailures, "another one in the line failed")
        var known = ExampleResult(status: .passed, duration: 0)
        known.expectedFailures = [ofDifferent]
        XCTAssertTrue(known.hasNonSnapshotFailures)
    }
}
