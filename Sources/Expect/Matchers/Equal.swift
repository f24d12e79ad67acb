/// Matches a value that equals `expected`. `nil` equals only `nil`.
///
/// ```swift
/// expect(1 + 2).to(equal(3))
/// expect(1 + 2) == 3
/// expect(1 + 2) != 4
/// ```
///
/// Fails with «expected to equal 3, got 4», and with the parts that differ if the values are long.
public func equal<Value: Equatable>(_ expected: Value?) -> Matcher<Value> {
    .nilable("equal \(describe(expected))") {
        $0 == expected
    } explain: {
        differences(expected: expected, actual: $0)
    }
}
