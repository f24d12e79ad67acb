/// Runs before every example of the group it stands in, those of inner groups included; outer groups' hooks first.
///
/// ```swift
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

/// The form of `beforeEach` that awaits; otherwise the same.
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

/// The form of `beforeEach` that is told about the example; otherwise the same.
///
/// ```swift
/// beforeEach { example in print(example.fullName) }
/// ```
///
/// - Parameters:
///   - file: Where the hook stands; leave it out.
///   - line: Where the hook stands; leave it out.
///   - body: Gets the names, the place and the tags of the running example.
@MainActor public func beforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
) {
    declareHook(.beforeEach, Place(file: file, line: line), .sync { try body(.ofRunningExample) })
}

/// The form of `beforeEach` that awaits and is told about the example; otherwise the same.
///
/// - Parameters:
///   - file: Where the hook stands; leave it out.
///   - line: Where the hook stands; leave it out.
///   - body: Gets the names, the place and the tags of the running example; runs on the main actor.
@MainActor public func beforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
) {
    declareHook(.beforeEach, Place(file: file, line: line), .async { try await body(.ofRunningExample) })
}
