/// A value that is compared and described as the value that it wraps.
protocol Wrapper {
    var content: Any? { get }
}

extension Optional: Wrapper {
    var content: Any? { self }
}

/// Removes all wrappers around a value; `nil` if there is none inside.
func unwrapped(_ value: Any) -> Any? {
    var value = value
    while let wrapper = value as? any Wrapper {
        guard let content = wrapper.content else { return nil }
        value = content
    }
    return value
}

/// The number of values around a `nil`: `nil as Int??` and `.some(nil) as Int??` are different values.
func depthOfNil(_ value: Any) -> Int {
    (value as? any Wrapper)?.content.map { 1 + depthOfNil($0) } ?? 0
}
