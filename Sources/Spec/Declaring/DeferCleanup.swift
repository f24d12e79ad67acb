/// Registers a clean-up that runs after all `afterEach` of the running example, last registered
/// first. A clean-up registered by a `beforeAll` runs after the last example of its ordered
/// group, one registered by a `beforeSuite` after the suite.
///
/// ```swift
/// beforeEach {
///     let file = try TemporaryFile()
///     deferCleanup { try file.delete() }
/// }
/// ```
///
/// If the body throws, the example fails at this place.
@MainActor public func deferCleanup(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    register(.sync(body), at: Place(file: file, line: line))
}

/// The form of `deferCleanup` that awaits on the main actor.
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
    guard let work = CurrentActivity.work else {
        return Misuse.report(.outsideExample("deferCleanup", at: place))
    }
    work.cleanups.append(Hook(kind: .deferCleanup, place: place, body: body))
}
