/// The declaration of a group or an example. Every later evaluation of the spec must repeat it.
struct Declaration {
    /// Each kind is named after the function that makes the declaration.
    enum Kind: String {
        case spec
        case describe, context, it

        var isExample: Bool { self == .it }
    }

    var kind: Kind
    var name: String
    var place: Place
    var traits: [SpecTrait] = []
    /// Whether a call to `itBehavesLike` declares this group.
    var isSharedUse = false
    /// For a row with its own location, the source location of its table; otherwise, `nil`.
    var tablePlace: Place?
    /// For a row that is named only after its values, the name of its table; otherwise, `nil`.
    var table: String?

    var closurePlace: Place { tablePlace ?? place }

    var text: String { kind == .spec ? "\(name).spec()" : "\(kind.rawValue)(\(name.debugDescription))" }

    var isOrdered: Bool { own.isOrdered }
    var isFocused: Bool { own.isFocused }

    private var own: Traits { SharedTraits.none.adding(traits).values }

    func isSame(as other: Declaration) -> Bool {
        isSame(other.kind, other.name, other.place)
    }

    func isSame(_ kind: Kind, _ name: String, _ place: Place) -> Bool {
        self.place == place && self.kind == kind && self.name == name
    }
}
