import ChildProcesses
import Foundation
import XCTest

final class ChildProcessTests: XCTestCase {
    private func start(_ script: String) throws -> ChildProcess {
        try ChildProcess.start(
            "/bin/sh",
            ["-c", script],
            environment: [:],
            leadsGroup: true,
            output: STDOUT_FILENO,
            errors: STDERR_FILENO
        )
    }

    private func end(of process: ChildProcess) -> ChildProcess.End? {
        let deadline = ContinuousClock.now + .seconds(10)
        while .now < deadline {
            if let end = process.poll() { return end }
            usleep(1_000)
        }
        return nil
    }

    func testHowItEnds() throws {
        XCTAssertEqual(end(of: try start("exit 0")), .exited(0))
        XCTAssertEqual(end(of: try start("exit 3")), .exited(3))
        XCTAssertEqual(end(of: try start("kill -9 $$")), .signal(SIGKILL))
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
}
