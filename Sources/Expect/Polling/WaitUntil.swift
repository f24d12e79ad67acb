import SpecEvents

/// Runs a closure and waits until it has called `done`; a wait in vain is a failure, and so is a second call.
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
/// On the main thread the main run loop turns meanwhile. The time-out counts from the beginning of the closure: one
/// that itself takes longer, and has not called `done` in time, fails.
///
/// Fails with «expected to eventually have called done, got false (looked 900 times in 1.00 s)».
///
/// - Parameters:
///   - timeout: How long to wait; ``AsyncDefaults/timeout`` if left out.
///   - description: Stands before the failure, to say what it means; evaluated on failure only.
///   - fileID: Where the wait stands; leave it out.
///   - filePath: Where the wait stands; leave it out.
///   - line: Where the wait stands; leave it out.
///   - column: Where the wait stands; leave it out.
///   - action: Begins the work, and has `done` called from any thread when it is over; what it throws is a failure.
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
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let signal = DoneSignal(place, timeout: timeout)
    do {
        try action(signal.done)
        if let failure = signal.failureOfClosure { return Reporter.report(failure, description(), at: place) }
        let wait = Wait(.toEventually, timeout: timeout, pollInterval: nil, start: signal.start)
        Expectation(expression: { signal.isDone }, place: place)
            .wait(wait, for: .haveCalledDone, .toEventually, description)
    } catch {
        reportFailureOfAction(error, description(), at: place)
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
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let signal = DoneSignal(place, timeout: timeout)
    do {
        try await action(signal.done)
        if let failure = signal.failureOfClosure { return Reporter.report(failure, description(), at: place) }
        let wait = Wait(.toEventually, timeout: timeout, pollInterval: nil, start: signal.start)
        await Expectation(expression: { signal.isDone }, place: place)
            .wait(wait, for: Matcher.haveCalledDone, .toEventually, description)
    } catch {
        reportFailureOfAction(error, description(), at: place)
    }
}

private func reportFailureOfAction(_ error: any Error, _ description: String?, at place: SourcePlace) {
    guard !passOnSkip(error), !(error is any ReportedError) else { return }
    Reporter.report("expected to eventually have called done, threw \(describe(thrown: error))", description, at: place)
}
