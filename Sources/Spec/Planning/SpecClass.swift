import SpecEvents

struct SpecClass: Sendable {
    /// The name of the class, without the names of enclosing types.
    let name: String
    let module: String
    /// The name in the form `Module.Class`. The identifiers of the class's examples begin with it.
    let qualifiedName: String
    /// The name by which XCTest selects the class, in the form `Module.Outer.Class`. For a private
    /// class, the name contains an address that varies between runs.
    let trueName: String
    var location: CodeLocation?
    /// Whether the class may have no examples, because it is a base class or follows Quick's rules.
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

    /// The name by which XCTest lists the class, in the form `Module.Class`. For the module, XCTest
    /// uses the true name up to the first period, which is wrong for classes in extensions.
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
