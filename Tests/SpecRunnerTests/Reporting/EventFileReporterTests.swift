import XCTest

@testable import SpecRunner

/// The event file that the runner writes.
final class EventFileReporterTests: RunnerProcessTestCase {
    /// Whether this process has the file open.
    private func isOpen(_ path: String) -> Bool {
        let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return open.contains { number in
            let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")
            // The link for an open file that has been removed starts with the file's old path.
            return file?.hasPrefix(path) == true
        }
    }

    func testItIsClosedWithItsReporter() {
        let path = runner.file("written.jsonl")
        XCTAssertFalse(isOpen(pathOfWriter(path)), path)
    }

    func testAFileThatCannotBeWrittenIsNamedWithTheReason() {
        let reporter = EventFileReporter(path: "/no/such/folder/events.jsonl")
        reporter.report(.runFinished)
        XCTAssertEqual(
            reporter.problem.map { "\($0)" },
            "/no/such/folder/events.jsonl cannot be written: No such file or directory"
        )
    }

    private func pathOfWriter(_ path: String) -> String {
        let reporter = EventFileReporter(path: path)
        return withExtendedLifetime(reporter) {
            XCTAssertTrue(isOpen(path))
            return path
        }
    }
}
