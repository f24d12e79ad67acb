import Expect
import ProcessShims
import SpecEvents

/// Passes the results of a closure's expectations to a handler. The current owner is task-local, so
/// code that runs concurrently in other tasks is not affected.
final class HandlingOwner: FailureOwner, AssertionHandler {
    /// Accessed only while the lock is held, because expectations can be checked on any thread and
    /// the handler might not be `Sendable`.
    private nonisolated(unsafe) let handler: any AssertionHandler
    private let lock = Lock(())
    private let outer = CurrentFailureOwner.value
    private let reports: Bool

    var subject: (any FailureSubject)? { outer?.subject }
    var stepRecorder: (any StepRecorder)? { outer?.stepRecorder }

    init(_ handler: any AssertionHandler, reports: Bool) {
        self.handler = handler
        self.reports = reports
    }

    func record(_ failure: RecordedFailure) {
        assert(false, message: FailureMessage(stringValue: failure.message), location: SourceLocation(failure.location))
        if reports { FailureDispatcher.report(failure, to: outer) }
    }

    func recordPass(at location: CodeLocation) {
        assert(true, message: FailureMessage(stringValue: ""), location: SourceLocation(location))
    }

    func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
        lock.withLock { _ in handler.assert(assertion, message: message, location: location) }
    }

    func acceptSkip(_ reason: String) -> Bool { outer?.acceptSkip(reason) ?? false }

    func run(at location: CodeLocation, _ body: () throws -> Void) {
        process_add_pass_listeners(1)
        defer { process_add_pass_listeners(-1) }
        do { try CurrentFailureOwner.$value.withValue(self) { try body() } } catch { record(error, at: location) }
    }

    nonisolated(nonsending) func run(
        at location: CodeLocation,
        _ body: nonisolated(nonsending) () async throws -> Void
    ) async {
        process_add_pass_listeners(1)
        defer { process_add_pass_listeners(-1) }
        do {
            try await CurrentFailureOwner.with(self, body)
        } catch {
            record(error, at: location)
        }
    }

    private func record(_ error: any Error, at location: CodeLocation) {
        guard !(error is any ReportedError), !passOnSkip(error) else { return }
        record(RecordedFailure(message: "threw \(ErrorText.text(of: error))", location: location))
    }
}
