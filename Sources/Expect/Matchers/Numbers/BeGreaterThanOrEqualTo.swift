/// Matches a value greater than or equal to `limit`. `nil` fails both ways.
///
/// ```swift
/// expect(list.count).to(beGreaterThanOrEqualTo(5))
/// expect(list.count) >= 5
/// ```
///
/// Fails with «expected to be greater than or equal to 5, got 4».
@inlinable
public func beGreaterThanOrEqualTo<Value: Comparable>(_ limit: Value) -> Matcher<Value> {
    Matcher(GreaterThanOrEqualTo.self, limit)
}

@usableFromInline
final class GreaterThanOrEqualTo<Value: Comparable>: OperandMatching<Value> {
    @inlinable override class func verdict(on value: Value?, _ limit: Value?) -> MatchVerdict {
        guard let value, let limit else { return .fails }
        return MatchVerdict(value >= limit)
    }

    override class func phrase(_ limit: Value?) -> String {
        "be greater than or equal to \(describe(limit))"
    }
}
