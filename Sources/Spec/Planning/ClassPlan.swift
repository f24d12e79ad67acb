import SpecEvents

@MainActor final class ClassPlan {
    let specClass: SpecClass
    let tree: Tree
    let misuses: [Misuse]
    let suiteHooks: [Hook]
    let settings: Settings
    /// The number of classes with the same name that were read before this one.
    private let namesakeCount: Int
    unowned let bundle: BundlePlan
    /// The example that reports mistakes, if any, then the declared examples and the test methods.
    private(set) var examples: [Example] = []
    private var examplesByName: [String: Example] = [:]
    /// The examples that this process runs, in run order. Initially, all examples.
    var selectedExamples: [Example] = []
    /// The examples that match the filter and the tags. Initially, all examples.
    var wantedExamples: [Example] = []

    init(_ specClass: SpecClass, _ listing: Listing, with settings: Settings, in bundle: BundlePlan) {
        self.specClass = specClass
        self.settings = settings
        self.bundle = bundle
        namesakeCount = bundle.namesakes(of: specClass).count
        tree = listing.tree
        suiteHooks = listing.suiteHooks
        let isEmpty = tree.isEmpty && specClass.testMethods.isEmpty && !specClass.mayBeEmpty
        // A mistake in `spec()`, such as unknown shared examples, may explain the lack of examples.
        let isMisuse = isEmpty && listing.misuses.isEmpty
        misuses = listing.misuses + (isMisuse ? [.noExamples(in: specClass.name, at: specClass.location)] : [])
        examples = makeExamples()
        (selectedExamples, wantedExamples) = (examples, examples)
        examplesByName = Dictionary(uniqueKeysWithValues: examples.map { ($0.name, $0) })
    }

    func example(named name: String) -> Example? { examplesByName[name] }

    var names: Set<String> { [specClass.qualifiedName, specClass.trueName, specClass.listedName] }

    /// Returns a name, unique in the bundle, for the ordered group at the given path.
    func name(ofOrderedGroup path: NodePath) -> String {
        "\(specClass.qualifiedName)\(namesakeCount > 0 ? "#\(namesakeCount + 1)" : "")\(path)"
    }

    /// The location of the declaration that focuses the first focused example, if any. Pending and
    /// unselected examples are ignored, because a focus on them would leave nothing to run.
    var focus: CodeLocation? {
        let example = wantedExamples.first { $0.traits.isFocused && $0.traits.skipReason == nil }
        let nodes = example?.path.map(tree.nodes) ?? []
        return nodes.first { $0.declaration.isFocused }?.declaration.place.location
    }

    /// Returns whether a focused example follows the given one in the same ordered group.
    func isNeededByFocus(_ example: Example) -> Bool { neededByFocus.contains(ObjectIdentifier(example)) }

    private lazy var neededByFocus = Set(
        OrderedGroups.complete(examples, group: \.orderedGroupName) {
            $0.traits.isFocused && $0.traits.skipReason == nil
        }
        .map(ObjectIdentifier.init)
    )

    private func makeExamples() -> [Example] {
        let leaves = tree.examples
        let fixed = (misuses.isEmpty ? [] : [ExampleIdentity.nameOfMistakes]) + specClass.testMethods
        // Example names must be unique even among classes with the same name.
        let taken = bundle.namesakes(of: specClass).flatMap(\.examples).map(\.name)
        var names = ExampleName.numbered(taken + fixed + leaves.map(\.name)).dropFirst(taken.count)
        let standIn = misuses.isEmpty ? [] : [Example(kind: .misuses(misuses), name: names.removeFirst(), plan: self)]
        let methods = specClass.testMethods.map { _ in
            Example(kind: .testMethod, name: names.removeFirst(), plan: self)
        }
        let declared = zip(leaves, names).map { leaf, name in
            Example(
                kind: .declared(at: leaf.path),
                name: name,
                traits: leaf.traits,
                orderedGroup: leaf.orderedGroup,
                plan: self
            )
        }
        return standIn + declared + methods
    }
}
