/// Runs around every example of the group it stands in: around all its hooks, outer groups' first.
///
/// ```swift
/// aroundEach { runExample in
///     Clock.$current.withValue(.stopped) { runExample() }
/// }
/// ```
///
/// - Parameters:
///   - file: Where the hook stands; leave it out.
///   - line: Where the hook stands; leave it out.
///   - body: Has to call its argument once: that runs the example, and never throws.
@MainActor public func aroundEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (@MainActor () -> Void) throws -> Void
) {
    declareAround(Place(file: file, line: line), .sync(body))
}

/// The form of `aroundEach` that awaits; otherwise the same.
///
/// ```swift
/// aroundEach { runExample in
///     try await database.inTransaction { await runExample() }
/// }
/// ```
///
/// Task-local values that it sets reach the example as long as it has not really waited for something before.
///
/// - Parameters:
///   - file: Where the hook stands; leave it out.
///   - line: Where the hook stands; leave it out.
///   - body: Has to await its argument once: that runs the example, and never throws. Runs on the main actor.
@MainActor public func aroundEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (@escaping @MainActor () async -> Void) async throws -> Void
) {
    declareAround(Place(file: file, line: line), .async(body))
}

/// The form of `aroundEach` that is told about the example; otherwise the same.
///
/// - Parameters:
///   - file: Where the hook stands; leave it out.
///   - line: Where the hook stands; leave it out.
///   - body: Gets the names, the place and the tags of the example; has to call its second argument once.
@MainActor public func aroundEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata, @MainActor () -> Void) throws -> Void
) {
    declareAround(Place(file: file, line: line), .sync { try body(.ofRunningExample, $0) })
}

/// The form of `aroundEach` that awaits and is told about the example; otherwise the same.
///
/// - Parameters:
///   - file: Where the hook stands; leave it out.
///   - line: Where the hook stands; leave it out.
///   - body: Gets the names, the place and the tags of the example; has to await its second argument once.
@MainActor public func aroundEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata, @escaping @MainActor () async -> Void) async throws -> Void
) {
    declareAround(Place(file: file, line: line), .async { try await body(.ofRunningExample, $0) })
}
