/// Matches `nil`.
///
/// ```swift
/// expect(Int("x")).to(beNil())
/// ```
///
/// A `nil` inside another optional matches, too:
///
/// ```swift
/// expect([nil, nil] as [Int?]).to(allPass(beNil()))
/// ```
///
/// Fails with «expected to be nil, got 1».
@inlinable
public func beNil<Value>() -> Matcher<Value> {
    CallableType.returnsValue(Value.self) ? .nilable("be nil") { isNil($0) } : Matcher(Absence.self, nil)
}

@usableFromInline
final class Absence<Value>: OperandMatching<Value> {
    @inlinable override class func verdict(on value: Value?, _ operand: Value?) -> MatchVerdict {
        guard let value else { return .matches }
        return MatchVerdict(isNil(value))
    }

    override class func phrase(_ operand: Value?) -> String { "be nil" }
}

/// Whether a value is `nil`, or an optional that contains `nil`.
@usableFromInline
package func isNil(_ value: Any?) -> Bool {
    guard let value else { return true }
    return (value as? any Nilable)?.isNil ?? false
}

private protocol Nilable {
    var isNil: Bool { get }
}

extension Optional: Nilable {
    fileprivate var isNil: Bool { Expect.isNil(self) }
}
