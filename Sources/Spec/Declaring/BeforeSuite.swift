/// Runs once, before the first example of all spec classes. Declare it at the top of a `spec()`, or in a
/// ``SpecConfiguration``.
///
/// ```swift
/// beforeSuite { Database.create() }
/// ```
///
/// - Parameters:
///   - file: Where the hook is declared; leave it out.
///   - line: Where the hook is declared; leave it out.
///   - body: Prepares what the whole suite needs. An error that it throws fails every example.
@MainActor public func beforeSuite(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.beforeSuite, Place(file: file, line: line), .sync(body))
}

/// The form of `beforeSuite` that awaits; otherwise the same.
///
/// ```swift
/// beforeSuite { try await Database.create() }
/// ```
///
/// - Parameters:
///   - file: Where the hook is declared; leave it out.
///   - line: Where the hook is declared; leave it out.
///   - body: Runs on the main actor.
@MainActor public func beforeSuite(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareHook(.beforeSuite, Place(file: file, line: line), .async(body))
}
