/// A requirement that throws an error of its own; made by `require(customError:)`. A failure is recorded, and the error is
/// thrown.
public struct CustomRequirement<Value>: Expecting {
    /// A form that passes returns the value.
    public typealias Answer = Value?
    /// A form that fails throws the error of the requirement.
    public typealias Failure = any Error

    /// The implementation.
    public let core: ExpectationCore<Value>

    /// The value.
    public func answer(_ value: Value?) -> Value? { value }
}

/// Begins a requirement about a value, with the error that it throws if it fails.
///
/// ```swift
/// try require(customError: ListError.tooShort, list).to(haveCount(3))
/// ```
///
/// - Parameters:
///   - customError: The error to throw.
///   - expression: The value; may throw. It is evaluated when the requirement is checked.
///   - fileID: Set by the compiler.
///   - filePath: Set by the compiler.
///   - line: Set by the compiler.
///   - column: Set by the compiler.
/// - Returns: The requirement; nothing is checked before `to`, `==` or another of its methods is called.
public func require<Value>(
    customError: any Error,
    _ expression: @autoclosure @escaping () throws -> Value?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> CustomRequirement<Value> {
    let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let ending = ExpectationEnding(location: location, isRequirement: true, customError: customError)
    return CustomRequirement(core: ExpectationCore(expression: expression, ending: ending))
}
