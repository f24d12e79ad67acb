import SpecEvents

/// The plan of one spec class: its tree and the examples in it.
@MainActor final class ClassPlan {
    let specClass: SpecClass
    let tree: Tree
    /// The mistakes in the class.
    let misuses: [Misuse]
    let suiteHooks: [Hook]
    let target: TestTarget
    unowned let bundle: BundlePlan
    /// All examples in the order of their declaration; if the class has mistakes, an example that reports them comes
    /// first.
    private(set) var examples: [Example] = []
    private var indicesByName: [ByteKey: Int] = [:]
    /// The examples to run, in the order of the run. All examples until a selection is set.
    var selectedExamples: [Example] = []
    /// The examples that the filter and the tags select. All examples until a selection is set.
    var wantedExamples: [Example] = []

    init(_ specClass: SpecClass, _ listing: Listing, of target: TestTarget, in bundle: BundlePlan) {
        self.specClass = specClass
        self.target = target
        self.bundle = bundle
        tree = listing.tree
        suiteHooks = listing.suiteHooks
        let isEmpty = tree.isEmpty && specClass.testMethods.isEmpty && !specClass.isBaseClass
        misuses = listing.misuses + (isEmpty ? [.noExamples(in: specClass.name, at: specClass.location)] : [])
        examples = makeExamples()
        (selectedExamples, wantedExamples) = (examples, examples)
        indicesByName = Dictionary(uniqueKeysWithValues: examples.enumerated().map { (ByteKey($1.name), $0) })
    }

    /// The example with this name in XCTest.
    func example(named name: String) -> Example? {
        indicesByName[ByteKey(name)].map { examples[$0] }
    }

    /// The example at the end of a path.
    func example(at path: NodePath) -> Example? {
        examples.first { $0.path == path }
    }

    /// Whether XCTest uses this name for the class.
    func answers(to name: String) -> Bool { name == specClass.qualifiedName || name == specClass.trueName }

    /// Whether any example that can run, or a group around one, is focused. A focus on what is pending, or outside of what
    /// the filter selects, would leave nothing to run.
    var hasFocus: Bool { focusedExample != nil }

    /// Where the focus stands that leaves out other examples; `nil` if there is none.
    var focus: CodeLocation? {
        let declarations = focusedExample?.path.map(tree.declarations(along:)) ?? []
        return declarations.first(where: \.isFocused)?.place.location
    }

    private var focusedExample: Example? {
        wantedExamples.first { $0.traits.isFocused && $0.traits.skipReason == nil }
    }

    /// The identity of a test method that is not among the examples, for selections.
    func identity(ofMethod name: String) -> ExampleIdentity {
        Example(kind: .testMethod, name: name, plan: self).identity
    }

    private func makeExamples() -> [Example] {
        let standIn = misuses.isEmpty ? [] : [Example(kind: .misuses(misuses), name: "is written right", plan: self)]
        let methods = specClass.testMethods.map { Example(kind: .testMethod, name: $0, plan: self) }
        let leaves = tree.examples
        // XCTest calls methods by name, so an example with the name of a method gets a number.
        let taken = (standIn + methods).map(\.name)
        let names = ExampleName.numbered(taken + leaves.map(\.name)).dropFirst(taken.count)
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
