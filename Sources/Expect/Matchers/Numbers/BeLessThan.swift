/// Matches a value less than `limit`. `nil` fails both ways.
///
/// ```swift
/// expect(list.count).to(beLessThan(3))
/// expect(list.count) < 3
/// ```
///
/// Fails with «expected to be less than 3, got 4».
@inlinable
public func beLessThan<Value: Comparable>(_ limit: Value) -> Matcher<Value> {
    Matcher(LessThan.self, limit)
}

@usableFromInline
final class LessThan<Value: Comparable>: OperandMatching<Value> {
    @inlinable override class func verdict(on value: Value?, _ limit: Value?) -> MatchVerdict {
        guard let value, let limit else { return .fails }
        return MatchVerdict(value < limit)
    }

    override class func phrase(_ limit: Value?) -> String {
        "be less than \(describe(limit))"
    }
}
