import SpecEvents

/// A failure in work without task-local values, which Spec cannot assign to an example.
struct StrayFailure {
    var failure: RecordedFailure
    var isOnMainThread: Bool
}

extension StrayFailure {
    /// The place of the code that recorded a stray failure.
    enum Origin {
        /// In the running example, or in one of its hooks.
        case own
        /// In another example.
        case other(String)
        /// In a file without examples, or above all of them.
        case unknown
    }

    /// Finds the origin by place: the last declaration above the failure in its file.
    @MainActor func origin(during example: Example, hooks: [Place]) -> Origin {
        guard let location = failure.location else { return .unknown }
        let plans = example.plan.bundle.plans
        let declared = plans.flatMap(\.examples).compactMap { other in other.closureLocation.map { (other.name, $0) } }
        let before = declared.filter { $1.file == location.file && $1.line <= location.line }
        let hookLines = hooks.map(\.location).filter { $0.file == location.file && $0.line <= location.line }.map(
            \.line
        )
        guard let line = (before.map(\.1.line) + hookLines).max() else { return .unknown }
        let own = example.closureLocation
        if own?.file == location.file, own?.line == line { return .own }
        return before.first { $1.line == line }.map { .other($0.0) } ?? .own
    }
}
