/// Declares a hook that runs once, before the first example of its ordered group; see
/// ``SpecTrait/ordered``.
///
/// ```swift
/// beforeAll { server = Server() }
/// ```
///
/// If the body throws, the first example fails and the others are skipped.
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

/// Declares a hook that runs once, after the last example of its ordered group, even if an example
/// failed; see ``SpecTrait/ordered``.
///
/// ```swift
/// afterAll { server.stop() }
/// ```
///
/// If the body throws, the last example fails.
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

/// Declares a hook that runs once, before the first example of the test target. Call this at the
/// top of a `spec()`, or in a ``SpecConfiguration``.
///
/// ```swift
/// beforeSuite { Database.create() }
/// ```
///
/// If the body throws, every example of the test target fails.
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

/// Declares a hook that runs once, after the examples of all spec classes. Call this at the top
/// of a `spec()`, or in a ``SpecConfiguration``.
///
/// ```swift
/// afterSuite { Database.drop() }
/// ```
///
/// If the body throws, the run fails.
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
