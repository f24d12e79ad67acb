/// Runs just after every example of its group, before all `afterEach`; hooks of inner groups run first. Use it to
/// record state that an `afterEach` tears down.
///
/// ```swift
/// justAfterEach { attach(screen.text, named: "the screen") }
/// ```
///
/// An error that the body throws fails the example at this place.
@MainActor public func justAfterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.justAfterEach, Place(file: file, line: line), .sync(body))
}

/// The form of `justAfterEach` that awaits, on the main actor; otherwise the same.
///
/// ```swift
/// justAfterEach { attach(try await server.log(), named: "the log") }
/// ```
@MainActor public func justAfterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareHook(.justAfterEach, Place(file: file, line: line), .async(body))
}

/// The form of `justAfterEach` that gets the example's metadata; otherwise the same.
///
/// ```swift
/// justAfterEach { example in print(example.fullName) }
/// ```
@MainActor public func justAfterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
) {
    declareHook(.justAfterEach, Place(file: file, line: line), .sync { try body(.ofRunningExample) })
}

/// The form of `justAfterEach` that awaits and gets the example's metadata; otherwise the same.
@MainActor public func justAfterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
) {
    declareHook(.justAfterEach, Place(file: file, line: line), .async { try await body(.ofRunningExample) })
}
