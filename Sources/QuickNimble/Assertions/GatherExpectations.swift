import SpecEvents

/// Runs a closure and returns the expectations in it, both passed and failed.
///
/// - Parameters:
///   - silently: Whether to hide the failures from the test. By default, they fail the test, too.
///   - closure: A closure that contains the expectations.
/// - Returns: The expectations in the order in which they were checked. Those that passed have an
///   empty message.
public func gatherExpectations(silently: Bool = false, closure: () -> Void) -> [AssertionRecord] {
    let recorder = AssertionRecorder()
    HandlingOwner(recorder, reports: !silently).run(at: CodeLocation(file: #filePath, line: #line), closure)
    return recorder.assertions
}

/// Runs an async closure and returns the expectations in it, both passed and failed.
public nonisolated(nonsending) func gatherExpectations(
    silently: Bool = false,
    closure: nonisolated(nonsending) () async -> Void
) async -> [AssertionRecord] {
    let recorder = AssertionRecorder()
    await HandlingOwner(recorder, reports: !silently).run(at: CodeLocation(file: #filePath, line: #line), closure)
    return recorder.assertions
}

/// Runs a closure and returns the failed expectations in it.
public func gatherFailingExpectations(silently: Bool = false, closure: () -> Void) -> [AssertionRecord] {
    gatherExpectations(silently: silently, closure: closure).filter { !$0.success }
}

/// Runs an async closure and returns the failed expectations in it.
public nonisolated(nonsending) func gatherFailingExpectations(
    silently: Bool = false,
    closure: nonisolated(nonsending) () async -> Void
) async -> [AssertionRecord] {
    await gatherExpectations(silently: silently, closure: closure).filter { !$0.success }
}

/// An expectation that passed or failed.
public struct AssertionRecord: Sendable, CustomStringConvertible {
    /// Whether the expectation passed.
    public let success: Bool
    /// The failure message; empty if the expectation passed.
    public let message: FailureMessage
    /// The source location of the expectation.
    public let location: SourceLocation

    /// The properties on one line.
    public var description: String {
        "AssertionRecord { success=\(success), message='\(message)', location=\(location) }"
    }
}

/// A handler that records expectations instead of reporting them, for tests of your own matchers.
public final class AssertionRecorder: AssertionHandler, Sendable {
    private let records = Lock<[AssertionRecord]>([])

    /// The expectations recorded so far.
    public var assertions: [AssertionRecord] {
        get { records.withLock { $0 } }
        set { records.withLock { $0 = newValue } }
    }

    /// Creates an empty recorder.
    public init() {}

    /// Records an expectation.
    public func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
        records.withLock { $0.append(AssertionRecord(success: assertion, message: message, location: location)) }
    }
}
