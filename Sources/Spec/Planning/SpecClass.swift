import SpecEvents

/// What is known of a spec class before it is read.
struct SpecClass: Sendable {
    /// Without the types around it.
    let name: String
    /// `Module.Class`, as XCTest lists it.
    let qualifiedName: String
    /// `Module.Outer.Class`, as XCTest selects it.
    let trueName: String
    /// Where the class is declared, if the discovery plugin said so.
    var location: CodeLocation?
    /// Whether other classes inherit from it. Such a class may be without examples.
    var isBaseClass = false
    /// Whether its examples run inside XCTest's own `invokeTest`.
    var waitsForXCTest = false
    /// The names of the test methods that it has beside its examples.
    var testMethods: [String] = []

    init(_ name: String, named trueName: String) {
        self.name = name
        self.trueName = trueName
        qualifiedName = "\(trueName.prefix { $0 != "." }).\(name)"
    }
}
