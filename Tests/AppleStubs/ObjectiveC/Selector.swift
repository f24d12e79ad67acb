// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// objc/objc.h: `typedef struct objc_selector *SEL`, a structure in Swift's module ObjectiveC:
/// <https://developer.apple.com/documentation/objectivec/selector>
public struct Selector: ExpressibleByStringLiteral, Hashable, CustomStringConvertible, Sendable {
    private let name: String

    public init(_ str: String) {
        name = str
    }

    public init(stringLiteral value: String) {
        name = value
    }

    public var description: String { name }
}
