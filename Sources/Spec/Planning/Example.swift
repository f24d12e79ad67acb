import SpecEvents

/// One example of a spec class: what XCTest runs as a case of its own.
@MainActor final class Example {
    /// What running the example means.
    enum Kind {
        /// Run the path that these child indices lead along.
        case way([Int])
        /// Report what is written wrong in the class. Stands in for examples that could not be read.
        case misuses([Misuse])
        /// Run the test method of this example's name, with XCTest's fixtures and none of the hooks.
        case testMethod
    }

    let kind: Kind
    /// The name by which XCTest knows it, unique in its class.
    let name: String
    let traits: Traits
    /// The way to the outermost ordered group around it, if there is one.
    let orderedGroup: [Int]?
    unowned let plan: ClassPlan

    init(kind: Kind, name: String, traits: Traits, orderedGroup: [Int]?, plan: ClassPlan) {
        self.kind = kind
        self.name = name
        self.traits = traits
        self.orderedGroup = orderedGroup
        self.plan = plan
    }

    /// Whether XCTest's own `invokeTest` runs around it.
    var waitsForXCTest: Bool { plan.waitsForXCTest || isTestMethod }

    var isTestMethod: Bool {
        if case .testMethod = kind { true } else { false }
    }

    /// Whether it stands in for examples that could not be read.
    var isStandIn: Bool {
        if case .misuses = kind { true } else { false }
    }

    var way: [Int]? {
        if case .way(let way) = kind { way } else { nil }
    }

    /// The true names, outermost first.
    var names: [String] {
        switch kind {
        case .way(let way): plan.tree.declarations(along: way).map(\.name)
        case .misuses: [plan.className, name]
        case .testMethod: [name]
        }
    }

    var location: CodeLocation? {
        switch kind {
        case .way(let way): plan.tree.declarations(along: way).last?.place.location
        case .misuses(let misuses): misuses.first?.location ?? plan.location
        case .testMethod: plan.location
        }
    }

    /// Where its class, if that is known, and the groups around it stand, outermost first.
    var groupPlaces: [CodeLocation] {
        let groups = way.map { plan.tree.declarations(along: $0).dropLast().map(\.place.location) } ?? []
        return (plan.location.map { [$0] } ?? []) + groups
    }

    var identity: ExampleIdentity {
        ExampleIdentity(
            identifier: "\(plan.qualifiedName)/\(name)",
            names: names,
            location: location,
            tags: traits.tags,
            timeLimit: timeLimit.map { $0 / .seconds(1) },
            retries: retries,
            bugs: traits.bugs,
            orderedGroup: orderedGroup.map { "\(plan.qualifiedName)\($0)" }
        )
    }

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
