import SpecEvents

/// The facts about a spec class besides its declarations.
struct SpecClass: Sendable {
    /// The name without the types around the class.
    let name: String
    /// The module that declares it.
    let module: String
    /// `Module.Class`, the start of its identifiers.
    let qualifiedName: String
    /// `Module.Outer.Class`, for XCTest's selection. For a private class it has a varying address.
    let trueName: String
    /// The place of its first declaration.
    var location: CodeLocation?
    /// Whether it may have no examples: it is a base class or follows Quick's rules.
    var mayBeEmpty = false
    /// Whether its examples run inside XCTest's own `invokeTest`.
    var waitsForXCTest = false
    /// The names of its test methods, in addition to its examples.
    var testMethods: [String] = []

    init(_ name: String, of module: String, named trueName: String) {
        self.name = name
        self.module = module
        self.trueName = trueName
        qualifiedName = "\(module).\(name)"
    }

    /// `Module.Class`, as XCTest lists it. The module is whatever precedes the first period in the
    /// true name, which differs for a class in an extension.
    var listedName: String { "\(trueName.prefix { $0 != "." }).\(name)" }

    /// The order of the classes: by module, file, line, and name.
    func precedes(_ other: SpecClass) -> Bool {
        let places = (location ?? Self.nowhere, other.location ?? Self.nowhere)
        return (module, places.0.file, places.0.line, name) < (other.module, places.1.file, places.1.line, other.name)
    }

    private static let nowhere = CodeLocation(file: "", line: 0)
}
