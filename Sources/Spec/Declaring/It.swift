/// Declares an example, which describes one behavior and runs as a separate XCTest test case.
///
/// ```swift
/// it("shows 3") {
///     expect(calculator.result) == 3
/// }
/// ```
///
/// - Parameters:
///   - name: The expected behavior, such as `shows 3`. Reports print it below the enclosing groups.
///   - traits: Traits for the example, such as `.tags("slow")`; see ``SpecTrait``.
///   - file: The file that contains the declaration; use the default value.
///   - line: The line of the declaration; use the default value.
///   - body: The example's code, which runs after the `beforeEach` hooks of all enclosing groups.
///     An `XCTSkip` error skips the example, and any other error makes it fail.
@MainActor public func it(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareExample(name, traits, Place(file: file, line: line)) { .sync(body) }
}

/// Declares an async example. Its body runs on the main actor.
///
/// ```swift
/// it("answers") {
///     let fact = try await service.fact()
///     expect(fact.identifier) == 123
/// }
/// ```
@MainActor public func it(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareExample(name, traits, Place(file: file, line: line)) { .async(body) }
}

/// Declares an example that has not been written yet. It counts as skipped.
///
/// ```swift
/// it("forgets what is older than a week")
/// ```
@MainActor public func it(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line
) {
    declareExample(name, traits + [.pending("not yet written")], Place(file: file, line: line)) { .sync {} }
}
