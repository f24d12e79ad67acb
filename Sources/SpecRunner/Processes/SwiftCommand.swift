import Foundation

/// `swift …`, run to its end, or until somebody asks the runner to stop.
enum SwiftCommand {
    /// Runs `swift` with these arguments.
    ///
    /// - Parameters:
    ///   - output: The descriptor that it prints to.
    ///   - grace: How long a command that was interrupted has for its end.
    static func run(_ arguments: [String], output: Int32, grace: Duration) throws {
        let command = "`swift \(arguments.joined(separator: " "))`"
        // Not in a group of its own: it may ask for a password at the terminal.
        let process = try ChildProcess(
            "/usr/bin/env",
            ["swift"] + arguments,
            environment: ProcessInfo.processInfo.environment,
            leadsGroup: false,
            input: STDIN_FILENO,
            output: output,
            errors: STDERR_FILENO
        )
        let end = end(of: process, grace)
        if let signal = Interrupts.stopSignal {
            throw RunnerError("stopped by \(Signal.name(of: signal)) while \(command) was running")
        }
        guard end == .exited(0) else { throw RunnerError("\(command) failed; see above") }
    }

    /// What `swift` prints with these arguments: no more than a pipe holds.
    static func output(of arguments: [String], grace: Duration) throws -> String {
        let pipe = try ChildPipe()
        guard let writing = pipe.writing else { preconditionFailure("the pipe has just been made") }
        try run(arguments, output: writing, grace: grace)
        pipe.closeWriting()
        let handle = FileHandle(fileDescriptor: pipe.reading)
        return String(decoding: handle.readDataToEndOfFile(), as: UTF8.self)
    }

    /// Waits for the end. SwiftPM ends what it started when it is interrupted, and only then.
    private static func end(of process: ChildProcess, _ grace: Duration) -> ChildProcess.End {
        var stopped: ContinuousClock.Instant?
        while true {
            if let end = process.poll() { return end }
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
