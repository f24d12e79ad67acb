/// objc/objc.h: `typedef struct objc_selector *SEL`, a structure of Swift's module ObjectiveC:
/// <https://developer.apple.com/documentation/objectivec/selector>
public struct Selector: ExpressibleByStringLiteral, Hashable, CustomStringConvertible, Sendable {
    private let name: String

    /// <https://developer.apple.com/documentation/objectivec/selector/init(_:)>
    public init(_ str: String) {
        name = str
    }

    /// <https://developer.apple.com/documentation/objectivec/selector/init(stringliteral:)>
    public init(stringLiteral value: String) {
        name = value
    }

    /// <https://developer.apple.com/documentation/objectivec/selector/description>
    public var description: String { name }
}
