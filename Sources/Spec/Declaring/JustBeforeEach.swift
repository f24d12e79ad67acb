/// Runs after all `beforeEach`, just before every example of its group; hooks of outer groups run first. An outer group
/// can use it to do something with what inner groups prepare.
///
/// ```swift
/// justBeforeEach { response = server.answer(to: request) }
/// ```
///
/// - Parameters:
///   - file: Where the hook is declared; leave it out.
///   - line: Where the hook is declared; leave it out.
///   - body: Does what the examples check. An error that it throws fails the example at this place.
@MainActor public func justBeforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.justBeforeEach, Place(file: file, line: line), .sync(body))
}

/// The form of `justBeforeEach` that awaits; otherwise the same.
///
/// ```swift
/// justBeforeEach { response = try await server.answer(to: request) }
/// ```
///
/// - Parameters:
///   - file: Where the hook is declared; leave it out.
///   - line: Where the hook is declared; leave it out.
///   - body: Runs on the main actor.
@MainActor public func justBeforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareHook(.justBeforeEach, Place(file: file, line: line), .async(body))
}

/// The form of `justBeforeEach` that gets the example's metadata; otherwise the same.
///
/// ```swift
/// justBeforeEach { example in print(example.fullName) }
/// ```
///
/// - Parameters:
///   - file: Where the hook is declared; leave it out.
///   - line: Where the hook is declared; leave it out.
///   - body: Gets the names, the place and the tags of the running example.
@MainActor public func justBeforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
) {
    declareHook(.justBeforeEach, Place(file: file, line: line), .sync { try body(.ofRunningExample) })
}

/// The form of `justBeforeEach` that awaits and gets the example's metadata; otherwise the same.
///
/// - Parameters:
///   - file: Where the hook is declared; leave it out.
///   - line: Where the hook is declared; leave it out.
///   - body: Gets the names, the place and the tags of the running example; runs on the main actor.
@MainActor public func justBeforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
) {
    declareHook(.justBeforeEach, Place(file: file, line: line), .async { try await body(.ofRunningExample) })
}
