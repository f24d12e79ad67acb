/// Registers a cleanup that runs after all `afterEach` hooks of the running example. Cleanups run
/// in reverse order of registration. A cleanup from a `beforeAll` hook runs after the last example
/// in the ordered group, and a cleanup from a `beforeSuite` hook runs after the `afterSuite` hooks.
///
/// ```swift
/// beforeEach {
///     let file = try TemporaryFile()
///     deferCleanup { try file.delete() }
/// }
/// ```
///
/// If the body throws an error, the example fails.
@MainActor public func deferCleanup(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    register(.sync(body), at: Place(file: file, line: line))
}

/// Registers an async cleanup, which runs on the main actor.
///
/// ```swift
/// deferCleanup { await server.stop() }
/// ```
@MainActor public func deferCleanup(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    register(.async(body), at: Place(file: file, line: line))
}

@MainActor private func register(_ body: Body, at place: Place) {
    guard let work = CurrentActivity.callerWork else {
        return Misuse.report(.outsideExample("deferCleanup", at: place))
    }
    work.cleanups.hooks.append(Hook(kind: .deferCleanup, place: place, body: body))
}
