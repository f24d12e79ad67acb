/// Matches `true`. `false` and `nil` do not match.
///
/// ```swift
/// expect(list.isEmpty).to(beTrue())
/// ```
///
/// Fails with «expected to be true, got false».
@inlinable
public func beTrue() -> Matcher<Bool> {
    Matcher(Truth.self, true)
}

/// Matches the Boolean value that is its operand.
@usableFromInline
final class Truth: OperandMatching<Bool> {
    @inlinable override class func verdict(on value: Bool?, _ expected: Bool?) -> MatchVerdict {
        guard let value, let expected else { return .doesNotMatch }
        return MatchVerdict(value == expected)
    }

    override class func phrase(_ expected: Bool?) -> String { "be \(describe(expected))" }
}
