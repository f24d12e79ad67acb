/// The information about an example that is known before it runs.
package struct ExampleIdentity: Equatable, Sendable {
    /// The XCTest name, `Module.Class/name`, which is unique in the bundle. See ``ExampleName``.
    package var identifier: String
    /// The names as written in the source, from the outermost group to the example.
    package var names: [String]
    package var location: CodeLocation?

    /// The tags of the example and of the enclosing groups, or `nil` if there are none.
    package var tags: [String]?
    /// The time limit of the example in seconds, or `nil` if there is none. It applies to each
    /// attempt, and separately to the hooks and clean-ups after the example.
    package var timeLimit: Double?
    /// The maximum number of retries, or `nil` for no retries.
    package var retries: Int?
    /// References to related bugs, such as URLs, or `nil` if there are none.
    package var bugs: [String]?
    /// The name of the enclosing ordered group, unique in the bundle, or `nil` if there is none.
    /// One process runs all examples of an ordered group, because they depend on each other.
    package var orderedGroup: String?
    /// The `itBehavesLike` calls that create the example, outermost first. `nil` if there are none.
    package var uses: [SharedUse]?

    /// The name of the table, if the example is a row named only by its values.
    package var table: String?

    /// A call to `itBehavesLike`.
    package struct SharedUse: Equatable, Sendable {
        /// The name of the group that the call creates, such as `behaves like a list`.
        package var name: String
        package var location: CodeLocation

        package init(name: String, location: CodeLocation) {
            self.name = name
            self.location = location
        }
    }
    /// Whether all other processes of the run must be idle while the example runs.
    package var isSerial: Bool
    /// Whether the example is focused. Set only in the list that a process sends to the runner.
    package var isFocused = false

    /// The name of the example that reports all mistakes in the spec of a class.
    package static let nameOfMistakes = "is written right"

    /// Creates an identity. Empty arrays and zero retries are stored as `nil`.
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

    /// The name of the class that declares the example, such as `Module.Class`.
    package var className: String {
        let end = identifier.utf8.firstIndex(of: UInt8(ascii: "/")) ?? identifier.endIndex
        return String(identifier[..<end])
    }
    /// The location in the class: the outermost `itBehavesLike` call, if any, or the declaration.
    package var place: CodeLocation? { uses?.first?.location ?? location }
    package var moduleName: String { String(identifier.prefix { $0 != "." }) }
    /// The names joined as in `outer › inner › example`, or the identifier if there are no names.
    package var fullName: String { names.isEmpty ? identifier : names.joined(separator: Self.separator) }

    /// The full name, followed by a number if an earlier example in the class has the same full
    /// name. Two examples named `adds` in one group share a full name, as do an example named
    /// `a › b` and an example named `b` in a group named `a`.
    package var uniqueName: String {
        fullName + number
    }

    /// The name of the example without its groups, followed by its ``number``.
    package var uniqueLastName: String { (names.last ?? identifier) + number }

    /// The suffix that distinguishes examples with the same name, such as ` (2)`. May be empty.
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
    /// The name of a class without its module, such as `FooSpec` for `Module.FooSpec`.
    package var withoutModule: String { split(separator: ".").last.map(String.init) ?? self }
}

extension Array {
    package var nilIfEmpty: [Element]? { isEmpty ? nil : self }
}
