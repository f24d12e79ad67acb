/// What is known of an example before it runs.
package struct ExampleIdentity: Hashable, Sendable {
    /// `Module.Class/name`, the name for XCTest: unique in a bundle, and without the characters at which XCTest splits names.
    package var identifier: String
    /// The true names from the outermost group to the example.
    package var names: [String]
    /// Where the example is declared.
    package var location: CodeLocation?

    /// The tags of the example and of the groups around it; `nil` if it has none.
    package var tags: [String]?
    /// The time limit of the example in seconds; `nil` if it has none. It applies to each attempt,
    /// and again to the hooks and clean-ups after the example.
    package var timeLimit: Double?
    /// How often the example is retried at most; `nil` if never.
    package var retries: Int?
    /// References to its issues, such as URLs; `nil` if there are none.
    package var bugs: [String]?
    /// The name of the ordered group that the example belongs to, unique in the bundle; `nil` if there is none. The examples
    /// of an ordered group depend on each other, so one process runs them all.
    package var orderedGroup: String?
    /// The uses of shared examples that the example comes from, outermost first; `nil` if it is not shared.
    package var uses: [SharedUse]?

    /// The name of the table, if the example is a row of it whose name is its values only.
    package var table: String?

    /// A call of `itBehavesLike`.
    package struct SharedUse: Hashable, Sendable {
        /// The name of its group: `behaves like a list`.
        package var name: String
        /// Where it is called.
        package var location: CodeLocation

        package init(name: String, location: CodeLocation) {
            self.name = name
            self.location = location
        }
    }
    /// Whether no other process of the run may run an example at the same time.
    package var isSerial: Bool
    /// Whether it is focused, and keeps others from running. Only in the list that a process gives to the runner.
    package var isFocused = false

    /// The name of the example that fails with the mistakes in the spec of a class, which may stand at any of its lines.
    package static let nameOfMistakes = "is written right"

    /// Makes an identity from its parts.
    package init(
        identifier: String,
        names: [String],
        location: CodeLocation?,
        tags: [String] = [],
        timeLimit: Double? = nil,
        retries: Int = 0,
        bugs: [String] = [],
        orderedGroup: String? = nil,
        uses: [SharedUse] = [],
        isSerial: Bool = false
    ) {
        self.identifier = identifier
        self.names = names
        self.location = location
        self.tags = tags.nilIfEmpty
        self.timeLimit = timeLimit
        self.retries = retries > 0 ? retries : nil
        self.bugs = bugs.nilIfEmpty
        self.orderedGroup = orderedGroup
        self.uses = uses.nilIfEmpty
        self.isSerial = isSerial
    }

    /// The class that declares the example: `Module.Class`.
    package var className: String {
        let end = identifier.utf8.firstIndex(of: UInt8(ascii: "/")) ?? identifier.endIndex
        return String(identifier[..<end])
    }
    /// Where the class declares it, or uses it if it is a shared one.
    package var place: CodeLocation? { uses?.first?.location ?? location }
    /// The module of the class.
    package var moduleName: String { String(identifier.prefix { $0 != "." }) }
    /// The true names in one line, `outer › inner › example`; the identifier if there are no names.
    package var fullName: String { names.isEmpty ? identifier : names.joined(separator: Self.separator) }

    /// The true names in one line, with the number that the identifier has if other examples of the class have the same: two
    /// examples `adds` in one group, or `a › b` in a group beside `b` in a group `a` in it.
    package var uniqueName: String {
        fullName + number
    }

    /// The name of the example alone, with that number.
    package var uniqueLastName: String { (names.last ?? identifier) + number }

    /// The number of a namesake, such as ` (2)`; empty without one.
    package var number: String {
        guard !names.isEmpty, identifier.utf8.last == UInt8(ascii: ")") else { return "" }
        let name = identifier.unicodeScalars.drop { $0 != "/" }.dropFirst()
        // A safe name has as many scalars as the true one, but that an empty one has a stand-in.
        let length = fullName.unicodeScalars.count + names.count(where: \.isEmpty)
        let number = String(String.UnicodeScalarView(name.dropFirst(length)))
        return number.hasPrefix(" (") ? number : ""
    }

    /// The text between two levels of a name in one line.
    package static let separator = " › "
}

extension String {
    /// The name of a class without its module: `FooSpec` of `Module.FooSpec`.
    package var withoutModule: String { split(separator: ".").last.map(String.init) ?? self }
}

extension Array {
    package var nilIfEmpty: [Element]? { isEmpty ? nil : self }
}
