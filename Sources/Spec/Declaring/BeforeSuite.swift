/// Runs once, before the first example of all spec classes. Declare it at the top of a `spec()`, or in a
/// ``SpecConfiguration``.
///
/// ```swift
/// beforeSuite { Database.create() }
/// ```
///
/// An error that the body throws fails every example.
@MainActor public func beforeSuite(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.beforeSuite, Place(file: file, line: line), .sync(body))
}

/// The form of `beforeSuite` that awaits, on the main actor; otherwise the same.
///
/// ```swift
/// beforeSuite { try await Database.create() }
/// ```
@MainActor public func beforeSuite(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareHook(.beforeSuite, Place(file: file, line: line), .async(body))
}
