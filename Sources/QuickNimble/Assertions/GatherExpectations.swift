import SpecEvents

/// Returns the expectations in a closure, passed and failed.
///
/// - Parameters:
///   - silently: Whether to keep the failures from the test. By default they fail it, too.
///   - closure: The expectations.
/// - Returns: The expectations in the order in which they were checked. Those that passed have no
///   message.
public func gatherExpectations(silently: Bool = false, closure: () -> Void) -> [AssertionRecord] {
    let recorder = AssertionRecorder()
    HandlingOwner(recorder, reports: !silently).run(at: CodeLocation(file: #filePath, line: #line), closure)
    return recorder.assertions
}

/// Returns the expectations in an async closure, passed and failed.
public nonisolated(nonsending) func gatherExpectations(
    silently: Bool = false,
    closure: nonisolated(nonsending) () async -> Void
) async -> [AssertionRecord] {
    let recorder = AssertionRecorder()
    await HandlingOwner(recorder, reports: !silently).run(at: CodeLocation(file: #filePath, line: #line), closure)
    return recorder.assertions
}

/// Returns the failed expectations in a closure.
public func gatherFailingExpectations(silently: Bool = false, closure: () -> Void) -> [AssertionRecord] {
    gatherExpectations(silently: silently, closure: closure).filter { !$0.success }
}

/// Returns the failed expectations in an async closure.
public nonisolated(nonsending) func gatherFailingExpectations(
    silently: Bool = false,
    closure: nonisolated(nonsending) () async -> Void
) async -> [AssertionRecord] {
    await gatherExpectations(silently: silently, closure: closure).filter { !$0.success }
}

/// An expectation that passed or failed.
public struct AssertionRecord: Sendable, CustomStringConvertible {
    /// Whether it passed.
    public let success: Bool
    /// Its message; empty if it passed.
    public let message: FailureMessage
    /// Its source location.
    public let location: SourceLocation

    /// The properties on one line.
    public var description: String {
        "AssertionRecord { success=\(success), message='\(message)', location=\(location) }"
    }
}

/// Records expectations instead of reporting them, for tests of your own matchers.
public final class AssertionRecorder: AssertionHandler, Sendable {
    private let records = Lock<[AssertionRecord]>([])

    /// The expectations so far.
    public var assertions: [AssertionRecord] {
        get { records.withLock { $0 } }
        set { records.withLock { $0 = newValue } }
    }

    /// Makes a recorder without records.
    public init() {}

    /// Records an expectation.
    public func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
        records.withLock { $0.append(AssertionRecord(success: assertion, message: message, location: location)) }
    }
}
