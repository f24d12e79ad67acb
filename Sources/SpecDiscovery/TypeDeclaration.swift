/// A type or a type alias in source, with the properties that decide whether XCTest can run it.
struct TypeDeclaration: Equatable {
    enum Kind: Equatable {
        case `class`, alias
        /// A structure, an enumeration, an actor or a protocol.
        case other
    }

    var kind = Kind.class
    /// The types around it and its own name: `["Outer", "InnerSpec"]`.
    var path: [String]
    /// The inherited types, or the types that an alias stands for, without generic arguments: for
    /// `Spec.SpecCase & Helping`, `[["Spec", "SpecCase"], ["Helping"]]`.
    var parents: [[String]] = []
    var isGeneric = false
    /// Whether it is declared in an extension for certain arguments of a generic type.
    var isInGenericExtension = false
    /// Whether it, or a type or an extension around it, is private.
    var isPrivate = false
    /// Whether it is declared in a function or a closure.
    var isLocal = false
    /// Whether it overrides `spec()`.
    var overridesSpec = false
    /// The `@available` attributes of it and of the types around it, outermost first.
    var availability: [String] = []
    /// The conditions of all `#if` around it, outermost first.
    var conditions: [String] = []
    var file = ""
    /// Counted from 1.
    var line = 0
    /// The module of the declaration; `nil` for the module that is being built.
    var module: String?

    var name: String { path.last ?? "" }
    var scope: [String] { path.dropLast() }
    var spelling: String { path.joined(separator: ".") }
}
