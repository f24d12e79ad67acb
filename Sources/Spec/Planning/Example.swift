import SpecEvents

/// One example of a spec class: what XCTest runs as a case of its own.
@MainActor final class Example {
    /// What running the example means.
    enum Kind {
        /// Run what is declared at the end of a path.
        case declared(at: NodePath)
        /// Report what is written wrong in the class. Stands in for examples that could not be read.
        case misuses([Misuse])
        /// Run the test method of this example's name, with XCTest's fixtures and none of the hooks.
        case testMethod
    }

    let kind: Kind
    /// The name by which XCTest knows it, unique in its class.
    let name: String
    let traits: Traits
    /// The path to the outermost ordered group around it, if there is one.
    let orderedGroup: NodePath?
    unowned let plan: ClassPlan

    init(kind: Kind, name: String, traits: Traits = .none, orderedGroup: NodePath? = nil, plan: ClassPlan) {
        self.kind = kind
        self.name = name
        self.traits = traits
        self.orderedGroup = orderedGroup
        self.plan = plan
    }

    /// Whether XCTest's own `invokeTest` runs around it.
    var waitsForXCTest: Bool { plan.specClass.waitsForXCTest || isTestMethod }

    var isTestMethod: Bool {
        if case .testMethod = kind { true } else { false }
    }

    /// Whether it stands in for examples that could not be read.
    var isStandIn: Bool {
        if case .misuses = kind { true } else { false }
    }

    var path: NodePath? {
        if case .declared(let path) = kind { path } else { nil }
    }

    /// The true names, outermost first.
    var names: [String] {
        switch kind {
        case .declared(let path): plan.tree.declarations(along: path).map(\.name)
        case .misuses: [plan.specClass.name, name]
        case .testMethod: [name]
        }
    }

    var location: CodeLocation? {
        switch kind {
        case .declared(let path): plan.tree.declarations(along: path).last?.place.location
        case .misuses(let misuses): misuses.first?.location ?? plan.specClass.location
        case .testMethod: plan.specClass.location
        }
    }

    /// Where its class, if that is known, and the groups around it stand, outermost first.
    var groupPlaces: [CodeLocation] {
        let groups = path.map { plan.tree.declarations(along: $0).dropLast().map(\.place.location) } ?? []
        return (plan.specClass.location.map { [$0] } ?? []) + groups
    }

    var identity: ExampleIdentity {
        ExampleIdentity(
            identifier: "\(plan.specClass.qualifiedName)/\(name)",
            names: names,
            location: location,
            tags: traits.tags,
            timeLimit: timeLimit.map { $0 / .seconds(1) },
            retries: retries,
            bugs: traits.bugs,
            orderedGroup: orderedGroupName
        )
    }

    /// A name for its ordered group that is unique in the bundle.
    var orderedGroupName: String? { orderedGroup.map { "\(plan.specClass.qualifiedName)\($0)" } }

    /// How long it may take: its own limit, or that of the configuration; `nil` if as long as it likes.
    var timeLimit: Duration? {
        (traits.timeLimit ?? plan.target.settings.timeLimit).flatMap { $0 > .zero ? $0 : nil }
    }

    /// How often it may be run again: its own number, or that of the configuration.
    var retries: Int { min(max(traits.retries ?? plan.target.settings.retries, 0), Self.mostRetries) }
    private static let mostRetries = 1_000

    /// Why it does not run; `nil` if it does.
    var skipReason: String? {
        if isStandIn { return nil }
        if let reason = traits.skipReason { return reason }
        return plan.bundle.isFocused && !traits.isFocused ? "not focused, while others are" : nil
    }
}
