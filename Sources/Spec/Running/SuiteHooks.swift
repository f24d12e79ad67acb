import SpecEvents
import XCTest

/// The hooks around the whole suite. Each runs once, whatever kinds of examples there are.
@MainActor final class SuiteHooks {
    private var before: [Hook] = []
    private var after: [Hook] = []
    private let cleanups = CleanupList()
    private var hasBegun = false

    /// What came of the hooks before the suite; they run when the first example asks.
    private(set) lazy var begun: (failures: [RecordedFailure], skipReason: String?) = begin()

    func add(_ hooks: [Hook]) {
        before += hooks.filter { $0.kind == .beforeSuite }
        after += hooks.filter { $0.kind == .afterSuite }
    }

    /// Runs the hooks after the suite, if it began; gives what failed in them.
    func failuresAfter() -> [RecordedFailure] {
        guard hasBegun else { return [] }
        let hooks = after.reversed().map { ($0.kind.rawValue, $0.place, $0.body) }
        return run(hooks).failures + run(remainingCleanups()).failures
    }

    private func begin() -> (failures: [RecordedFailure], skipReason: String?) {
        hasBegun = true
        return run(before.map { ($0.kind.rawValue, $0.place, $0.body) })
    }

    private func remainingCleanups() -> [(String, Place, Body)] {
        var remaining: [(String, Place, Body)] = []
        while let cleanup = cleanups.takeLast() { remaining.append(("deferCleanup", cleanup.place, cleanup.body)) }
        return remaining
    }

    /// Runs all of them, whatever fails. What fails is told with the kind of hook that it happened in.
    private func run(_ hooks: [(what: String, place: Place, body: Body)]) -> (
        failures: [RecordedFailure], skipReason: String?
    ) {
        var failures: [RecordedFailure] = []
        var skipReason: String?
        for hook in hooks {
            let owner = GroupFailureOwner()
            cleanups.collect {
                CurrentFailureOwner.$value.withValue(owner) {
                    do {
                        try hook.body.run()
                    } catch let skip as XCTSkip {
                        skipReason = skipReason ?? skip.message ?? "no reason given"
                    } catch {
                        owner.record(RecordedFailure(message: "threw \(error)", location: hook.place.location))
                    }
                }
            }
            failures += owner.failures.map {
                RecordedFailure(message: "\(hook.what): \($0.message)", location: $0.location)
            }
        }
        return (failures, skipReason)
    }
}
