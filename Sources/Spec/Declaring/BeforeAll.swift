/// Runs once, before the first example of its ordered group; see ``SpecTrait/ordered``.
///
/// ```swift
/// beforeAll { server = Server() }
/// ```
///
/// - Parameters:
///   - file: Where the hook is declared; leave it out.
///   - line: Where the hook is declared; leave it out.
///   - body: Prepares what the examples share. An error that it throws fails the first example; the others are skipped.
@MainActor public func beforeAll(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.beforeAll, Place(file: file, line: line), .sync(body))
}

/// The form of `beforeAll` that awaits; otherwise the same.
///
/// ```swift
/// beforeAll { try await server.start() }
/// ```
///
/// - Parameters:
///   - file: Where the hook is declared; leave it out.
///   - line: Where the hook is declared; leave it out.
///   - body: Runs on the main actor.
@MainActor public func beforeAll(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareHook(.beforeAll, Place(file: file, line: line), .async(body))
}
