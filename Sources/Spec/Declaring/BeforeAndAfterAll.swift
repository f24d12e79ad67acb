/// Declares a hook that runs once, before the first example in its ordered group. See
/// ``SpecTrait/ordered``.
///
/// ```swift
/// beforeAll { server = Server() }
/// ```
///
/// If the body throws an error, the first example fails and the others are skipped.
@MainActor public func beforeAll(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.beforeAll, Place(file: file, line: line), .sync(body))
}

/// Declares an async `beforeAll` hook, which runs on the main actor.
@MainActor public func beforeAll(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareHook(.beforeAll, Place(file: file, line: line), .async(body))
}

/// Declares a hook that runs once, after the last example in its ordered group, even if an example
/// has failed. See ``SpecTrait/ordered``.
///
/// ```swift
/// afterAll { server.stop() }
/// ```
///
/// If the body throws an error, the last example fails.
@MainActor public func afterAll(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.afterAll, Place(file: file, line: line), .sync(body))
}

/// Declares an async `afterAll` hook, which runs on the main actor.
@MainActor public func afterAll(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareHook(.afterAll, Place(file: file, line: line), .async(body))
}

/// Declares a hook that runs once, before the first example in the test target. Call this function
/// at the top of a `spec()` or in a ``SpecConfiguration``.
///
/// ```swift
/// beforeSuite { Database.create() }
/// ```
///
/// If the body throws an error, every example in the test target fails.
@MainActor public func beforeSuite(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.beforeSuite, Place(file: file, line: line), .sync(body))
}

/// Declares an async `beforeSuite` hook, which runs on the main actor.
@MainActor public func beforeSuite(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareHook(.beforeSuite, Place(file: file, line: line), .async(body))
}

/// Declares a hook that runs once, after the examples in all spec classes. Call this function at
/// the top of a `spec()` or in a ``SpecConfiguration``.
///
/// ```swift
/// afterSuite { Database.drop() }
/// ```
///
/// If the body throws an error, the run fails.
@MainActor public func afterSuite(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.afterSuite, Place(file: file, line: line), .sync(body))
}

/// Declares an async `afterSuite` hook, which runs on the main actor.
@MainActor public func afterSuite(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareHook(.afterSuite, Place(file: file, line: line), .async(body))
}
