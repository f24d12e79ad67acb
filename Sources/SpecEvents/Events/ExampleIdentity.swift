/// What is known about an example before it runs.
package struct ExampleIdentity: Equatable, Sendable {
    /// `Module.Class/name`, the XCTest name: unique in a bundle, and without XCTest's separators.
    package var identifier: String
    /// The names as written, from the outermost group to the example.
    package var names: [String]
    /// Where the example is declared.
    package var location: CodeLocation?

    /// The tags of the example and of the enclosing groups; `nil` if it has none.
    package var tags: [String]?
    /// The time limit of the example in seconds; `nil` if it has none. It applies to each attempt,
    /// and again to the hooks and clean-ups after the example.
    package var timeLimit: Double?
    /// The maximum number of retries; `nil` for none.
    package var retries: Int?
    /// References to its issues, such as URLs; `nil` if there are none.
    package var bugs: [String]?
    /// The name of its ordered group, unique in the bundle; `nil` if there is none. The examples of
    /// an ordered group depend on each other, so one process runs them all.
    package var orderedGroup: String?
    /// The uses of shared examples that lead to it, outermost first; `nil` if it is not shared.
    package var uses: [SharedUse]?

    /// The name of the table, if the example is a row named only by its values.
    package var table: String?

    /// A call to `itBehavesLike`.
    package struct SharedUse: Equatable, Sendable {
        /// The name of its group: `behaves like a list`.
        package var name: String
        /// The source location of the call.
        package var location: CodeLocation

        package init(name: String, location: CodeLocation) {
            self.name = name
            self.location = location
        }
    }
    /// Whether no other process of the run may run an example at the same time.
    package var isSerial: Bool
    /// Whether it is focused. Set only in the list that a process sends to the runner.
    package var isFocused = false

    /// The name of the example that reports the mistakes in a class's spec, wherever they are.
    package static let nameOfMistakes = "is written right"

    /// Creates an identity from its parts.
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
    /// Where the class declares it, or uses it if it is shared.
    package var place: CodeLocation? { uses?.first?.location ?? location }
    /// The module of the class.
    package var moduleName: String { String(identifier.prefix { $0 != "." }) }
    /// The names as written on one line, `outer › inner › example`; the identifier if none.
    package var fullName: String { names.isEmpty ? identifier : names.joined(separator: Self.separator) }

    /// The names as written on one line, with the identifier's number if the class has other
    /// examples of that name: two `adds` in one group, or `a › b` next to `b` in a group `a`.
    package var uniqueName: String {
        fullName + number
    }

    /// The name of the example alone, with the same number.
    package var uniqueLastName: String { (names.last ?? identifier) + number }

    /// The number among examples of the same name, such as ` (2)`; empty if there are no others.
    package var number: String {
        guard !names.isEmpty, identifier.utf8.last == UInt8(ascii: ")") else { return "" }
        let name = identifier.unicodeScalars.drop { $0 != "/" }.dropFirst()
        // A safe name has as many scalars as the original, but an empty one has a placeholder.
        let length = fullName.unicodeScalars.count + names.count(where: \.isEmpty)
        let number = String(String.UnicodeScalarView(name.dropFirst(length)))
        return number.hasPrefix(" (") ? number : ""
    }

    /// The separator between the levels of a name on one line.
    package static let separator = " › "
}

extension String {
    /// The name of a class without its module, such as `FooSpec` for `Module.FooSpec`.
    package var withoutModule: String { split(separator: ".").last.map(String.init) ?? self }
}

extension Array {
    package var nilIfEmpty: [Element]? { isEmpty ? nil : self }
}
