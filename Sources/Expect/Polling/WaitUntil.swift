import Foundation
import SpecEvents

/// Runs a closure and waits until it calls `done`. Fails after a timeout or a second `done` call.
///
/// ```swift
/// waitUntil { done in
///     service.load { answer in
///         expect(answer) == "yes"
///         done()
///     }
/// }
/// ```
///
/// On the main thread, the main run loop runs during the wait. The closure must call `done` exactly
/// once, on any thread. An error thrown by the closure counts as a failure. The timeout,
/// ``AsyncDefaults/timeout`` by default, starts when the closure is called. It applies even if the
/// closure blocks.
///
/// Fails with `expected to eventually have called done, got false (looked 900 times in 1.00 s)`.
@available(*, noasync, message: "blocks its thread; in async code write `await waitUntil { … }`")
public func waitUntil(
    timeout: Duration? = nil,
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    action: (_ done: @escaping @Sendable () -> Void) throws -> Void
) {
    let location = StaticCodeLocation(fileID, filePath, line, column)
    let signal = DoneSignal(location, timeout: timeout)
    do {
        try action(signal.done)
        if let failure = signal.failureOfClosure {
            return FailureDispatcher.report(failure, description(), at: location)
        }
        let state = PollState(.toEventually, timeout: timeout, pollInterval: nil, start: signal.start)
        Expectation({ signal.isDone }, at: location, isInParentheses: false)
            .poll(.haveCalledDone, state, description)
    } catch {
        reportFailureOfAction(error, description(), at: location)
    }
}

/// Runs a closure and waits, without blocking the thread, for it to call `done`.
public nonisolated(nonsending) func waitUntil(
    timeout: Duration? = nil,
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    action: (_ done: @escaping @Sendable () -> Void) throws -> Void
) async {
    await waitUntil(
        timeout: timeout,
        description: description(),
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column,
        action: { done async throws in try action(done) }
    )
}

/// Runs an async closure and waits, without blocking the thread, for it to call `done`.
public nonisolated(nonsending) func waitUntil(
    timeout: Duration? = nil,
    description: @autoclosure () -> String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    action: nonisolated(nonsending) (_ done: @escaping @Sendable () -> Void) async throws -> Void
) async {
    let location = StaticCodeLocation(fileID, filePath, line, column)
    let signal = DoneSignal(location, timeout: timeout)
    do {
        try await action(signal.done)
        if let failure = signal.failureOfClosure {
            return FailureDispatcher.report(failure, description(), at: location)
        }
        let state = PollState(.toEventually, timeout: timeout, pollInterval: nil, start: signal.start)
        await Expectation({ signal.isDone }, at: location, isInParentheses: false)
            .poll(Matcher.haveCalledDone.asyncMatcher, state, description)
    } catch {
        reportFailureOfAction(error, description(), at: location)
    }
}

private func reportFailureOfAction(_ error: any Error, _ description: String?, at location: StaticCodeLocation) {
    guard !passOnSkip(error), !(error is any ReportedError) else { return }
    FailureDispatcher.report(
        "expected to eventually have called done, threw \(describeThrownError(error))",
        description,
        at: location
    )
}

final class DoneSignal: Sendable {
    /// A closure may exceed the timeout by this much, because a busy machine may delay it.
    static let tolerance = Duration.milliseconds(100)

    let start = ContinuousClock.now
    private let timeout: Duration
    private let firstCall = Lock<ContinuousClock.Instant?>(nil)
    private let location: StaticCodeLocation
    /// Stored because a second call to `done` may come from a thread without task-local values.
    private let owner = CurrentFailureOwner.value

    init(_ location: StaticCodeLocation, timeout: Duration?) {
        self.location = location
        self.timeout = timeout ?? AsyncDefaults.timeout
    }

    var isDone: Bool { firstCall.withLock { $0 != nil } }

    @Sendable func done() {
        let isFirst = firstCall.withLock { firstCall in
            guard firstCall == nil else { return false }
            firstCall = .now
            return true
        }
        if !isFirst {
            FailureDispatcher.report("expected done to be called once, it was called again", at: location, to: owner)
        }
    }

    var failureOfClosure: String? {
        guard timeout > .zero else { return nil }
        let called = firstCall.withLock(\.self)
        let taken = (called ?? .now) - start
        guard taken > timeout + Self.tolerance else { return nil }
        let what =
            called == nil
            ? "but the closure itself took \(taken.inSeconds), longer than"
            : "called it after \(taken.inSeconds), later than"
        return "expected to eventually have called done, \(what) the timeout of \(timeout.inSeconds)"
    }
}

extension Matcher<Bool> {
    static var haveCalledDone: Matcher<Bool> { .nilable("have called done") { $0 == true } }
}
