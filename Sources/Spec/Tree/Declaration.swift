/// A declaration of a group or an example. Every later evaluation of the spec must repeat it.
struct Declaration {
    /// Each kind is named after the function that makes the declaration.
    enum Kind: String {
        /// A spec class, which is the root of its tree.
        case spec
        case describe, context, it

        var isExample: Bool { self == .it }
    }

    var kind: Kind
    var name: String
    var place: Place
    var traits: [SpecTrait] = []
    /// Whether this is the group that `itBehavesLike` declares.
    var isSharedUse = false
    /// The source location of the table; `nil` unless this is a row with its own location.
    var tablePlace: Place?
    /// The name of the table; `nil` unless this is a row that is named only by its values.
    var table: String?

    var closurePlace: Place { tablePlace ?? place }

    var text: String { kind == .spec ? "\(name).spec()" : "\(kind.rawValue)(\(name.debugDescription))" }

    var isOrdered: Bool { own.isOrdered }
    var isFocused: Bool { own.isFocused }

    /// Without the traits of the enclosing groups.
    private var own: Traits { SharedTraits.none.adding(traits).values }

    func isSame(as other: Declaration) -> Bool {
        isSame(other.kind, other.name, other.place)
    }

    func isSame(_ kind: Kind, _ name: String, _ place: Place) -> Bool {
        self.place == place && self.kind == kind && self.name == name
    }
}
