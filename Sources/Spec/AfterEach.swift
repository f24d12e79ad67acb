/// Runs after every example of the group it stands in, inner groups' hooks first, also if the example failed.
///
/// ```swift
/// afterEach { server.stop() }
/// ```
///
/// - Parameters:
///   - file: Where the hook stands; leave it out.
///   - line: Where the hook stands; leave it out.
///   - body: Puts things back. An error that it throws fails the example at this place; the other hooks still run.
@MainActor public func afterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.afterEach, Place(file: file, line: line), .sync(body))
}

/// Runs after every example of the group it stands in, and may await; otherwise the same as the sync form.
///
/// ```swift
/// afterEach { try await database.close() }
/// ```
///
/// - Parameters:
///   - file: Where the hook stands; leave it out.
///   - line: Where the hook stands; leave it out.
///   - body: Runs on the main actor.
@MainActor public func afterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareHook(.afterEach, Place(file: file, line: line), .async(body))
}
