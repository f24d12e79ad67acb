/// Runs once, after the last example of its ordered group, even if one failed; see ``SpecTrait/ordered``.
///
/// ```swift
/// afterAll { server.stop() }
/// ```
///
/// - Parameters:
///   - file: Where the hook is declared; leave it out.
///   - line: Where the hook is declared; leave it out.
///   - body: Cleans up what the examples share. An error that it throws fails the last example.
@MainActor public func afterAll(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.afterAll, Place(file: file, line: line), .sync(body))
}

/// The form of `afterAll` that awaits; otherwise the same.
///
/// ```swift
/// afterAll { try await server.stop() }
/// ```
///
/// - Parameters:
///   - file: Where the hook is declared; leave it out.
///   - line: Where the hook is declared; leave it out.
///   - body: Runs on the main actor.
@MainActor public func afterAll(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareHook(.afterAll, Place(file: file, line: line), .async(body))
}
