/// Declares an example: one behaviour, run as an XCTest case of its own.
///
/// ```swift
/// it("shows 3") {
///     expect(calculator.result) == 3
/// }
/// ```
///
/// - Parameters:
///   - name: What should be true; the last level in the documentation that a run prints.
///   - file: Where the example stands; leave it out.
///   - line: Where the example stands; leave it out.
///   - body: Runs after the hooks of all groups around it. An error that it throws fails the example at this place;
///     `XCTSkip` skips it.
@MainActor public func it(
    _ name: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () throws -> Void
) {
    declareExample(name, Place(file: file, line: line), .sync(body))
}

/// Declares an example whose body awaits; otherwise the same as the sync form.
///
/// ```swift
/// it("answers") {
///     let fact = try await service.fact()
///     expect(fact.identifier) == 123
/// }
/// ```
///
/// - Parameters:
///   - name: What should be true; the last level in the documentation that a run prints.
///   - file: Where the example stands; leave it out.
///   - line: Where the example stands; leave it out.
///   - body: Runs on the main actor, after the hooks of all groups around it.
@MainActor public func it(
    _ name: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    declareExample(name, Place(file: file, line: line), .async(body))
}

@MainActor private func declareExample(_ name: String, _ place: Place, _ body: Body) {
    let declaration = Declaration(kind: .it, name: name, place: place)
    CurrentReader.declare("it", at: place) { $0.example(declaration, body) }
}
