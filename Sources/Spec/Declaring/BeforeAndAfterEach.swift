/// Declares a hook that runs before each example in its group. Hooks of outer groups run first.
///
/// ```swift
/// beforeEach { calculator = Calculator() }
/// ```
///
/// If the body throws, the example fails. The remaining `beforeEach` hooks and the example's body
/// do not run. Every group whose `beforeEach` hooks have begun still runs its `afterEach` hooks.
@MainActor public func beforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.beforeEach, Place(file: file, line: line), .sync(body))
}

/// Declares an async `beforeEach` hook, which runs on the main actor.
///
/// ```swift
/// beforeEach { try await database.open() }
/// ```
@MainActor public func beforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareHook(.beforeEach, Place(file: file, line: line), .async(body))
}

/// Declares a hook that runs just before each example in its group, after all `beforeEach` hooks.
/// Hooks of outer groups run first. Use this hook to act on the state that inner groups set up.
///
/// ```swift
/// justBeforeEach { response = server.answer(to: request) }
/// ```
///
/// If the body throws, the example fails.
@MainActor public func justBeforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.justBeforeEach, Place(file: file, line: line), .sync(body))
}

/// Declares an async `justBeforeEach` hook, which runs on the main actor.
@MainActor public func justBeforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareHook(.justBeforeEach, Place(file: file, line: line), .async(body))
}

/// Declares a hook that runs just after each example in its group, before all `afterEach` hooks.
/// Hooks of inner groups run first. Use this hook to record state before `afterEach` resets it.
///
/// ```swift
/// justAfterEach { attach(screen.text, named: "the screen") }
/// ```
///
/// If the body throws, the example fails.
@MainActor public func justAfterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.justAfterEach, Place(file: file, line: line), .sync(body))
}

/// Declares an async `justAfterEach` hook, which runs on the main actor.
@MainActor public func justAfterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareHook(.justAfterEach, Place(file: file, line: line), .async(body))
}

/// Declares a hook that runs after each example in its group, even if the example failed. Hooks of
/// inner groups run first.
///
/// ```swift
/// afterEach { server.stop() }
/// ```
///
/// If the body throws, the example fails.
@MainActor public func afterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.afterEach, Place(file: file, line: line), .sync(body))
}

/// Declares an async `afterEach` hook, which runs on the main actor.
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
