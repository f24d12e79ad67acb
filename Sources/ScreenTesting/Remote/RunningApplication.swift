import ChildProcesses
import Foundation
import ScreenElements
import SpecEvents

/// The process of an application, the connection to it, and its output.
@MainActor final class RunningApplication {
    /// How long an application may take to end after the signal, and after the end of its requests.
    private static let grace = (signal: Duration.milliseconds(500), requests: Duration.seconds(2))

    let connection: RemoteConnection
    /// Used on the main thread, and at the end of this object, when nothing else uses it.
    nonisolated(unsafe) let process: ChildProcess
    private let outputTail: OutputTail
    /// Whether ``end()`` was called.
    private var isOver = false

    init(_ executable: URL, _ arguments: [String], _ environment: [String: String]) throws {
        _ = Self.endsWithThisProcess
        let (requests, replies, output) = (try ChildPipe(), try ChildPipe(), try ChildPipe())
        guard let reply = replies.writing, let print = output.writing else { throw ElementError("a pipe is closed") }
        process = try ChildProcess.start(
            executable.path,
            arguments,
            environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
            leadsGroup: true,
            output: print,
            errors: print,
            others: [(requests.reading, 3), (reply, 4)]
        )
        requests.closeReading()
        replies.closeWriting()
        output.closeWriting()
        connection = RemoteConnection(requests: requests, replies: replies)
        outputTail = OutputTail(of: output)
    }

    /// Applications that are still running end with this process.
    private static let endsWithThisProcess: Void = { atexit { ChildProcess.killAll() } }()

    deinit {
        guard !isOver else { return }
        if let end = process.poll() {
            let message = "an application that was never terminated \(end)"
            FailureReport.record(RecordedFailure(message: message, location: nil))
        }
        process.killGroup()
        process.waitForEnd()
        outputTail.stop()
    }

    /// Ends the application and all that it has started.
    ///
    /// - Returns: How it ended, and whether this call was the cause.
    func end() -> (end: ChildProcess.End, isOurs: Bool) {
        defer {
            isOver = true
            process.killGroup()
            outputTail.stop()
        }
        if let end = process.poll() { return (end, false) }
        process.send(SIGTERM)
        if let end = process.waitForEnd(within: Self.grace.signal) { return (end, isOurs(end)) }
        connection.close()
        if let end = process.waitForEnd(within: Self.grace.requests) { return (end, isOurs(end)) }
        process.kill()
        return (process.waitForEnd(within: Self.grace.requests) ?? .signal(SIGKILL), true)
    }

    /// Whether an end may be due to the signal: a program that handles it exits with any status.
    private func isOurs(_ end: ChildProcess.End) -> Bool { !end.isSignal || end == .signal(SIGTERM) }

    /// What happened to the application, with its last output, the whole of which is known after ``end()``.
    func reason(_ event: String) -> String {
        let lines = outputTail.text
        guard !lines.isEmpty else { return "\(event), and had printed nothing" }
        return (["\(event), and had printed at last:"] + lines.map { "  \($0)" }).joined(separator: "\n")
    }
}
