/// Runs before every example of its group and of inner groups; hooks of outer groups run first.
///
/// ```swift
/// beforeEach { calculator = Calculator() }
/// ```
///
/// An error that the body throws fails the example at this place: the remaining `beforeEach` and the body do not run,
/// and every group whose `beforeEach` began still runs its `afterEach`.
@MainActor public func beforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareHook(.beforeEach, Place(file: file, line: line), .sync(body))
}

/// The form of `beforeEach` that awaits, on the main actor; otherwise the same.
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

/// The form of `beforeEach` that gets the example's metadata; otherwise the same.
///
/// ```swift
/// beforeEach { example in print(example.fullName) }
/// ```
@MainActor public func beforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
) {
    declareHook(.beforeEach, Place(file: file, line: line), .sync { try body(.ofRunningExample) })
}

/// The form of `beforeEach` that awaits and gets the example's metadata; otherwise the same.
@MainActor public func beforeEach(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
) {
    declareHook(.beforeEach, Place(file: file, line: line), .async { try await body(.ofRunningExample) })
}
