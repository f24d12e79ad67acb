/// Matches a value that equals `expected`; `nil` equals `nil` and nothing else.
///
/// ```swift
/// expect(1 + 2).to(equal(3))
/// expect(1 + 2) == 3
/// expect(1 + 2) != 4
/// ```
///
/// Fails with «expected to equal 3, got 4».
public func equal<Value: Equatable>(_ expected: Value?) -> Matcher<Value> {
    Matcher("equal \(describe(expected))", value: { .init($0 == expected) })
}

/// Expects the value to equal `expected`: `.to(equal(expected))`.
public func == <Value: Equatable>(expectation: Expectation<Value>, expected: Value?) {
    expectation.to(equal(expected))
}

/// Expects the value not to equal `expected`: `.notTo(equal(expected))`.
public func != <Value: Equatable>(expectation: Expectation<Value>, expected: Value?) {
    expectation.notTo(equal(expected))
}

/// Expects the value to equal `expected`: `.to(equal(expected))`.
public nonisolated(nonsending) func == <Value: Equatable>(
    expectation: AsyncExpectation<Value>,
    expected: Value?
) async {
    await expectation.to(equal(expected))
}

/// Expects the value not to equal `expected`: `.notTo(equal(expected))`.
public nonisolated(nonsending) func != <Value: Equatable>(
    expectation: AsyncExpectation<Value>,
    expected: Value?
) async {
    await expectation.notTo(equal(expected))
}
