/// Fails, in words of your own.
///
/// ```swift
/// guard case .loaded(let facts) = state else { return fail("nothing was loaded") }
/// ```
///
/// - Parameters:
///   - message: The failure.
///   - fileID: Where it stands; leave it out.
///   - filePath: Where it stands; leave it out.
///   - line: Where it stands; leave it out.
///   - column: Where it stands; leave it out.
public func fail(
    _ message: String = "fail() was called",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    Reporter.report(message, at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails, in words of your own, and ends the test.
///
/// ```swift
/// guard let first = list.first else { try requireFail("the list is empty") }
/// ```
///
/// - Parameters:
///   - message: The failure.
///   - fileID: Where it stands; leave it out.
///   - filePath: Where it stands; leave it out.
///   - line: Where it stands; leave it out.
///   - column: Where it stands; leave it out.
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
