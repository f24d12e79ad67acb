/// Declares a hook that runs around every example in its group and around all of the example's
/// other hooks. Hooks of outer groups run outside hooks of inner groups.
///
/// ```swift
/// aroundEach { runExample in
///     Clock.$current.withValue(.stopped) { runExample() }
/// }
/// ```
///
/// The body must call its argument exactly once. The argument runs the example and never throws.
@MainActor public func aroundEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (@MainActor () -> Void) throws -> Void
) {
    declareHook(.aroundEach, Place(file: file, line: line), .around(body))
}

/// Declares an async `aroundEach` hook, which runs on the main actor.
///
/// ```swift
/// aroundEach { runExample in
///     try await database.inTransaction { await runExample() }
/// }
/// ```
///
/// The body must call and await its argument exactly once. The argument runs the example and never
/// throws. The example sees the task-local values that the hook sets.
@MainActor public func aroundEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (@escaping @MainActor () async -> Void) async throws -> Void
) {
    declareHook(.aroundEach, Place(file: file, line: line), .asyncAround(body))
}
