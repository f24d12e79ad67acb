import TestSupport
import XCTest

@testable import ChildProcesses

final class ChildProcessTests: XCTestCase {
    private func start(_ script: String, others: [(descriptor: Int32, number: Int32)] = []) throws -> ChildProcess {
        try ChildProcess.start(
            "/bin/sh",
            ["-c", script],
            environment: [:],
            leadsGroup: true,
            output: STDOUT_FILENO,
            errors: STDERR_FILENO,
            others: others
        )
    }

    private func end(of process: ChildProcess) -> ChildProcess.End? {
        var end: ChildProcess.End?
        _ = eventually {
            end = process.poll()
            return end != nil
        }
        return end
    }

    func testHowItEnds() throws {
        XCTAssertEqual(end(of: try start("exit 0")), .exited(0))
        XCTAssertEqual(end(of: try start("exit 3")), .exited(3))
        XCTAssertEqual(end(of: try start("kill -9 $$")), .signal(SIGKILL))
    }

    func testASignalForTheMainThreadEndsAProcessThatIsStopped() throws {
        let process = try start("while :; do sleep 1; done")
        process.send(SIGSTOP)
        process.sendToMainThread(SIGQUIT)
        XCTAssertNil(process.poll())
        process.send(SIGCONT)
        XCTAssertEqual(end(of: process), .signal(SIGQUIT))
        process.sendToMainThread(SIGQUIT)
        process.killGroup()
    }

    /// The ID of a process that has ended may soon belong to another process.
    func testWhatHasEndedIsNotKilledWithAll() throws {
        let process = try start("exit 0")
        XCTAssertNotNil(ChildProcess.running.withLock(\.self)[-process.identifier])
        XCTAssertEqual(end(of: process), .exited(0))
        XCTAssertNil(ChildProcess.running.withLock(\.self)[-process.identifier])
    }

    func testItsStatusIsKnownAlsoWhereTheEndOfChildrenIsIgnored() throws {
        let before = signal(SIGCHLD, SIG_IGN)
        defer { signal(SIGCHLD, before) }
        XCTAssertEqual(end(of: try start("exit 3")), .exited(3))
    }

    func testAnEndThatAnotherHasTakenIsNoSuccess() throws {
        let process = try start("exit 3")
        var status: Int32 = 0
        XCTAssertEqual(waitpid(process.identifier, &status, 0), process.identifier)
        XCTAssertEqual(process.poll().map { "\($0)" }, "ended in a way that is not known: other code has waited for it")
        XCTAssertNotEqual(process.poll(), .exited(0))
    }

    func testNoDescriptorIsInTheWayOfAnother() throws {
        let (first, second) = (try ChildPipe(), try ChildPipe())
        let free = fcntl(first.reading, F_DUPFD, 3)
        close(free)
        let others = [
            (descriptor: try XCTUnwrap(first.writing), number: free + 1),
            (descriptor: try XCTUnwrap(second.writing), number: free),
        ]
        let script = "echo first > /proc/self/fd/\(free + 1); echo second > /proc/self/fd/\(free)"
        XCTAssertEqual(end(of: try start(script, others: others)), .exited(0))
        for (pipe, text) in [(first, "first\n"), (second, "second\n")] {
            pipe.closeWriteEnd()
            XCTAssertEqual(try FileHandle(fileDescriptor: pipe.reading).readToEnd(), Data(text.utf8))
        }
    }

    func testAllAreKilledWithWhatTheyHaveStarted() throws {
        let pipe = try ChildPipe()
        let process = try start("sleep 600 & wait", others: [(try XCTUnwrap(pipe.writing), 3)])
        pipe.closeWriteEnd()
        ChildProcess.killAll()
        XCTAssertEqual(end(of: process), .signal(SIGKILL))
        // The pipe ends once no process holds its write end.
        XCTAssertEqual(try FileHandle(fileDescriptor: pipe.reading).readToEnd() ?? Data(), Data())
    }
}
