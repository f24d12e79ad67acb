import ChildProcesses
import Expect
import Foundation
import ScreenElements
import SpecEvents

/// Whether an application is running.
enum ApplicationState {
    case notLaunched
    case running(RunningApplication)
    /// Why it is not running any more, as a predicate.
    case over(reason: String)
}

extension RemoteApplication {
    /// Its state, as a predicate.
    private var condition: String {
        switch state {
        case .notLaunched: "has not been launched"
        case .running: "is running"
        case .over(let reason): reason
        }
    }

    /// The application and its state.
    var sentence: String { "\(identifier) \(condition)" }

    /// Whether the application is not running now.
    var isOver: Bool {
        _ = noteEnd()
        if case .running = state { return false }
        return true
    }

    /// A poll that succeeds when the application has ended.
    func pollEnd() -> Result<Void, PollFailure> { isOver ? .success(()) : .failure(.element(condition)) }

    /// Whether the application has exited by itself.
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
        } catch let silence as RemoteConnection.Silence {
            giveUp(after: silence, during: "its start: does it make a ScreenServer?")
        } catch {
            state = .over(reason: "could not be started: \(error)")
        }
        FailureDispatcher.report("expected to launch \(identifier), it \(condition)", at: location)
        // That it is not running has been reported.
        isEndExpected = true
        return false
    }

    func terminate(at location: StaticCodeLocation) {
        if case .running(let application) = state {
            let (end, isOurs) = application.end()
            ownEnd = isOurs ? nil : end
            state = .over(reason: isOurs ? "has been terminated" : application.reason("\(end)"))
            if !isOurs { fail("to run until it is terminated", at: location) }
        } else if case .over = state, !isEndExpected {
            fail("to run until it is terminated", at: location)
        }
        isEndExpected = true
    }

    /// Checks that the application exited, which is expected from now on.
    ///
    /// - Returns: The exit status; `nil` after a failure.
    func takeExit(_ waiting: Waiting, at location: StaticCodeLocation) -> Int32? {
        switch noteEnd() {
        case .exited(let status)?:
            isEndExpected = true
            return status
        case .signal?, .unknown?: fail("to exit", at: location)
        case nil: fail("to exit" + (isOver ? "" : " within \(waiting.text)"), at: location)
        }
        return nil
    }

    private func fail(_ intention: String, at location: StaticCodeLocation) {
        FailureDispatcher.report("expected \(identifier) \(intention), it \(condition)", at: location)
    }

    /// Sends a request; `nil` if there is no answer.
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

    /// Ends an application that does not answer.
    private func giveUp(after silence: RemoteConnection.Silence, during what: String) {
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
        state = .over(reason: application.reason(event))
    }

    /// Checks whether the application has ended.
    ///
    /// - Returns: How it ended by itself; `nil` if it did not.
    @discardableResult private func noteEnd() -> ChildProcess.End? {
        if case .running(let application) = state, let end = application.process.poll() {
            ownEnd = end
            _ = application.end()
            state = .over(reason: application.reason("\(end)"))
        }
        return ownEnd
    }
}
