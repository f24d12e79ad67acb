import SpecEvents

/// Runs a closure and waits until it has called `done`. A timeout is a failure, and so is a second call.
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
/// On the main thread it runs the main run loop while it waits. The timeout counts from the beginning of the closure,
/// so a closure that takes longer and has not called `done` in time fails.
///
/// Fails with «expected to eventually have called done, got false (looked 900 times in 1.00 s)».
///
/// The closure starts the work, and has to call `done` once, on any thread. An error that it throws is a failure. The
/// timeout is ``AsyncDefaults/timeout`` by default; the description is evaluated on failure only.
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

/// Runs a closure and waits, without blocking the thread, until it has called `done`.
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

/// Runs an async closure and waits, without blocking the thread, until it has called `done`.
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
