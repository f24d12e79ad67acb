import SpecEvents

/// Runs a closure and returns a record for each expectation that it checks.
///
/// - Parameters:
///   - silently: Whether to hide failures from the test. If `false`, they also fail the test.
///   - closure: A closure that contains the expectations.
/// - Returns: The records, in the order in which the expectations were checked. If an expectation
///   passed, its record has an empty message.
public func gatherExpectations(silently: Bool = false, closure: () -> Void) -> [AssertionRecord] {
    let recorder = AssertionRecorder()
    HandlingOwner(recorder, reports: !silently).run(at: CodeLocation(file: #filePath, line: #line), closure)
    return recorder.assertions
}

/// Runs an async closure and returns a record for each expectation that it checks.
public nonisolated(nonsending) func gatherExpectations(
    silently: Bool = false,
    closure: nonisolated(nonsending) () async -> Void
) async -> [AssertionRecord] {
    let recorder = AssertionRecorder()
    await HandlingOwner(recorder, reports: !silently).run(at: CodeLocation(file: #filePath, line: #line), closure)
    return recorder.assertions
}

/// Runs a closure and returns a record for each expectation that fails in it.
public func gatherFailingExpectations(silently: Bool = false, closure: () -> Void) -> [AssertionRecord] {
    gatherExpectations(silently: silently, closure: closure).filter { !$0.success }
}

/// Runs an async closure and returns a record for each expectation that fails in it.
public nonisolated(nonsending) func gatherFailingExpectations(
    silently: Bool = false,
    closure: nonisolated(nonsending) () async -> Void
) async -> [AssertionRecord] {
    await gatherExpectations(silently: silently, closure: closure).filter { !$0.success }
}

/// The outcome of an expectation, recorded by an ``AssertionRecorder``.
public struct AssertionRecord: Sendable, CustomStringConvertible {
    /// Whether the expectation passed.
    public let success: Bool
    /// The failure message, which is empty if the expectation passed.
    public let message: FailureMessage
    /// The source location of the expectation.
    public let location: SourceLocation

    /// The outcome, the message, and the location, on one line.
    public var description: String {
        "AssertionRecord { success=\(success), message='\(message)', location=\(location) }"
    }
}

/// A handler that records expectations instead of reporting them. Use it to test custom matchers.
public final class AssertionRecorder: AssertionHandler, Sendable {
    private let records = Lock<[AssertionRecord]>([])

    /// The expectations recorded so far.
    public var assertions: [AssertionRecord] {
        get { records.withLock { $0 } }
        set { records.withLock { $0 = newValue } }
    }

    /// Creates an empty recorder.
    public init() {}

    /// Records the result of an expectation.
    public func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
        records.withLock { $0.append(AssertionRecord(success: assertion, message: message, location: location)) }
    }
}
