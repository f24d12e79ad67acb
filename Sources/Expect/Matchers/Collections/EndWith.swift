import Foundation

/// Matches a sequence whose last element equals `element`. Both `to` and `notTo` fail for `nil`.
///
/// `expect([1, 2, 3]).to(endWith(2))` fails with `expected to end with 2, got [1, 2, 3]`.
public func endWith<Value: Sequence>(_ element: Value.Element) -> Matcher<Value> where Value.Element: Equatable {
    endWith(ElementMatcher(element))
}

/// Matches a sequence whose last element satisfies `matcher`, as in `endWith(beGreaterThan(2))`.
public func endWith<Value: Sequence>(_ matcher: Matcher<Value.Element>) -> Matcher<Value> {
    endWith(ElementMatcher(matcher))
}

/// Matches a string that ends with `suffix`. Example: `expect(url).to(endWith(".json"))`.
public func endWith<Value: StringProtocol>(_ suffix: String) -> Matcher<Value> {
    Matcher("end with \(describe(suffix))") { $0.hasSuffix(suffix) }
}

/// Matches a sequence that ends with another sequence's elements, as in `endWith(suffix: [2, 3])`.
public func endWith<Value: Sequence, Suffix: Sequence>(suffix: Suffix) -> Matcher<Value>
where Suffix.Element == Value.Element, Value.Element: Equatable {
    let elements = Array(suffix)
    return Matcher("end with \(describe(suffix))") { Array($0).reversed().starts(with: elements.reversed()) }
}

/// Matches a Foundation list that ends with `object`. Both `to` and `notTo` fail for `nil`.
@_disfavoredOverload
public func endWith<Value: ObjectList>(_ object: Any) -> Matcher<Value> {
    Matcher("end with \(describe(object))") { $0.hasObject(object, at: $0.count - 1) }
}

/// Matches an `NSString` that ends with `suffix`.
@_disfavoredOverload
public func endWith<Value: NSString>(_ suffix: String) -> Matcher<Value> {
    Matcher("end with \(describe(suffix))") { $0.hasSuffix(suffix) }
}

private func endWith<Value: Sequence>(_ last: ElementMatcher<Value.Element>) -> Matcher<Value> {
    Matcher(
        "end with \(last.text())",
        judgeValue: { Array($0).last.map { last.judge($0).withDetailsIfUnknown } ?? .doesNotMatch }
    )
}
