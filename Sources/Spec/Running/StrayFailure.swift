import SpecEvents

/// A failure of which nobody knows which example's work it came from: the work carries no task-local values.
struct StrayFailure {
    var failure: RecordedFailure
    var isOnMainThread: Bool
}

extension StrayFailure {
    /// Where the code stands that recorded a stray failure.
    enum Origin {
        /// In the running example, or in one of its hooks.
        case own
        /// In another example.
        case other(String)
        /// In a file without examples, or above all of them.
        case unknown
    }

    /// Tells by the place of the failure: it belongs to what is declared last before it in its file.
    ///
    /// - Parameters:
    ///   - example: The example that is running.
    ///   - hooks: Where its hooks stand.
    @MainActor func origin(during example: Example, hooks: [Place]) -> Origin {
        guard let location = failure.location else { return .unknown }
        let plans = example.plan.bundle.plans
        let declared = plans.flatMap(\.examples).compactMap { other in other.location.map { (other.name, $0) } }
        let before = declared.filter { $1.file == location.file && $1.line <= location.line }
        let hookLines = hooks.map(\.location).filter { $0.file == location.file && $0.line <= location.line }.map(
            \.line
        )
        guard let line = (before.map(\.1.line) + hookLines).max() else { return .unknown }
        if example.location?.file == location.file, example.location?.line == line { return .own }
        return before.first { $1.line == line }.map { .other($0.0) } ?? .own
    }
}
