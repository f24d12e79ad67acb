// Each overload says with its first parameter how the value comes about; all else is the same for all of them. A value
// is evaluated when the requirement is checked: once by `to`, again and again by `toEventually`.
//
// The one that takes a plain value is second choice: a closure could else be taken for one, and would never be called.

/// Begins a requirement of a value.
///
/// ```swift
/// try require(answer.items).to(haveCount(3))
/// try require(view.title).toEventually(equal("Facts"))
/// ```
///
/// - Parameters:
///   - expression: The value; may throw. Evaluated when the requirement is checked.
///   - fileID: Where the requirement stands; leave it out.
///   - filePath: Where the requirement stands; leave it out.
///   - line: Where the requirement stands; leave it out.
///   - column: Where the requirement stands; leave it out.
/// - Returns: The requirement; nothing is checked before `to`, `==` or another of its methods is called.
@inlinable
@_disfavoredOverload
public func require<Value>(
    _ expression: @autoclosure @escaping () throws -> Value?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> Requirement<Value> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return Requirement(expression: expression, place: place)
}

/// Begins a requirement of what a closure gives or throws.
///
/// ```swift
/// try require { try parse("{}") }.notTo(throwError())
/// ```
///
/// - Parameters:
///   - fileID: Where the requirement stands; leave it out.
///   - filePath: Where the requirement stands; leave it out.
///   - line: Where the requirement stands; leave it out.
///   - column: Where the requirement stands; leave it out.
///   - expression: Gives the value; may throw. Called when the requirement is checked.
/// - Returns: The requirement; nothing is checked before `to`, `==` or another of its methods is called.
@inlinable
public func require<Value>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expression: @escaping () throws -> Value?
) -> Requirement<Value> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return Requirement(expression: expression, place: place)
}

/// Begins a requirement of what a closure without a result throws.
///
/// ```swift
/// try require {
///     try database.open()
///     try database.close()
/// }.notTo(throwError())
/// ```
///
/// - Parameters:
///   - fileID: Where the requirement stands; leave it out.
///   - filePath: Where the requirement stands; leave it out.
///   - line: Where the requirement stands; leave it out.
///   - column: Where the requirement stands; leave it out.
///   - expression: Does something; may throw. Called when the requirement is checked.
/// - Returns: The requirement; nothing is checked before `to`, `==` or another of its methods is called.
public func require(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expression: @escaping () throws -> Void
) -> Requirement<Void> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return Requirement(expression: { try expression() }, place: place)
}

/// Begins a requirement of what an async closure gives or throws.
///
/// ```swift
/// try await require { try await service.fact().identifier } == 123
/// ```
///
/// - Parameters:
///   - fileID: Where the requirement stands; leave it out.
///   - filePath: Where the requirement stands; leave it out.
///   - line: Where the requirement stands; leave it out.
///   - column: Where the requirement stands; leave it out.
///   - expression: Gives the value; may await and throw. Called, where `await` stands, when the requirement is checked.
/// - Returns: The requirement; nothing is checked before `to`, `==` or another of its methods is awaited.
public func require<Value>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expression: nonisolated(nonsending) @escaping () async throws -> Value?
) -> AsyncRequirement<Value> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return AsyncRequirement(expression: expression, place: place)
}

/// Begins a requirement of what an async closure without a result throws.
///
/// ```swift
/// try await require {
///     try await database.open()
///     try await database.close()
/// }.to(succeed())
/// ```
public func require(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expression: nonisolated(nonsending) @escaping () async throws -> Void
) -> AsyncRequirement<Void> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return AsyncRequirement(expression: { try await expression() }, place: place)
}

/// Begins a requirement about a value that has to be awaited, or that an ``AsyncMatcher`` judges, without a closure.
///
/// ```swift
/// try await requirea(try await service.fact().identifier) == 123
/// ```
///
/// - Parameters:
///   - expression: Gives the value; may await and throw. Evaluated, where `await` stands, when the requirement is checked.
///   - fileID: Where the requirement stands; leave it out.
///   - filePath: Where the requirement stands; leave it out.
///   - line: Where the requirement stands; leave it out.
///   - column: Where the requirement stands; leave it out.
/// - Returns: The requirement; nothing is checked before `to`, `==` or another of its methods is awaited.
public nonisolated(nonsending) func requirea<Value>(
    _ expression: nonisolated(nonsending) @autoclosure @escaping () async throws -> Value?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) async -> AsyncRequirement<Value> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return AsyncRequirement(expression: expression, place: place)
}
