package struct ExampleIdentity: Equatable, Sendable {
    /// The unique name of the example in XCTest, `Module.Class/name`. See ``ExampleName``.
    package var identifier: String
    /// The names as written in the source, from the outermost group to the example.
    package var names: [String]
    package var location: CodeLocation?

    /// Includes the tags of the enclosing groups.
    package var tags: [String]?
    /// In seconds. Applies to each attempt, and separately to hooks and cleanups after the example.
    package var timeLimit: Double?
    package var retries: Int?
    package var bugs: [String]?
    /// The name of the enclosing ordered group, unique in the bundle, or `nil` if there is none. A
    /// single process runs all examples in an ordered group, because they depend on each other.
    package var orderedGroup: String?
    /// The `itBehavesLike` calls that create the example, outermost first.
    package var uses: [SharedUse]?

    /// The table's name, if the example is a row that is named only by its values.
    package var table: String?

    package struct SharedUse: Equatable, Sendable {
        /// The name of the group that the call creates, such as `behaves like a list`.
        package var name: String
        package var location: CodeLocation

        package init(name: String, location: CodeLocation) {
            self.name = name
            self.location = location
        }
    }
    /// Whether the run's other processes must all be idle while the example runs.
    package var isSerial: Bool
    /// Set only in the list of examples that a process sends to the runner.
    package var isFocused = false

    /// The name of the example that reports all mistakes in a class's spec.
    package static let nameOfMistakes = "is written right"

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

    /// The class's qualified name, such as `Module.Class`.
    package var className: String {
        let end = identifier.utf8.firstIndex(of: UInt8(ascii: "/")) ?? identifier.endIndex
        return String(identifier[..<end])
    }
    /// The example's location in its own class. A shared example may be declared elsewhere.
    package var place: CodeLocation? { uses?.first?.location ?? location }
    package var moduleName: String { String(identifier.prefix { $0 != "." }) }
    package var fullName: String { names.isEmpty ? identifier : names.joined(separator: Self.separator) }

    /// The full name, with a number if an earlier example has the same full name. For example, `b`
    /// in a group named `a` has the same full name as an example named `a › b`.
    package var uniqueName: String {
        fullName + number
    }

    package var uniqueLastName: String { (names.last ?? identifier) + number }

    /// A suffix such as ` (2)` that distinguishes examples with the same name, or an empty string.
    package var number: String {
        guard !names.isEmpty, identifier.utf8.last == UInt8(ascii: ")") else { return "" }
        let name = identifier.unicodeScalars.drop { $0 != "/" }.dropFirst()
        let length = names.map(ExampleName.safe).joined(separator: Self.separator).unicodeScalars.count
        let number = String(String.UnicodeScalarView(name.dropFirst(length)))
        return number.hasPrefix(" (") ? number : ""
    }

    package static let separator = " › "
}

extension String {
    package var withoutModule: String { split(separator: ".").last.map(String.init) ?? self }
}

extension Array {
    package var nilIfEmpty: [Element]? { isEmpty ? nil : self }
}
