import SpecEvents

/// One example of a spec class: what XCTest runs as a case of its own.
@MainActor struct Example {
    /// What running the example means.
    enum Kind {
        /// Run the path that these child indices lead along.
        case path([Int])
        /// Report what is written wrong in the class. Stands in for examples that could not be read.
        case misuses([Misuse])
    }

    let kind: Kind
    /// The name by which XCTest knows it, unique in its class.
    let name: String
    unowned let plan: ClassPlan

    /// The true names, outermost first.
    var names: [String] {
        switch kind {
        case .path(let way): plan.tree.declarations(along: way).map(\.name)
        case .misuses: [plan.className, name]
        }
    }

    var location: CodeLocation? {
        switch kind {
        case .path(let way): plan.tree.declarations(along: way).last?.place.location
        case .misuses(let misuses): misuses.first?.location ?? plan.location
        }
    }

    var identity: ExampleIdentity {
        ExampleIdentity(identifier: "\(plan.qualifiedName)/\(name)", names: names, location: location)
    }
}
