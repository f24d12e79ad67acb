import Expect

/// Fails the test with a message, and ends it by an error of your own in place of a `RequireError`.
public func requireFail(
    _ message: String? = nil,
    customError: any Error,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) throws -> Never {
    Expect.fail(message ?? "requireFail() was called", fileID: fileID, filePath: filePath, line: line, column: column)
    throw customError
}
