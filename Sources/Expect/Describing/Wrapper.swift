/// A value that is compared and shown as the one it wraps.
protocol Wrapper {
    var content: Any? { get }
}

extension Optional: Wrapper {
    var content: Any? { self }
}

/// A value without the optionals around it.
func unwrapped(_ value: Any) -> Any? {
    var value = value
    while let wrapper = value as? any Wrapper {
        guard let content = wrapper.content else { return nil }
        value = content
    }
    return value
}

/// How many optionals are around a `nil`, which is not the one of another optional.
func depthOfNil(_ value: Any) -> Int {
    guard let wrapper = value as? any Wrapper else { return 0 }
    return 1 + (wrapper.content.map(depthOfNil) ?? 0)
}
