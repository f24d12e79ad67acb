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
    /// Whether it is a group of shared examples, declared at their use.
    var isSharedUse = false
    /// For a row with its own place: that of its table.
    var tablePlace: Place?
    /// For a row named only by its values: the name of its table.
    var table: String?

    /// Where the closure is: for a row, where its table is declared.
    var closurePlace: Place { tablePlace ?? place }

    /// The declaration in a message: `it("adds")`, `FooSpec.spec()`.
    var text: String { kind == .spec ? "\(name).spec()" : "\(kind)(\(name.debugDescription))" }

    var isOrdered: Bool { own.isOrdered }
    var isFocused: Bool { own.isFocused }

    /// Its traits without those of the groups around it.
    private var own: Traits {
        var own = Traits()
        own.add(traits)
        return own
    }

    /// Whether this is the same declaration. Traits may differ; the listing's apply.
    func isSame(as other: Declaration) -> Bool {
        isSame(other.kind, other.name, other.place)
    }

    func isSame(_ kind: Kind, _ name: String, _ place: Place) -> Bool {
        self.place == place && self.kind == kind && self.name == name
    }
}
