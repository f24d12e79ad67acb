/// Which example is meant, and what is known of it before it runs.
public struct ExampleIdentity: Hashable, Codable, Sendable {
    /// `Module.Class/name`, as XCTest knows it: unique in a bundle, and free of the characters that XCTest splits names at.
    public var identifier: String
    /// The true names from the outermost group to the example.
    public var names: [String]
    /// Where the example is declared.
    public var location: CodeLocation?

    /// Makes an identity from its parts.
    public init(identifier: String, names: [String], location: CodeLocation?) {
        self.identifier = identifier
        self.names = names
        self.location = location
    }

    /// The class that declares the example: `Module.Class`.
    public var className: String { String(identifier.prefix { $0 != "/" }) }
    /// The true names in one line, `outer › inner › example`: what filters look at.
    public var fullName: String { names.joined(separator: Self.separator) }

    /// What stands between two levels in names of one line.
    public static let separator = " › "
}
