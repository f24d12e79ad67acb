/// Runs once, after the last example of its ordered group, even if one failed; see ``SpecTrait/ordered``.
///
/// ```swift
/// afterAll { server.stop() }
/// ```
///
/// An error that the body throws fails the last example.
@MainActor public func afterAll(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.afterAll, Place(file: file, line: line), .sync(body))
}

/// The form of `afterAll` that awaits, on the main actor; otherwise the same.
///
/// ```swift
/// afterAll { try await server.stop() }
/// ```
@MainActor public func afterAll(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareHook(.afterAll, Place(file: file, line: line), .async(body))
}
