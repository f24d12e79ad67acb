import Foundation
import SpecEvents

/// What one spec class has to run: its tree, read once, and the examples in it.
@MainActor final class ClassPlan {
    let type: SpecCase.Type
    let className: String
    /// `Module.Class`, as XCTest lists it.
    let qualifiedName: String
    /// The same with the types around the class: as XCTest selects it.
    let trueName: String
    /// Where the class is declared, if the discovery plugin said so.
    let location: CodeLocation?
    /// Whether examples run inside XCTest's own `invokeTest`; see ``XCTestPace``.
    let waitsForXCTest: Bool
    let tree: Tree
    unowned let bundle: SpecBundle
    let target: TestTarget
    /// All examples in the order of their declaration, a stand-in for what is written wrong first.
    private(set) var examples: [Example] = []
    /// Those of them that the environment asks for, in the order that it asks for.
    private(set) var selectedExamples: [Example] = []
    private var examplesByName: [String: Int] = [:]
    private var orderedGroups: [[Int]: OrderedGroup] = [:]

    /// Whether the entries that XCTest runs for this class are the ones made here.
    var isExpandedByDiscovery = false
    /// The placeholder that runs the examples where XCTest's entries are its own.
    weak var expander: SpecCase?
    /// The ways of the examples that XCTest is going to run; `nil` if it was not asked.
    var scheduledWays: Set<[Int]>?

    /// Reads the class. One that others inherit from may be without examples.
    init(
        _ type: SpecCase.Type,
        discovered: Discovered?,
        testMethods: [String],
        of target: TestTarget,
        in bundle: SpecBundle,
        waitsForXCTest: Bool
    ) {
        self.type = type
        className = String(describing: type)
        trueName = String(reflecting: type)
        qualifiedName = "\(trueName.prefix { $0 != "." }).\(className)"
        location = discovered?.location
        self.waitsForXCTest = waitsForXCTest
        self.bundle = bundle
        self.target = target
        let place = Place(file: "", line: 0)
        let root = Declaration(kind: .spec, name: className, place: place)
        RunPhase(.reading, subject: qualifiedName, location: location).announce()
        tree = Self.tree(of: type, root: root, in: target.settings)
        var misuses = tree.misuses
        let ways = tree.ways
        if ways.isEmpty, testMethods.isEmpty, discovered?.isBaseClass != true {
            misuses.append(.noExamples(in: className, at: location))
        }
        examples = makeExamples(ways, misuses, testMethods)
        Selection.announce(className: qualifiedName, at: location)
        selectedExamples = ExampleOrder.current.ordered(Shard.selected(Selection.selected(examples)))
        examplesByName = Dictionary(uniqueKeysWithValues: examples.enumerated().map { ($1.name, $0) })
    }

    /// The example that XCTest knows by this name.
    func example(named name: String) -> Example? {
        examplesByName[name].map { examples[$0] }
    }

    /// Whether XCTest may call the class by this name.
    func answers(to name: String) -> Bool { name == qualifiedName || name == trueName }

    /// Whether XCTest may run a test of this name.
    func hasTest(named name: String) -> Bool { examplesByName[name] != nil }

    /// Notes that XCTest is going to run an example.
    func schedule(_ example: Example) {
        if example.orderedGroup != nil, let way = example.way { scheduledWays = (scheduledWays ?? []).union([way]) }
    }

    /// The example at the end of a way.
    func example(at way: [Int]) -> Example? {
        examples.first { $0.way == way }
    }

    /// The ordered group at the end of `way`, if one of its examples has run.
    func knownOrderedGroup(_ way: [Int]) -> OrderedGroup? { orderedGroups[way] }

    /// Whether any example, or a group around one, is focused.
    var hasFocus: Bool { examples.contains { $0.traits.isFocused } }

    /// Where `.focused` stands.
    var focusedPlaces: [CodeLocation] {
        var places: [CodeLocation] = []
        func visit(_ node: Tree.Node) {
            if node.declaration.isFocused { places.append(node.declaration.place.location) }
            node.children.forEach(visit)
        }
        visit(tree.root)
        return places
    }

    /// The ordered group at the end of `way`; evaluated when its first example runs.
    func orderedGroup(_ way: [Int], evaluatedBy evaluate: () throws -> [[Int]: RunPath]) rethrows -> OrderedGroup {
        if let group = orderedGroups[way] { return group }
        let scheduled = Set(selectedExamples.filter { $0.skipReason == nil }.compactMap(\.way))
            .intersection(scheduledWays ?? Set(selectedExamples.compactMap(\.way)))
        let group = OrderedGroup(paths: try evaluate(), scheduled: scheduled)
        orderedGroups[way] = group
        return group
    }

    private func makeExamples(_ ways: [[Int]], _ misuses: [Misuse], _ testMethods: [String]) -> [Example] {
        let declarations = ways.map(tree.declarations(along:))
        let names = declarations.map { ExampleName.joined($0.map(\.name)) }
        let standIn = misuses.isEmpty ? [] : [example(.misuses(misuses), named: "is written right")]
        let methods = testMethods.map { example(.testMethod, named: $0) }
        // A method's name is what XCTest calls it by, so an example of that name gets a number.
        let taken = (standIn + methods).map(\.name)
        let unique = ExampleName.numbered(taken + names).dropFirst(taken.count)
        return standIn
            + zip(zip(ways, declarations), unique).map { declared, name in
                let (way, declarations) = declared
                let ordered = declarations.firstIndex { $0.isOrdered && !$0.kind.isExample }
                return Example(
                    kind: .way(way),
                    name: name,
                    traits: Traits(along: declarations),
                    orderedGroup: ordered.map { Array(way[...$0]) },
                    plan: self
                )
            } + methods
    }

    /// How a test method is selected that is not among the examples.
    func identity(ofMethod name: String) -> ExampleIdentity {
        example(.testMethod, named: name).identity
    }

    private func example(_ kind: Example.Kind, named name: String) -> Example {
        Example(kind: kind, name: name, traits: .none, orderedGroup: nil, plan: self)
    }

    private static func tree(
        of type: SpecCase.Type,
        root: Declaration,
        in settings: Settings
    ) -> Tree {
        let reader = type.make(SpecCase.readerName)
        let owner = GroupFailureOwner(of: root.text)
        var tree = StandardOutput.keptClean {
            CurrentFailureOwner.$value.withValue(owner) {
                TreeListing.tree(under: root, in: settings) {
                    type.spec()
                    reader.spec()
                }
            }
        }
        tree.misuses += owner.close().map(Misuse.expectationInsideGroup)
        return tree
    }
}
