import ChildProcesses
import Foundation
import SpecEvents

/// Runs `swift` as a process and waits for its end.
enum SwiftCommand {
    /// Tells each manifest that only specs are wanted, which lets it leave out other test targets.
    /// Every SwiftPM command sets it, because all must read the same manifest.
    static func environment(_ inherited: [String: String]) -> [String: String] {
        inherited.merging(["SPECS": "1"]) { $1 }
    }

    /// Runs `swift` with these arguments. A stop signal to the runner interrupts it.
    ///
    /// - Parameters:
    ///   - environment: The variables of the process.
    ///   - print: Takes each line of output or errors as soon as it is there.
    ///   - grace: How long an interrupted command may take to end before the runner kills it.
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
        // The process stays in the runner's group, because it may ask for a password at the terminal.
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
            // Processes left running may hold the pipe open, so this does not wait for its end.
            while lines.read(from: pipe.reading, atMost: 1 << 20) { lines.takeLines(take) }
            lines.takeLines(take)
        }
        let end = end(of: process, grace, read)
        read()
        if let signal = Interrupts.stopSignal {
            throw RunnerError("stopped by \(SignalName.of(signal)) while \(command) was running")
        }
        guard end == .exited(0) else { throw RunnerError("\(command) failed; see above") }
    }

    /// Waits for the end. Only an interrupt makes SwiftPM end its child processes.
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
