/// Matches a value greater than `limit`. `nil` fails both ways.
///
/// ```swift
/// expect(list.count).to(beGreaterThan(5))
/// expect(list.count) > 5
/// ```
///
/// Fails with «expected to be greater than 5, got 4».
@inlinable
public func beGreaterThan<Value: Comparable>(_ limit: Value) -> Matcher<Value> {
    Matcher(GreaterThan.self, limit)
}

@usableFromInline
final class GreaterThan<Value: Comparable>: OperandMatching<Value> {
    @inlinable override class func verdict(on value: Value?, _ limit: Value?) -> MatchVerdict {
        guard let value, let limit else { return .fails }
        return MatchVerdict(value > limit)
    }

    override class func phrase(_ limit: Value?) -> String {
        "be greater than \(describe(limit))"
    }
}
