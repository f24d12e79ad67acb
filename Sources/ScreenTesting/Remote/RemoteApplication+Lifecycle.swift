import ChildProcesses
import Expect
import Foundation
import ScreenElements
import SpecEvents

extension RemoteApplication {
    enum State {
        case notLaunched
        case running(RunningApplication)
        /// Has ended or failed to start. The reason is a predicate such as “has been terminated”.
        case ended(reason: String)
    }

    private var condition: String {
        switch state {
        case .notLaunched: "has not been launched"
        case .running: "is running"
        case .ended(let reason): reason
        }
    }

    var sentence: String { "\(identifier) \(condition)" }

    func pollEnd() -> Result<Void, PollFailure> { isRunning ? .failure(.element(condition)) : .success(()) }

    /// Whether the application exited on its own, rather than being ended by a signal.
    var hasExited: Bool {
        if case .exited? = ownEnd { return true }
        return false
    }

    func launch(at location: StaticCodeLocation) -> Bool {
        screenProblem = nil
        if case .running = state { terminate(at: location) }
        (ownEnd, isEndExpected) = (nil, false)
        do {
            let application = try RunningApplication(executable, arguments + [ScreenServer.flag], environment)
            state = .running(application)
            try application.connection.greet(within: responseTimeout)
            return true
        } catch let silence as RemoteConnection.ReplyError {
            giveUp(after: silence, during: "its start: does it make a ScreenServer?")
        } catch {
            state = .ended(reason: "could not be started: \(error)")
        }
        FailureDispatcher.report("expected to launch \(identifier), it \(condition)", at: location)
        // Keeps `terminate` from reporting another failure.
        isEndExpected = true
        return false
    }

    func terminate(at location: StaticCodeLocation) {
        if case .running(let application) = state {
            let (end, isOurs) = application.end()
            ownEnd = isOurs ? nil : end
            state = .ended(reason: isOurs ? "has been terminated" : application.reason("\(end)"))
            if !isOurs { fail("to run until it is terminated", at: location) }
        } else if case .ended = state, !isEndExpected {
            fail("to run until it is terminated", at: location)
        }
        isEndExpected = true
    }

    /// Returns the exit status and keeps `terminate` from reporting the exit as a failure. If the
    /// application has not exited on its own, reports a failure and returns `nil`.
    func takeExit(_ waiting: Waiting, at location: StaticCodeLocation) -> Int32? {
        switch noteEnd() {
        case .exited(let status)?:
            isEndExpected = true
            return status
        case .signal?, .unknown?: fail("to exit", at: location)
        case nil: fail("to exit" + (isRunning ? " within \(waiting.text)" : ""), at: location)
        }
        return nil
    }

    private func fail(_ intention: String, at location: StaticCodeLocation) {
        FailureDispatcher.report("expected \(identifier) \(intention), it \(condition)", at: location)
    }

    /// Returns the reply. If there is no valid reply, ends the application and returns `nil`.
    func ask(
        _ command: RemoteRequest.Command,
        of element: RemoteElement? = nil,
        text: String? = nil
    ) -> RemoteReply? {
        guard case .running(let application) = state else { return nil }
        do {
            return try application.connection.ask(command, of: element, text: text, within: responseTimeout)
        } catch {
            giveUp(after: error, during: "a request")
            return nil
        }
    }

    private func giveUp(after silence: RemoteConnection.ReplyError, during what: String) {
        guard case .running(let application) = state else { return }
        let event: String
        switch silence {
        case .closed:
            ownEnd = application.process.waitForEnd(within: .seconds(2))
            event = ownEnd.map { "\($0)" } ?? "closed its connection and went on running"
        case .timedOut: event = "did not answer within \(responseTimeout.text) during \(what)"
        case .malformed(let problem): event = "cannot be understood: \(problem)"
        }
        _ = application.end()
        state = .ended(reason: application.reason(event))
    }

