/// An optional as the element of a list or the value of a dictionary. Only `Optional` conforms.
public protocol OptionalPart {
    /// The type of the value, if there is one.
    associatedtype Wrapped

    /// The optional itself.
    var asOptional: Wrapped? { get }
}

extension Optional: OptionalPart {
    /// The optional itself.
    public var asOptional: Wrapped? { self }
}
