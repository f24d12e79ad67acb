import Foundation

/// Matches a sequence whose first element equals `element`. Both `to` and `notTo` fail for `nil`.
///
/// `expect([1, 2, 3]).to(beginWith(2))` fails with `expected to begin with 2, got [1, 2, 3]`.
public func beginWith<Value: Sequence>(_ element: Value.Element) -> Matcher<Value> where Value.Element: Equatable {
    beginWith(ElementMatcher(element))
}

/// Matches a sequence whose first element satisfies `matcher`, as in `beginWith(beLessThan(2))`.
public func beginWith<Value: Sequence>(_ matcher: Matcher<Value.Element>) -> Matcher<Value> {
    beginWith(ElementMatcher(matcher))
}

/// Matches a string that begins with `prefix`. Example: `expect(url).to(beginWith("https://"))`.
public func beginWith<Value: StringProtocol>(_ prefix: String) -> Matcher<Value> {
    Matcher("begin with \(describe(prefix))") { $0.hasPrefix(prefix) }
}

/// Matches a sequence that begins with the elements of `prefix`. Both `to` and `notTo` fail if
/// `prefix` is `nil`. Example: `expect([1, 2, 3]).to(beginWith(prefix: [1, 2]))`.
public func beginWith<Value: Sequence, Prefix: Sequence>(prefix: Prefix?) -> Matcher<Value>
where Prefix.Element == Value.Element, Value.Element: Equatable {
    beginWith(prefix: prefix, by: ==)
}

/// Matches a sequence that begins with elements that are equivalent to those of `prefix`. Both `to`
/// and `notTo` fail if `prefix` is `nil`. Example: `expect(["A", "b"]).to(beginWith(prefix: ["a"],
/// by: { $0.lowercased() == $1 }))`.
public func beginWith<Value: Sequence, Prefix: Sequence>(
    prefix: Prefix?,
    by areEquivalent: @escaping (Value.Element, Prefix.Element) throws -> Bool
) -> Matcher<Value> {
    guard let prefix else { return .judging("begin with nil") { _ in .fails } }
    let elements = Array(prefix)
    return Matcher("begin with \(describe(prefix))") { try $0.starts(with: elements, by: areEquivalent) }
}

/// Matches a Foundation list that begins with `object`. Both `to` and `notTo` fail for `nil`.
@_disfavoredOverload
public func beginWith<Value: ObjectList>(_ object: Any) -> Matcher<Value> {
    Matcher("begin with \(describe(object))") { $0.hasObject(object, at: 0) }
}

/// Matches an `NSString` that begins with `prefix`.
@_disfavoredOverload
public func beginWith<Value: NSString>(_ prefix: String) -> Matcher<Value> {
    Matcher("begin with \(describe(prefix))") { $0.hasPrefix(prefix) }
}

private func beginWith<Value: Sequence>(_ first: ElementMatcher<Value.Element>) -> Matcher<Value> {
    Matcher(
        "begin with \(first.text())",
        judgeValue: { $0.first { _ in true }.map { first.judge($0).withDetailsIfUnknown } ?? .doesNotMatch }
    )
}
