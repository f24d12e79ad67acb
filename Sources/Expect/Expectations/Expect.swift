// Each overload says with its first parameter how the value comes about; all else is the same for all of them. A value
// is evaluated when the expectation is checked: once by `to`, again and again by `toEventually`.
//
// The one that takes a plain value is second choice: a closure could else be taken for one, and would never be called.

/// Begins an expectation about a value.
///
/// ```swift
/// expect(calculator.result) == 3
/// expect(view.title).toEventually(equal("Facts"))
/// ```
///
/// - Parameters:
///   - expression: The value; may throw. Evaluated when the expectation is checked.
///   - fileID: Where the expectation stands; leave it out.
///   - filePath: Where the expectation stands; leave it out.
///   - line: Where the expectation stands; leave it out.
///   - column: Where the expectation stands; leave it out.
/// - Returns: The expectation; nothing is checked before `to`, `==` or another of its methods is called.
@inlinable
@_disfavoredOverload
public func expect<Value>(
    _ expression: @autoclosure @escaping () throws -> Value?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> Expectation<Value> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return Expectation(expression: expression, place: place)
}

/// Begins an expectation about what a closure gives or throws.
///
/// ```swift
/// expect { try parse("{") }.to(throwError())
/// ```
///
/// - Parameters:
///   - fileID: Where the expectation stands; leave it out.
///   - filePath: Where the expectation stands; leave it out.
///   - line: Where the expectation stands; leave it out.
///   - column: Where the expectation stands; leave it out.
///   - expression: Gives the value; may throw. Called when the expectation is checked.
/// - Returns: The expectation; nothing is checked before `to`, `==` or another of its methods is called.
@inlinable
public func expect<Value>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expression: @escaping () throws -> Value?
) -> Expectation<Value> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return Expectation(expression: expression, place: place)
}

/// Begins an expectation about what a closure without a result throws.
///
/// ```swift
/// expect {
///     try database.open()
///     try database.close()
/// }.notTo(throwError())
/// ```
///
/// - Parameters:
///   - fileID: Where the expectation stands; leave it out.
///   - filePath: Where the expectation stands; leave it out.
///   - line: Where the expectation stands; leave it out.
///   - column: Where the expectation stands; leave it out.
///   - expression: Does something; may throw. Called when the expectation is checked.
/// - Returns: The expectation; nothing is checked before `to`, `==` or another of its methods is called.
public func expect(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expression: @escaping () throws -> Void
) -> Expectation<Void> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return Expectation(expression: { try expression() }, place: place)
}

/// Begins an expectation about what an async closure gives or throws.
///
/// ```swift
/// await expect { try await service.fact().identifier } == 123
/// ```
///
/// - Parameters:
///   - fileID: Where the expectation stands; leave it out.
///   - filePath: Where the expectation stands; leave it out.
///   - line: Where the expectation stands; leave it out.
///   - column: Where the expectation stands; leave it out.
///   - expression: Gives the value; may await and throw. Called, where `await` stands, when the expectation is checked.
/// - Returns: The expectation; nothing is checked before `to`, `==` or another of its methods is awaited.
public func expect<Value>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expression: nonisolated(nonsending) @escaping () async throws -> Value?
) -> AsyncExpectation<Value> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return AsyncExpectation(expression: expression, place: place)
}

/// Begins an expectation about what an async closure without a result throws.
///
/// ```swift
/// await expect {
///     try await database.open()
///     try await database.close()
/// }.to(succeed())
/// ```
public func expect(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expression: nonisolated(nonsending) @escaping () async throws -> Void
) -> AsyncExpectation<Void> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return AsyncExpectation(expression: { try await expression() }, place: place)
}

/// Begins an expectation about a value that has to be awaited, or that an ``AsyncMatcher`` judges, without a closure.
///
/// ```swift
/// await expecta(try await service.fact().identifier) == 123
/// ```
///
/// - Parameters:
///   - expression: Gives the value; may await and throw. Evaluated, where `await` stands, when the expectation is checked.
///   - fileID: Where the expectation stands; leave it out.
///   - filePath: Where the expectation stands; leave it out.
///   - line: Where the expectation stands; leave it out.
///   - column: Where the expectation stands; leave it out.
/// - Returns: The expectation; nothing is checked before `to`, `==` or another of its methods is awaited.
public nonisolated(nonsending) func expecta<Value>(
    _ expression: nonisolated(nonsending) @autoclosure @escaping () async throws -> Value?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) async -> AsyncExpectation<Value> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return AsyncExpectation(expression: expression, place: place)
}
