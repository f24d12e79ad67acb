import ChildProcesses
import Foundation

/// Runs programs such as `git`, `swift package` or `llvm-cov`, and returns their output.
struct Tool {
    let environment: [String: String]
    let limit: Duration

    func output(of command: [String], hidesErrors: Bool = false) throws -> String {
        let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(nothing) }
        let start = ContinuousClock.now
        let (text, isSuccess) = ChildProcess.result(
            of: command,
            environment: environment,
            leadsGroup: true,
            errors: hidesErrors ? nothing : STDERR_FILENO,
            limit: limit
        ) { Interrupts.stopReason == nil }
        if isSuccess { return text }
        // The message is shortened, because the arguments may be a long list of files.
        let words = command.count > 8 ? command.prefix(8) + ["…"] : command[...]
        let name = "`\(words.joined(separator: " "))`"
        if let reason = Interrupts.stopReason { throw RunnerError("\(reason) while \(name) was running") }
        guard ContinuousClock.now - start < limit else {
            let seconds = String(format: "%g", limit / .seconds(1))
            throw RunnerError("\(name) took longer than \(seconds) s; the runner killed it (--time-limit)")
        }
        throw RunnerError("\(name) failed\(hidesErrors ? "" : "; see above")")
    }
}