    /// If the application has ended on its own, returns how it ended. Otherwise, returns `nil`.
    @discardableResult func noteEnd() -> ChildProcess.End? {
        if case .running(let application) = state, let end = application.process.poll() {
            ownEnd = end
            _ = application.end()
            state = .ended(reason: application.reason("\(end)"))
        }
        return ownEnd
    }
}

@MainActor final class RunningApplication {
    /// How long to wait for the application to end: after SIGTERM, and after closing the pipe.
    private static let grace = (signal: Duration.milliseconds(500), requests: Duration.seconds(2))

    let connection: RemoteConnection
    /// Accessed only on the main thread and in `deinit`, when nothing else can access the process.
    nonisolated(unsafe) let process: ChildProcess
    private let outputTail: OutputTail
    private var isOver = false

    init(_ executable: URL, _ arguments: [String], _ environment: [String: String]) throws {
        _ = Self.killAllAtExit
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
        requests.closeReadEnd()
        replies.closeWriteEnd()
        output.closeWriteEnd()
        connection = RemoteConnection(requests: requests, replies: replies)
        outputTail = OutputTail(of: output)
    }

    private static let killAllAtExit: Void = { atexit { ChildProcess.killAll() } }()

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

    /// Ends the application and the processes that it started. `isOurs` is `false` if the
    /// application had already ended or if an unexpected signal ended it.
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

    /// Accepts any exit status, because a program may handle SIGTERM and exit with any status.
    private func isOurs(_ end: ChildProcess.End) -> Bool { !end.isSignal || end == .signal(SIGTERM) }

    /// Must be called after ``end()``. Otherwise, the last lines of output may be missing.
    func reason(_ event: String) -> String {
        let lines = outputTail.text
        guard !lines.isEmpty else { return "\(event), and had printed nothing" }
        return (["\(event), and had printed at last:"] + lines.map { "  \($0)" }).joined(separator: "\n")
    }
}

final class OutputTail: Sendable {
    private let lines = Lock(Lines())
    private let isStopped = Lock(false)
    private let isOver = Lock(false)

    /// Reads until the application and its child processes close the pipe or ``stop()`` is called.
    init(of pipe: ChildPipe) {
        let descriptor = pipe.reading
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        nonisolated(unsafe) let pipe = pipe
        Thread.detachNewThread { [self] in
            read(descriptor)
            pipe.closeReadEnd()
            isOver.withLock { $0 = true }
        }
    }

    var text: [String] { lines.withLock(\.text) }

    /// Waits up to a second for the reader to stop. The reader does not wait for the end of the
    /// output, because a child process may keep the pipe open.
    func stop() {
        isStopped.withLock { $0 = true }
        let end = ContinuousClock.now + .seconds(1)
        while !isOver.withLock(\.self), .now < end { usleep(1_000) }
    }

    private func read(_ descriptor: Int32) {
        var buffer = LineBuffer(maxLineLength: 2_000)
        while true {
            let isLast = isStopped.withLock(\.self)
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let isReady = poll(&request, 1, isLast ? 0 : 20) > 0
            if isReady { _ = buffer.read(from: descriptor, atMost: 1 << 20) }
            buffer.takeLines(add)
            let hasEnded = isReady && Int32(request.revents) & POLLIN == 0
            guard hasEnded || (isLast && !isReady) else { continue }
            return buffer.takeRest(add)
        }
    }

    private func add(_ line: UnsafeRawBufferPointer) {
        let text = String(decoding: line, as: UTF8.self)
        lines.withLock { $0.add(text) }
    }
}

extension OutputTail {
    /// The last lines of output, without the registers and images in a Swift crash report.
    struct Lines {
        private static let maxCount = 30

        private(set) var text: [String] = []
        private var isInCrashDetails = false

        mutating func add(_ line: String) {
            if line == "Registers:" || line.hasPrefix("Images (") { isInCrashDetails = true }
            if line.hasPrefix("Backtrace took") { return isInCrashDetails = false }
            guard !isInCrashDetails, !(line.isEmpty && text.last?.isEmpty != false) else { return }
            text.append(line)
            if text.count > Self.maxCount { text.removeFirst() }
        }
    }
}
