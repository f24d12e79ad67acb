/// Runs once, after the last example of all spec classes. Declare it at the top of a `spec()`, or in a
/// ``SpecConfiguration``.
///
/// ```swift
/// afterSuite { Database.drop() }
/// ```
///
/// An error that the body throws fails the run.
@MainActor public func afterSuite(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.afterSuite, Place(file: file, line: line), .sync(body))
}

/// The form of `afterSuite` that awaits, on the main actor; otherwise the same.
///
/// ```swift
/// afterSuite { try await Database.drop() }
/// ```
@MainActor public func afterSuite(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareHook(.afterSuite, Place(file: file, line: line), .async(body))
}
