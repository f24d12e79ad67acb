import SpecEvents

/// The hooks around the whole suite. Each runs once, whatever kinds of examples there are.
@MainActor final class SuiteHooks {
    private var before: [Hook] = []
    private var after: [Hook] = []
    private var beforeFailures: [RecordedFailure]?

    func add(_ hooks: [Hook]) {
        before += hooks.filter { $0.kind == .beforeSuite }
        after += hooks.filter { $0.kind == .afterSuite }
    }

    /// Runs the hooks before the suite when the first example asks; gives what failed in them to every example.
    func failuresBefore() -> [RecordedFailure] {
        if let beforeFailures { return beforeFailures }
        beforeFailures = []
        let failures = run(before)
        beforeFailures = failures
        return failures
    }

    /// Runs the hooks after the suite, if it began; gives what failed in them.
    func failuresAfter() -> [RecordedFailure] {
        beforeFailures == nil ? [] : run(after.reversed())
    }

    private func run(_ hooks: [Hook]) -> [RecordedFailure] {
        let owner = GroupFailureOwner()
        CurrentFailureOwner.$value.withValue(owner) {
            for hook in hooks {
                do {
                    try hook.body.run()
                } catch {
                    owner.record(
                        RecordedFailure(message: "threw \(error)", location: hook.place.location)
                    )
                }
            }
        }
        return owner.failures.map {
            RecordedFailure(message: "\(hooks[0].kind.rawValue): \($0.message)", location: $0.location)
        }
    }
}
