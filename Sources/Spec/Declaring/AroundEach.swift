/// Runs around every example of its group, with all hooks of the example; outer groups first.
///
/// ```swift
/// aroundEach { runExample in
///     Clock.$current.withValue(.stopped) { runExample() }
/// }
/// ```
///
/// The body must call its argument once. The argument runs the example, and never throws.
@MainActor public func aroundEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (@MainActor () -> Void) throws -> Void
) {
    declareHook(.aroundEach, Place(file: file, line: line), .around(body))
}

/// The form of `aroundEach` that awaits on the main actor.
///
/// ```swift
/// aroundEach { runExample in
///     try await database.inTransaction { await runExample() }
/// }
/// ```
///
/// The example sees the task-local values that it sets.
///
/// The body must await its argument once. The argument runs the example, and never throws.
@MainActor public func aroundEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (@escaping @MainActor () async -> Void) async throws -> Void
) {
    declareHook(.aroundEach, Place(file: file, line: line), .asyncAround(body))
}
