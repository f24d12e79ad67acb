/// Runs after every example of its group, even if the example failed; hooks of inner groups run first.
///
/// ```swift
/// afterEach { server.stop() }
/// ```
///
/// - Parameters:
///   - file: Where the hook is declared; leave it out.
///   - line: Where the hook is declared; leave it out.
///   - body: Cleans up after the example. An error that it throws fails the example at this place; the other hooks
///     still run.
@MainActor public func afterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.afterEach, Place(file: file, line: line), .sync(body))
}

/// The form of `afterEach` that awaits; otherwise the same.
///
/// ```swift
/// afterEach { try await database.close() }
/// ```
///
/// - Parameters:
///   - file: Where the hook is declared; leave it out.
///   - line: Where the hook is declared; leave it out.
///   - body: Runs on the main actor.
@MainActor public func afterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareHook(.afterEach, Place(file: file, line: line), .async(body))
}

/// The form of `afterEach` that gets the example's metadata; otherwise the same.
///
/// ```swift
/// afterEach { example in print(example.fullName) }
/// ```
///
/// - Parameters:
///   - file: Where the hook is declared; leave it out.
///   - line: Where the hook is declared; leave it out.
///   - body: Gets the names, the place and the tags of the running example.
@MainActor public func afterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
) {
    declareHook(.afterEach, Place(file: file, line: line), .sync { try body(.ofRunningExample) })
}

/// The form of `afterEach` that awaits and gets the example's metadata; otherwise the same.
///
/// - Parameters:
///   - file: Where the hook is declared; leave it out.
///   - line: Where the hook is declared; leave it out.
///   - body: Gets the names, the place and the tags of the running example; runs on the main actor.
@MainActor public func afterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
) {
    declareHook(.afterEach, Place(file: file, line: line), .async { try await body(.ofRunningExample) })
}
