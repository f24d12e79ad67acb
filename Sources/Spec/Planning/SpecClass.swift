import SpecEvents

/// What Spec knows about a spec class before it reads the class.
struct SpecClass: Sendable {
    /// The name without the types around the class.
    let name: String
    /// `Module.Class`, as XCTest lists it.
    let qualifiedName: String
    /// `Module.Outer.Class`, as XCTest selects it.
    let trueName: String
    /// Where the class is declared, if the discovery plugin found it.
    var location: CodeLocation?
    /// Whether other classes inherit from it. Such a class need not have examples.
    var isBaseClass = false
    /// Whether its examples run inside XCTest's own `invokeTest`.
    var waitsForXCTest = false
    /// The names of its test methods, in addition to its examples.
    var testMethods: [String] = []

    init(_ name: String, named trueName: String) {
        self.name = name
        self.trueName = trueName
        qualifiedName = "\(trueName.prefix { $0 != "." }).\(name)"
    }
}
