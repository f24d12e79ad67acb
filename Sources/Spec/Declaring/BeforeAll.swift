/// Runs once, before the first example of its ordered group; see ``SpecTrait/ordered``.
///
/// ```swift
/// beforeAll { server = Server() }
/// ```
///
/// An error that the body throws fails the first example; the others are skipped.
@MainActor public func beforeAll(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.beforeAll, Place(file: file, line: line), .sync(body))
}

/// The form of `beforeAll` that awaits, on the main actor; otherwise the same.
///
/// ```swift
/// beforeAll { try await server.start() }
/// ```
@MainActor public func beforeAll(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareHook(.beforeAll, Place(file: file, line: line), .async(body))
}
