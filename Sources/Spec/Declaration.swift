import SpecEvents

/// A group or an example as it is written: what listing keeps, and what a later evaluation must meet again.
struct Declaration: Equatable {
    enum Kind: String {
        /// The whole of a class: the root of its tree.
        case spec
        case describe, context, it

        var isExample: Bool { self == .it }
    }

    var kind: Kind
    var name: String
    var place: Place

    /// How the declaration reads in a message: `it("adds")`, `FooSpec.spec()`.
    var text: String { kind == .spec ? "\(name).spec()" : "\(kind)(\(name.debugDescription))" }
}

/// Where a declaration stands, in the compiler's own constants: kept for every example, and turned into text only when
/// somebody wants to read it.
struct Place: Equatable {
    var file: StaticString
    var line: UInt

    var location: CodeLocation { CodeLocation(file: file, line: line) }

    static func == (left: Place, right: Place) -> Bool {
        left.line == right.line && "\(left.file)" == "\(right.file)"
    }
}
