/// Matches a value that equals `expected`. `nil` equals only `nil`.
///
/// ```swift
/// expect(1 + 2).to(equal(3))
/// expect(1 + 2) == 3
/// expect(1 + 2) != 4
/// ```
///
/// Fails with `expected to equal 3, got 4`, followed by the differing parts of long values.
public func equal<Value: Equatable>(_ expected: Value?) -> Matcher<Value> {
    Matcher(Equality(expected))
}

/// Uses no closures, which saves time in this frequently used matcher.
private final class Equality<Value: Equatable>: MatcherBody<Value> {
    private let expected: Value?

    init(_ expected: Value?) { self.expected = expected }

    override var comparedOperand: Any?? { .some(expected) }

    override func judge(_ value: Value?, _ error: (any Error)?, _ style: ExpectationStyle?) -> MatchResult {
        if error != nil { return .fails }
        return value == expected
            ? .matches
            : MatchResult(.doesNotMatch) { [expected] in
                differences(expected: expected, actual: value)
            }
    }

    override func phrase(_ naming: ValueNaming) -> String { "equal \(naming.text(of: expected))" }
}

/// Matches an array that equals an array of optionals, as in `equal([first, second])`.
@_disfavoredOverload
public func equal<Element: Equatable>(_ expected: [Element?]) -> Matcher<[Element]> {
    .nilable("equal \(describe(expected))") {
        $0.map { $0.map(Optional.some) } == expected
    } explain: {
        differences(expected: expected, actual: $0.map { $0.map(Optional.some) })
    }
}

/// Matches a dictionary that equals a dictionary of optionals.
@_disfavoredOverload
public func equal<Key, Value: Equatable>(_ expected: [Key: Value?]) -> Matcher<[Key: Value]> {
    .nilable("equal \(describe(expected))") {
        $0.map { $0.mapValues(Optional.some) } == expected
    } explain: {
        differences(expected: expected, actual: $0.map { $0.mapValues(Optional.some) })
    }
}

/// Matches a type that is the same as `expected`.
///
/// Example: `expect(type(of: animal)) == Dog.self`. Fails with `expected to equal Dog, got Cat`.
@_disfavoredOverload
public func equal<Kind>(_ expected: Any.Type) -> Matcher<Kind.Type> {
    Matcher("equal \(expected)") { $0 == expected }
}

/// A protocol for optionals, used to constrain generic types. Only `Optional` conforms to it.
public protocol OptionalPart {
    /// The type of the wrapped value.
    associatedtype Wrapped

    /// The optional itself.
    var asOptional: Wrapped? { get }
}

extension Optional: OptionalPart {
    /// The optional itself.
    public var asOptional: Wrapped? { self }
}
