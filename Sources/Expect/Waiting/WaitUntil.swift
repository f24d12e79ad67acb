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
/// On the main thread the main run loop turns meanwhile. The wait ends at the time-out, not later.
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
    let signal = DoneSignal(place)
    do {
        try action(signal.done)
        Expectation(expression: { signal.isDone }, place: place).toEventually(
            .haveCalledDone,
            timeout: timeout,
            description: description()
        )
    } catch {
        Reporter.report("expected to eventually have called done, threw \(describe(error))", at: place)
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
    let signal = DoneSignal(place)
    do {
        try await action(signal.done)
        await Expectation(expression: { signal.isDone }, place: place)
            .toEventually(Matcher.haveCalledDone, timeout: timeout, description: description())
    } catch {
        Reporter.report("expected to eventually have called done, threw \(describe(error))", at: place)
    }
}
