/// Runs before every example of its group and of inner groups; hooks of outer groups run first.
///
/// ```swift
/// beforeEach { calculator = Calculator() }
/// ```
///
/// If the body throws, the example fails at this place: the remaining `beforeEach` and the body
/// do not run, and every group whose `beforeEach` began still runs its `afterEach`.
@MainActor public func beforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.beforeEach, Place(file: file, line: line), .sync(body))
}

/// The form of `beforeEach` that awaits on the main actor.
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

/// Runs after all `beforeEach`, just before every example of its group; hooks of outer groups run
/// first. An outer group can use it to act on what inner groups prepare.
///
/// ```swift
/// justBeforeEach { response = server.answer(to: request) }
/// ```
///
/// If the body throws, the example fails at this place.
@MainActor public func justBeforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.justBeforeEach, Place(file: file, line: line), .sync(body))
}

/// The form of `justBeforeEach` that awaits on the main actor.
@MainActor public func justBeforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareHook(.justBeforeEach, Place(file: file, line: line), .async(body))
}

/// Runs just after every example of its group, before all `afterEach`; hooks of inner groups run
/// first. Use it to record state that an `afterEach` tears down.
///
/// ```swift
/// justAfterEach { attach(screen.text, named: "the screen") }
/// ```
///
/// If the body throws, the example fails at this place.
@MainActor public func justAfterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.justAfterEach, Place(file: file, line: line), .sync(body))
}

/// The form of `justAfterEach` that awaits on the main actor.
@MainActor public func justAfterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareHook(.justAfterEach, Place(file: file, line: line), .async(body))
}

/// Runs after every example of its group, even a failed one; hooks of inner groups run first.
///
/// ```swift
/// afterEach { server.stop() }
/// ```
///
/// If the body throws, the example fails at this place; the other hooks still run.
@MainActor public func afterEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.afterEach, Place(file: file, line: line), .sync(body))
}

/// The form of `afterEach` that awaits on the main actor.
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
