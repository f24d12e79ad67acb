/// Runs after every example of its group, even if the example failed; hooks of inner groups run first.
///
/// ```swift
/// afterEach { server.stop() }
/// ```
///
/// An error that the body throws fails the example at this place; the other hooks still run.
@MainActor public func afterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.afterEach, Place(file: file, line: line), .sync(body))
}

/// The form of `afterEach` that awaits, on the main actor; otherwise the same.
///
/// ```swift
/// afterEach { try await database.close() }
/// ```
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
@MainActor public func afterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
) {
    declareHook(.afterEach, Place(file: file, line: line), .sync { try body(.ofRunningExample) })
}

/// The form of `afterEach` that awaits and gets the example's metadata; otherwise the same.
@MainActor public func afterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
) {
    declareHook(.afterEach, Place(file: file, line: line), .async { try await body(.ofRunningExample) })
}
