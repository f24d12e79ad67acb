/// Matches a value less than or equal to `limit`. `nil` fails both ways.
///
/// ```swift
/// expect(list.count).to(beLessThanOrEqualTo(3))
/// expect(list.count) <= 3
/// ```
///
/// Fails with «expected to be less than or equal to 3, got 4».
@inlinable
public func beLessThanOrEqualTo<Value: Comparable>(_ limit: Value) -> Matcher<Value> {
    Matcher(LessThanOrEqualTo.self, limit)
}

@usableFromInline
final class LessThanOrEqualTo<Value: Comparable>: OperandMatching<Value> {
    @inlinable override class func verdict(on value: Value?, _ limit: Value?) -> MatchVerdict {
        guard let value, let limit else { return .fails }
        return MatchVerdict(value <= limit)
    }

    override class func phrase(_ limit: Value?) -> String {
        "be less than or equal to \(describe(limit))"
    }
}
