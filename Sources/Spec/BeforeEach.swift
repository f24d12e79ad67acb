/// Runs before every example of the group it stands in, those of inner groups included; outer groups' hooks first.
///
/// ```swift
/// var calculator: Calculator!
/// beforeEach { calculator = Calculator() }
/// ```
///
/// - Parameters:
///   - file: Where the hook stands; leave it out.
///   - line: Where the hook stands; leave it out.
///   - body: Brings about the state that the group's name tells of. An error that it throws fails the example at this
///     place; what was to come is left out, and every group that was entered still gets its `afterEach`.
@MainActor public func beforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.beforeEach, Place(file: file, line: line), .sync(body))
}

/// Runs before every example of the group it stands in, and may await; otherwise the same as the sync form.
///
/// ```swift
/// beforeEach { try await database.open() }
/// ```
///
/// - Parameters:
///   - file: Where the hook stands; leave it out.
///   - line: Where the hook stands; leave it out.
///   - body: Runs on the main actor.
@MainActor public func beforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareHook(.beforeEach, Place(file: file, line: line), .async(body))
}

/// Declares a hook of any kind; all of them come through here.
@MainActor func declareHook(_ kind: Hook.Kind, _ place: Place, _ body: Body) {
    CurrentReader.declare(kind.rawValue, at: place) { $0.hook(Hook(kind: kind, place: place, body: body)) }
}
