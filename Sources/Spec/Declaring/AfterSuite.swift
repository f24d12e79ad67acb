/// Runs once, after the last example of all spec classes. Declare it at the top of a `spec()`, or in a
/// ``SpecConfiguration``.
///
/// ```swift
/// afterSuite { Database.drop() }
/// ```
///
/// - Parameters:
///   - file: Where the hook is declared; leave it out.
///   - line: Where the hook is declared; leave it out.
///   - body: Cleans up what the whole suite used. An error that it throws fails the run.
@MainActor public func afterSuite(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.afterSuite, Place(file: file, line: line), .sync(body))
}

/// The form of `afterSuite` that awaits; otherwise the same.
///
/// ```swift
/// afterSuite { try await Database.drop() }
/// ```
///
/// - Parameters:
///   - file: Where the hook is declared; leave it out.
///   - line: Where the hook is declared; leave it out.
///   - body: Runs on the main actor.
@MainActor public func afterSuite(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareHook(.afterSuite, Place(file: file, line: line), .async(body))
}
