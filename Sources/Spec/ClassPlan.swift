import Foundation
import SpecEvents

/// What one spec class has to run: its tree, read once, and the examples in it.
@MainActor final class ClassPlan {
    let className: String
    /// `Module.Class`, as XCTest names it on the command line.
    let qualifiedName: String
    /// Where the class is declared, if the discovery plugin said so.
    let location: CodeLocation?
    let tree: Tree
    /// All examples in the order of their declaration, a stand-in for what is written wrong first.
    private(set) var examples: [Example] = []
    /// Those of them that the environment asks for.
    private(set) var selectedExamples: [Example] = []
    private var examplesByName: [String: Int] = [:]

    /// Whether the entries that XCTest runs for this class are the ones made here.
    var isExpandedByDiscovery = false
    /// The placeholder that runs the examples where XCTest's entries are its own.
    weak var expander: SpecCase?

    /// Reads the class. One that others inherit from may be without examples.
    init(_ type: SpecCase.Type, discovered: SpecCase.Discovered?) {
        className = String(describing: type)
        qualifiedName = "\(String(reflecting: type).prefix { $0 != "." }).\(className)"
        location = discovered?.location
        let place = Place(file: "", line: 0)
        tree = Self.tree(of: type, root: Declaration(kind: .spec, name: className, place: place))
        var misuses = tree.misuses
        if tree.paths.isEmpty, discovered?.isBaseClass != true {
            misuses.append(.noExamples(in: className, at: location))
        }
        examples = makeExamples(misuses)
        selectedExamples = Selection.selected(examples)
        examplesByName = Dictionary(uniqueKeysWithValues: examples.enumerated().map { ($1.name, $0) })
    }

    /// The example that XCTest knows by this name.
    func example(named name: String) -> Example? {
        examplesByName[name].map { examples[$0] }
    }

    private func makeExamples(_ misuses: [Misuse]) -> [Example] {
        let ways = tree.paths
        let names = ways.map { way in ExampleName.joined(tree.declarations(along: way).map(\.name)) }
        let standIn = misuses.isEmpty ? [] : [Example(kind: .misuses(misuses), name: "is written right", plan: self)]
        return standIn
            + zip(ways, ExampleName.numbered(standIn.map(\.name) + names).dropFirst(standIn.count))
            .map { Example(kind: .path($0), name: $1, plan: self) }
    }

    private static func tree(of type: SpecCase.Type, root: Declaration) -> Tree {
        let reader = type.make(SpecCase.readerName)
        let owner = GroupFailureOwner()
        var tree = StandardOutput.keptClean {
            CurrentFailureOwner.$value.withValue(owner) {
                TreeListing.tree(under: root) {
                    type.spec()
                    reader.spec()
                }
            }
        }
        tree.misuses += owner.failures.map(Misuse.expectationInsideGroup)
        return tree
    }
}
