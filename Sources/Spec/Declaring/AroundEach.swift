/// Runs around every example of its group and around all hooks of the example; hooks of outer groups run first.
///
/// ```swift
/// aroundEach { runExample in
///     Clock.$current.withValue(.stopped) { runExample() }
/// }
/// ```
///
/// - Parameters:
///   - file: Where the hook is declared; leave it out.
///   - line: Where the hook is declared; leave it out.
///   - body: Must call its argument once. The argument runs the example, and never throws.
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
/// Task-local values that it sets reach the example.
///
/// - Parameters:
///   - file: Where the hook is declared; leave it out.
///   - line: Where the hook is declared; leave it out.
///   - body: Must await its argument once. The argument runs the example, and never throws. Runs on the main actor.
@MainActor public func aroundEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (@escaping @MainActor () async -> Void) async throws -> Void
) {
    declareAround(Place(file: file, line: line), .async(body))
}

/// The form of `aroundEach` that gets the example's metadata; otherwise the same.
///
/// - Parameters:
///   - file: Where the hook is declared; leave it out.
///   - line: Where the hook is declared; leave it out.
///   - body: Gets the names, the place and the tags of the example; must call its second argument once.
@MainActor public func aroundEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata, @MainActor () -> Void) throws -> Void
) {
    declareAround(Place(file: file, line: line), .sync { try body(.ofRunningExample, $0) })
}

/// The form of `aroundEach` that awaits and gets the example's metadata; otherwise the same.
///
/// - Parameters:
///   - file: Where the hook is declared; leave it out.
///   - line: Where the hook is declared; leave it out.
///   - body: Gets the names, the place and the tags of the example; must await its second argument once.
@MainActor public func aroundEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata, @escaping @MainActor () async -> Void) async throws -> Void
) {
    declareAround(Place(file: file, line: line), .async { try await body(.ofRunningExample, $0) })
}
