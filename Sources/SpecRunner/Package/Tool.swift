import ChildProcesses
import Foundation

/// Runs programs for their output: `git`, `swift package`, `llvm-cov`.
struct Tool {
    let environment: [String: String]
    let limit: Duration

    /// Runs a program to its end. Its errors go to standard error.
    ///
    /// - Returns: Its standard output.
    /// - Throws: ``RunnerError`` if it fails, exceeds the limit, or a signal arrives.
    func output(of command: [String], hidesErrors: Bool = false) throws -> String {
        let file = try TemporaryFile("output.txt")
        guard let output = FileHandle(forWritingAtPath: file.path),
            let nothing = FileHandle(forWritingAtPath: "/dev/null")
        else {
            throw RunnerError("cannot write \(file.path), a file in the temporary folder")
        }
        let process = try ChildProcess.start(
            "/usr/bin/env",
            command,
            environment: environment,
            leadsGroup: true,
            output: output.fileDescriptor,
            errors: hidesErrors ? nothing.fileDescriptor : STDERR_FILENO
        )
        let end = try wait(for: process, command)
        guard end == .exited(0) else {
            throw RunnerError("\(Self.text(command)) failed\(hidesErrors ? "" : "; see above")")
        }
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw RunnerError("cannot read \(file.path), a file in the temporary folder")
        }
        return String(decoding: data, as: UTF8.self)
    }

    private func wait(for process: ChildProcess, _ command: [String]) throws -> ChildProcess.End {
        let start = ContinuousClock.now
        while true {
            if let end = process.poll() { return end }
            if let reason = Interrupts.stopReason {
                process.kill()
                throw RunnerError("\(reason) while \(Self.text(command)) was running")
            }
            guard ContinuousClock.now - start < limit else {
                process.kill()
                let seconds = String(format: "%g", limit / .seconds(1))
                throw RunnerError(
                    "\(Self.text(command)) took longer than \(seconds) s; the runner killed it (--time-limit)"
                )
            }
            usleep(2_000)
        }
    }

    /// The command in a message, without most of a long list of files.
    private static func text(_ command: [String]) -> String {
        let words = command.count > 8 ? command.prefix(8) + ["…"] : command[...]
        return "`\(words.joined(separator: " "))`"
    }
}
