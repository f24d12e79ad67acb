import SpecEvents

/// Records a failure with a custom message.
///
/// ```swift
/// guard case .loaded(let facts) = state else { return fail("nothing was loaded") }
/// ```
public func fail(
    _ message: String = "fail() was called",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    FailureDispatcher.report(message, at: StaticCodeLocation(fileID, filePath, line, column))
}

/// Records a failure with a custom message, and ends the test.
///
/// ```swift
/// guard let first = list.first else { try requireFail("the list is empty") }
/// ```
public func requireFail(
    _ message: String = "requireFail() was called",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) throws(RequirementFailure) -> Never {
    fail(message, fileID: fileID, filePath: filePath, line: line, column: column)
    throw RequirementFailure(message: message)
}

/// The error that `require` and `unwrap` throw to end the test. The failure has already been
/// recorded, so the test does not have to catch the error.
public struct RequirementFailure: ReportedError, CustomStringConvertible {
    /// The failure message.
    public let message: String

    package init(message: String) {
        self.message = message
    }

    /// The failure message, with a note that the failure ended the test.
    public var description: String { "this requirement ended the test: \(message)" }
}
