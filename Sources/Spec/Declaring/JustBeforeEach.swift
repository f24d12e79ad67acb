/// Runs after all `beforeEach`, just before every example of its group; hooks of outer groups run first. An outer group
/// can use it to do something with what inner groups prepare.
///
/// ```swift
/// justBeforeEach { response = server.answer(to: request) }
/// ```
///
/// An error that the body throws fails the example at this place.
@MainActor public func justBeforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.justBeforeEach, Place(file: file, line: line), .sync(body))
}

/// The form of `justBeforeEach` that awaits, on the main actor; otherwise the same.
///
/// ```swift
/// justBeforeEach { response = try await server.answer(to: request) }
/// ```
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
@MainActor public func justBeforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
) {
    declareHook(.justBeforeEach, Place(file: file, line: line), .sync { try body(.ofRunningExample) })
}

/// The form of `justBeforeEach` that awaits and gets the example's metadata; otherwise the same.
@MainActor public func justBeforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
) {
    declareHook(.justBeforeEach, Place(file: file, line: line), .async { try await body(.ofRunningExample) })
}
