/// Matches a value that equals `expected`. `nil` equals only `nil`.
///
/// ```swift
/// expect(1 + 2).to(equal(3))
/// expect(1 + 2) == 3
/// expect(1 + 2) != 4
/// ```
///
/// Fails with «expected to equal 3, got 4», and with the parts that differ if the values are long.
@inlinable
public func equal<Value: Equatable>(_ expected: Value?) -> Matcher<Value> {
    Matcher(Equality.self, expected)
}

@usableFromInline
final class Equality<Value: Equatable>: OperandMatching<Value> {
    @inlinable override class func verdict(on value: Value?, _ operand: Value?) -> MatchVerdict {
        // Not `value == operand`: where that is not specialized, it makes a tuple of a type that it has to look up.
        guard let value, let operand else { return MatchVerdict(value == nil && operand == nil) }
        return MatchVerdict(value == operand)
    }

    override class func phrase(_ operand: Value?) -> String { "equal \(describe(operand))" }

    override class func briefPhrase(_ operand: Value?) -> String { "equal \(ValueNaming.brief.text(of: operand))" }

    override class func details(_ value: Value?, _ operand: Value?) -> [Detail] {
        differences(expected: operand, actual: value)
    }
}

/// Matches a list that equals a list of optionals.
///
/// ```swift
/// expect(names).to(equal([first, second]))
/// ```
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
/// ```swift
/// expect(type(of: animal)) == Dog.self
/// ```
///
/// Fails with «expected to equal Dog, got Cat».
@_disfavoredOverload
public func equal<Kind>(_ expected: Any.Type) -> Matcher<Kind.Type> {
    Matcher("equal \(expected)") { $0 == expected }
}
