/// A class as it is written, with what decides whether XCTest could run it.
struct ClassDeclaration: Equatable {
    /// The types around the class and its own name: `["Outer", "InnerSpec"]`.
    var path: [String]
    /// The first entry of the inheritance clause, without generic arguments: `["Spec", "SpecCase"]`.
    var superclass: [String] = []
    var isGeneric = false
    /// Whether the class, or a type around it, is private.
    var isPrivate = false
    /// Whether it stands in a function or a closure.
    var isLocal = false
    /// Whether it overrides `spec()`.
    var overridesSpec = false
    /// The conditions of all `#if` around it, outermost first.
    var conditions: [String] = []
    var file = ""
    /// Counted from 1.
    var line = 0

    var name: String { path.last ?? "" }
}

/// `typealias name = target`.
struct AliasDeclaration: Equatable {
    var path: [String]
    var target: [String]
}

/// What is declared in some files, as far as it matters.
struct Declarations: Equatable {
    var classes: [ClassDeclaration] = []
    var aliases: [AliasDeclaration] = []
    /// Paths of generic types of any kind; a class in one of them cannot be named without arguments.
    var genericTypes: Set<[String]> = []

    static func += (left: inout Declarations, right: Declarations) {
        left.classes += right.classes
        left.aliases += right.aliases
        left.genericTypes.formUnion(right.genericTypes)
    }
}
