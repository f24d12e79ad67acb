import SpecEvents

@MainActor final class Example {
    enum Kind {
        case declared(at: NodePath)
        /// An example that reports mistakes, in place of the examples that Spec could not read.
        case misuses([Misuse])
        /// A test method, which runs with XCTest's fixtures but without hooks.
        case testMethod
    }

    let kind: Kind
    /// The name that XCTest uses, which is unique in the class.
    let name: String
    private let sharedTraits: SharedTraits
    /// The path to the outermost ordered group around the example, if any.
    let orderedGroup: NodePath?
    unowned let plan: ClassPlan

    init(kind: Kind, name: String, traits: SharedTraits = .none, orderedGroup: NodePath? = nil, plan: ClassPlan) {
        self.kind = kind
        self.name = name
        sharedTraits = traits
        self.orderedGroup = orderedGroup
        self.plan = plan
    }

    nonisolated var traits: Traits { sharedTraits.values }

    var waitsForXCTest: Bool { plan.specClass.waitsForXCTest || isTestMethod }

    var isTestMethod: Bool {
        if case .testMethod = kind { true } else { false }
    }

    var isStandIn: Bool {
        if case .misuses = kind { true } else { false }
    }

    var path: NodePath? {
        if case .declared(let path) = kind { path } else { nil }
    }

    /// The names of the enclosing groups and of the example, as written, outermost first.
    var names: [String] {
        switch kind {
        case .declared: nodes.map { $0.declaration.name }
        case .misuses: [plan.specClass.name, name]
        case .testMethod: [name]
        }
    }

    private var nodes: [Tree.Node] { path.map(plan.tree.nodes) ?? [] }

    private var declaration: Declaration? { nodes.last?.declaration }

    var location: CodeLocation? {
        switch kind {
        case .declared: declaration?.place.location
        case .misuses(let misuses): misuses.first?.location ?? plan.specClass.location
        case .testMethod: plan.specClass.location
        }
    }

    /// The location of the example's closure. For a table row, this is the location of the table.
    var closureLocation: CodeLocation? { declaration?.closurePlace.location ?? location }

    var groupPlaces: [CodeLocation] {
        let places = nodes.flatMap { [$0.declaration.tablePlace, $0.declaration.place].compactMap(\.self) }
        return places.dropLast().map(\.location)
    }

    private var uses: [ExampleIdentity.SharedUse] {
        nodes.filter { $0.declaration.isSharedUse }.map {
            ExampleIdentity.SharedUse(name: $0.declaration.name, location: $0.declaration.place.location)
        }
    }

    var identity: ExampleIdentity {
        var identity = ExampleIdentity(
            identifier: identifier,
            names: names,
            location: location,
            tags: traits.tags,
            timeLimit: limitForRunner,
            retries: retries,
            bugs: traits.bugs,
            orderedGroup: orderedGroupName,
            uses: uses,
            isSerial: traits.isSerial
        )
        identity.table = declaration?.table
        return identity
    }

    var identifier: String { plan.specClass.qualifiedName + "/" + name }

    var orderedGroupName: String? { orderedGroup.map(plan.name) }

    var timeLimit: Duration? {
        (traits.timeLimit ?? plan.settings.timeLimit).flatMap { $0 > .zero ? $0 : nil }
    }

    /// The limit in seconds, including a repeater's extra time. `nil` means the runner's default.
    private var limitForRunner: Double? {
        let own = timeLimit.map { $0 / .seconds(1) }
        guard let time = traits.repeater?.time else { return own }
        return (own ?? ProcessRequest.current.exampleLimit).map { $0 + time / .seconds(1) }
    }

    var retries: Int { min(max(traits.retries ?? plan.settings.retries, 0), Self.maxRetries) }
    private static let maxRetries = 1_000

    var isFocused: Bool { plan.bundle.isFocused && traits.isFocused && skipReason == nil }

    var skipReason: String? {
        if isStandIn { return nil }
        if let reason = traits.skipReason { return reason }
        guard !traits.isFocused, let reason = plan.bundle.reasonWithoutFocus else { return nil }
        return orderedGroup != nil && plan.isNeededByFocus(self) ? nil : reason
    }
}
