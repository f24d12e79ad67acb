/// Declares an example: one behaviour, which runs as its own XCTest case.
///
/// ```swift
/// it("shows 3") {
///     expect(calculator.result) == 3
/// }
/// ```
///
/// - Parameters:
///   - name: What should be true; the last level in the documentation that a run prints.
///   - traits: Traits of the example, such as `.tags("slow")`; see ``SpecTrait``.
///   - file: Where the example is declared; leave it out.
///   - line: Where the example is declared; leave it out.
///   - body: Runs after the hooks of all groups around it. If it throws, the example fails at
///     this place; `XCTSkip` skips it.
@MainActor public func it(
    _ name: String,
    _ traits: SpecTrait...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareExample(name, traits, Place(file: file, line: line)) { .sync(body) }
}

/// Declares an example whose body awaits on the main actor; otherwise like the sync form.
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

/// Declares an example that is not written yet: it counts as skipped.
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
