import XCTest

/// Examples with `.serial`, and the number that each process finds in `SPEC_WORKER`.
final class SerialExampleTests: RunnerProcessTestCase {
    private struct Note {
        var isSerial: Bool
        var isBeginning: Bool
        var worker: String
        var process: String
    }

    /// The notes that the examples wrote, in chronological order.
    private func notes(jobs: Int) throws -> [Note] {
        // Each example that may run in parallel waits until a second process has begun an example.
        let environment = ["NOTES": runner.file("notes"), "SPEC_WORKER": "7", "PROCESSES": "\(min(jobs, 2))"]
        let result = try runner.run("Serial", "--jobs", "\(jobs)", environment: environment)
        XCTAssertEqual(result.status, 0, result.output + result.errors)
        XCTAssertTrue(result.output.contains("\n15 examples in "), result.output)
        let notes = runner.text("notes").split(separator: "\n").map { line in
            let words = line.split(separator: " ").map(String.init)
            return Note(
                isSerial: words[0] == "serial",
                isBeginning: words[1] == "begins",
                worker: words[2],
                process: words[3]
            )
        }
        XCTAssertEqual(notes.count, 30)
        return notes
    }

    nonisolated(unsafe) private static var notesOfThree: [Note]?

    private func notesOfThree() throws -> [Note] {
        let notes = try Self.notesOfThree ?? notes(jobs: 3)
        Self.notesOfThree = notes
        return notes
    }

    func testWhileOneRunsNoOtherProcessRunsAnExample() throws {
        var (running, maxAtOnce) = ([Note](), 0)
        for note in try notesOfThree() {
            guard note.isBeginning else {
                running.removeAll { $0.process == note.process }
                continue
            }
            XCTAssertFalse(note.isSerial && !running.isEmpty, "a serial example began beside others")
            XCTAssertFalse(running.contains(where: \.isSerial), "an example began beside a serial one")
            XCTAssertFalse(
                running.contains { $0.worker == note.worker },
                "two processes have the number \(note.worker)"
            )
            running.append(note)
            maxAtOnce = max(maxAtOnce, running.count)
        }
        XCTAssertGreaterThan(maxAtOnce, 1)
    }

    func testTheProcessesThatRunAtOnceAreNumberedFromOne() throws {
        let workers = Set(try notesOfThree().map(\.worker))
        XCTAssertTrue(workers.isSubset(of: ["1", "2", "3"]), "\(workers)")
        XCTAssertTrue(workers.isSuperset(of: ["1", "2"]), "\(workers)")
    }

    func testASingleProcessIsTheFirstAndKeepsTheOrder() throws {
        let notes = try notes(jobs: 1)
        XCTAssertEqual(Set(notes.map(\.worker)), ["1"])
        XCTAssertEqual(Set(notes.map(\.process)).count, 1)
        XCTAssertEqual(
            notes.filter(\.isBeginning).map(\.isSerial),
            [true] + Array(repeating: false, count: 12) + [true, true]
        )
    }
}
