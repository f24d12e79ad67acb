/// Which example is meant, and what is known of it before it runs.
package struct ExampleIdentity: Hashable, Sendable {
    /// `Module.Class/name`, as XCTest knows it: unique in a bundle, and free of the characters that XCTest splits names at.
    package var identifier: String
    /// The true names from the outermost group to the example.
    package var names: [String]
    /// Where the example is declared.
    package var location: CodeLocation?

    /// The tags of the example and of the groups around it; `nil` if it has none.
    package var tags: [String]?
    /// How long the example may take, in seconds; `nil` if as long as it likes. Each attempt has as much time, and so has
    /// what puts things back after it.
    package var timeLimit: Double?
    /// How often the example may be run again; `nil` if never.
    package var retries: Int?
    /// Where its issues are reported; `nil` if nowhere.
    package var bugs: [String]?
    /// The ordered group that the example belongs to, by a name that is unique in the bundle: its examples build upon each
    /// other, and so belong into one process. `nil` if it stands for itself.
    package var orderedGroup: String?

    /// Makes an identity from its parts.
    package init(
        identifier: String,
        names: [String],
        location: CodeLocation?,
        tags: [String] = [],
        timeLimit: Double? = nil,
        retries: Int = 0,
        bugs: [String] = [],
        orderedGroup: String? = nil
    ) {
        self.identifier = identifier
        self.names = names
        self.location = location
        self.tags = tags.isEmpty ? nil : tags
        self.timeLimit = timeLimit
        self.retries = retries > 0 ? retries : nil
        self.bugs = bugs.isEmpty ? nil : bugs
        self.orderedGroup = orderedGroup
    }

    /// The class that declares the example: `Module.Class`.
    package var className: String {
        let end = identifier.utf8.firstIndex(of: UInt8(ascii: "/")) ?? identifier.endIndex
        return String(identifier[..<end])
    }
    /// The true names in one line, `outer › inner › example`: what filters look at. Without names, the identifier.
    package var fullName: String { names.isEmpty ? identifier : names.joined(separator: Self.separator) }

    /// What stands between two levels in names of one line.
    package static let separator = " › "
}
