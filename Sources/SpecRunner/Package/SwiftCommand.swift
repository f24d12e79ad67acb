import ChildProcesses
import Foundation
import SpecEvents

enum SwiftCommand {
    /// `SPECS` tells a manifest that only specs are needed. The manifest can then omit other tests.
    /// Every SwiftPM command gets the variable, because all commands must see the same manifest.
    static func environment(_ inherited: [String: String]) -> [String: String] {
        inherited.merging(["SPECS": "1"]) { $1 }
    }

    /// - Parameter print: A closure that receives each line of output once the line is complete.
    static func run(
        _ arguments: [String],
        environment: [String: String],
        grace: Duration,
        print: (String) -> Void
    ) throws {
        let pipe = try ChildPipe()
        guard let writing = pipe.writing else { preconditionFailure("the writing end of a new pipe is open") }
        _ = fcntl(pipe.reading, F_SETFL, fcntl(pipe.reading, F_GETFL) | O_NONBLOCK)
        var lines = LineBuffer()
        func take(_ line: UnsafeRawBufferPointer) { print(String(decoding: line, as: UTF8.self)) }
        defer { lines.takeRest(take) }
        let command = "`swift \(arguments.joined(separator: " "))`"
        // `swift` stays in the runner's process group, because it may ask for a password.
        let process = try ChildProcess.start(
            "/usr/bin/env",
            ["swift"] + arguments,
            environment: Self.environment(environment),
            leadsGroup: false,
            input: STDIN_FILENO,
            output: writing,
            errors: writing
        )
        func read() {
            // Doesn't wait for the pipe to close, because child processes may keep it open.
            while lines.read(from: pipe.reading, atMost: 1 << 20) { lines.takeLines(take) }
            lines.takeLines(take)
        }
        let end = end(of: process, grace, read)
        read()
        if let signal = Interrupts.stopSignal {
            throw RunnerError("stopped by \(ProcessStatus.signalName(signal)) while \(command) was running")
        }
        guard end == .exited(0) else { throw RunnerError("\(command) failed; see above") }
    }

    /// Waits for the process to end. After a stop signal, sends SIGINT, the only signal that makes
    /// SwiftPM end its child processes. If the process is still running after `grace`, kills it.
    private static func end(of process: ChildProcess, _ grace: Duration, _ read: () -> Void) -> ChildProcess.End {
        var stopped: ContinuousClock.Instant?
        while true {
            if let end = process.poll() { return end }
            read()
            if let stopped {
                if ContinuousClock.now - stopped > grace { process.kill() }
            } else if Interrupts.stopSignal != nil {
                process.send(SIGINT)
                stopped = .now
            }
            usleep(10_000)
        }
    }
}
