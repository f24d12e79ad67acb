import SpecEvents

struct SpecClass: Sendable {
    /// The name of the class, without the names of enclosing types.
    let name: String
    let module: String
    /// The name in the form `Module.Class`, which begins the identifiers of the examples.
    let qualifiedName: String
    /// The name in the form `Module.Outer.Class`, by which XCTest selects the class. The name of a
    /// private class contains an address, which varies between runs.
    let trueName: String
    var location: CodeLocation?
    /// Whether the class may lack examples, because it is a base class or follows Quick's rules.
    var mayBeEmpty = false
    /// Whether the examples run inside XCTest's own `invokeTest`.
    var waitsForXCTest = false
    var testMethods: [String] = []

    init(_ name: String, of module: String, named trueName: String) {
        self.name = name
        self.module = module
        self.trueName = trueName
        qualifiedName = "\(module).\(name)"
    }

    /// The name in the form `Module.Class`, as XCTest lists it. XCTest takes the module to be all
    /// of the true name before the first period, which is wrong for a class in an extension.
    var listedName: String { "\(trueName.prefix { $0 != "." }).\(name)" }

    func precedes(_ other: SpecClass) -> Bool {
        let places = (location ?? Self.nowhere, other.location ?? Self.nowhere)
        return (module, places.0.file, places.0.line, name) < (other.module, places.1.file, places.1.line, other.name)
    }

    private static let nowhere = CodeLocation(file: "", line: 0)
}

/// A marker protocol for spec classes that follow Quick's rules. Such classes may have no examples,
/// and each group's `afterEach` hooks run outside its `beforeEach` and `aroundEach` hooks.
package protocol FollowsQuick {}
