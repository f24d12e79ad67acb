/// Which example is meant, and what is known of it before it runs.
public struct ExampleIdentity: Hashable, Codable, Sendable {
    /// `Module.Class/name`, as XCTest knows it: unique in a bundle, and free of the characters that XCTest splits names at.
    public var identifier: String
    /// The true names from the outermost group to the example.
    public var names: [String]
    /// Where the example is declared.
    public var location: CodeLocation?

    /// The tags of the example and of the groups around it; `nil` if it has none.
    public var tags: [String]?
    /// How long the example may take, in seconds; `nil` if as long as it likes.
    public var timeLimit: Double?
    /// The ordered group that the example belongs to, by a name that is unique in the bundle: its examples build upon each
    /// other, and so belong into one process. `nil` if it stands for itself.
    public var orderedGroup: String?

    /// Makes an identity from its parts.
    public init(
        identifier: String,
        names: [String],
        location: CodeLocation?,
        tags: [String] = [],
        timeLimit: Double? = nil,
        orderedGroup: String? = nil
    ) {
        self.identifier = identifier
        self.names = names
        self.location = location
        self.tags = tags.isEmpty ? nil : tags
        self.timeLimit = timeLimit
        self.orderedGroup = orderedGroup
    }

    /// The class that declares the example: `Module.Class`.
    public var className: String { String(identifier.prefix { $0 != "/" }) }
    /// The true names in one line, `outer › inner › example`: what filters look at.
    public var fullName: String { names.joined(separator: Self.separator) }

    /// What stands between two levels in names of one line.
    public static let separator = " › "
}
