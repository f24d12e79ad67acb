/// A declaration of a group or an example. The listing keeps it; later evaluations must match it.
struct Declaration {
    enum Kind: UInt8, CustomStringConvertible {
        /// A whole class: the root of its tree.
        case spec
        case describe, context, it

        var isExample: Bool { self == .it }

        /// The name of the function that declares it.
        var description: String {
            switch self {
            case .spec: "spec"
            case .describe: "describe"
            case .context: "context"
            case .it: "it"
            }
        }
    }

    var kind: Kind
    var name: String
    var place: Place
    var traits: [SpecTrait] = []
    /// Whether it is the group declared by a use of shared examples.
    var isSharedUse = false
    /// The source location of the table, for a row that has its own location.
    var tablePlace: Place?
    /// The name of the table, for a row named only by its values.
    var table: String?

    /// The source location of the closure; for a row, that of the table's declaration.
    var closurePlace: Place { tablePlace ?? place }

    /// The declaration as messages show it, such as `it("adds")` or `FooSpec.spec()`.
    var text: String { kind == .spec ? "\(name).spec()" : "\(kind)(\(name.debugDescription))" }

    var isOrdered: Bool { own.isOrdered }
    var isFocused: Bool { own.isFocused }

    /// Its own traits, without those of the enclosing groups.
    private var own: Traits {
        var own = Traits()
        own.add(traits)
        return own
    }

    /// Whether this is the same declaration. Traits may differ; those in the listing apply.
    func isSame(as other: Declaration) -> Bool {
        isSame(other.kind, other.name, other.place)
    }

    func isSame(_ kind: Kind, _ name: String, _ place: Place) -> Bool {
        self.place == place && self.kind == kind && self.name == name
    }
}
