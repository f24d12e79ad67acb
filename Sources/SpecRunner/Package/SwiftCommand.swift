import ChildProcesses
import Foundation

/// Runs `swift` as a process and waits for its end.
enum SwiftCommand {
    /// Tells each manifest that only specs are wanted, so that it can leave out other test targets: SwiftPM builds all that are
    /// in the manifest. Each command of SwiftPM that the runner starts has it, so that all of them read the same manifest.
    static func environment(_ inherited: [String: String]) -> [String: String] {
        inherited.merging(["SPECS": "1"]) { $1 }
    }

    /// Runs `swift` with these arguments. A signal that asks the runner to stop interrupts it.
    ///
    /// - Parameters:
    ///   - environment: The variables of the process.
    ///   - output: The descriptor that becomes standard output.
    ///   - grace: How long the runner waits for the end of an interrupted command before it kills it.
    static func run(
        _ arguments: [String],
        environment: [String: String],
        output: Int32,
        grace: Duration
    ) throws {
        let command = "`swift \(arguments.joined(separator: " "))`"
        // The process stays in the runner's group, because it may ask for a password at the terminal.
        let process = try ChildProcess.start(
            "/usr/bin/env",
            ["swift"] + arguments,
            environment: Self.environment(environment),
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

    /// Runs `swift` and returns what it prints, which must not be more than a pipe holds.
    static func output(
        of arguments: [String],
        environment: [String: String],
        grace: Duration
    ) throws -> String {
        let pipe = try ChildPipe()
        guard let writing = pipe.writing else { preconditionFailure("the writing end of a new pipe is open") }
        try run(arguments, environment: environment, output: writing, grace: grace)
        pipe.closeWriting()
        let handle = FileHandle(fileDescriptor: pipe.reading)
        return String(decoding: handle.readDataToEndOfFile(), as: UTF8.self)
    }

    /// Waits for the end. An interrupt, and no other signal, makes SwiftPM end the processes that it has started.
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
