import SpecEvents
import XCTest

/// The hooks around the whole suite. Each runs once, whatever kinds of examples there are.
@MainActor final class SuiteHooks {
    private var before: [Hook] = []
    private var after: [Hook] = []
    private let cleanups = CleanupList()
    private var hasBegun = false
    private var phase = RunPhase.Kind.beforeSuite

    /// What came of the hooks before the suite; they run when the first example asks.
    private(set) lazy var begun: (failures: [RecordedFailure], skipReason: String?) = begin()

    func add(_ hooks: [Hook]) {
        before += hooks.filter { $0.kind == .beforeSuite }
        after += hooks.filter { $0.kind == .afterSuite }
    }

    /// Whether there is anything to run after the suite.
    var hasWorkAfter: Bool { hasBegun && !(after.isEmpty && cleanups.isEmpty) }

    /// Runs the hooks after the suite, if it began; gives what failed in them.
    func failuresAfter() -> [RecordedFailure] {
        guard hasBegun else { return [] }
        phase = .afterSuite
        return after.reversed().flatMap { run($0).failures } + runCleanups()
    }

    private func begin() -> (failures: [RecordedFailure], skipReason: String?) {
        hasBegun = true
        let outcomes = before.map { run($0) }
        return (outcomes.flatMap(\.failures), outcomes.lazy.compactMap(\.skipReason).first)
    }

    /// Tells the runner which hook or clean-up begins, before it can hang.
    private func announce(_ what: String, at place: Place) {
        let subject = what == phase.rawValue ? nil : what
        RunPhase(phase, subject: subject, location: place.location).announce()
    }

    /// Runs what was registered, last first, also what these clean-ups register.
    private func runCleanups() -> [RecordedFailure] {
        var failures: [RecordedFailure] = []
        while let cleanup = cleanups.takeLast() {
            failures += run("deferCleanup", cleanup.body, at: cleanup.place).failures
        }
        return failures
    }

    private func run(_ hook: Hook) -> (failures: [RecordedFailure], skipReason: String?) {
        run(hook.kind.rawValue, hook.body, at: hook.place)
    }

    /// Runs a body. What fails is told with the kind of hook that it happened in.
    private func run(
        _ what: String,
        _ body: Body,
        at place: Place
    ) -> (failures: [RecordedFailure], skipReason: String?) {
        announce(what, at: place)
        let owner = GroupFailureOwner(of: what)
        var skipReason: String?
        cleanups.collect {
            CurrentFailureOwner.$value.withValue(owner) {
                do {
                    try body.run()
                } catch let skip as XCTSkip {
                    let reason = skip.message ?? "no reason given"
                    if phase == .afterSuite {
                        owner.record(Misuse.lateSkip(reason, at: place.location).failure)
                    } else {
                        skipReason = "\(what) skipped all examples: \(reason)"
                    }
                } catch is any ReportedError {
                    // The failure that it stands for has been recorded where it happened.
                } catch {
                    owner.record(RecordedFailure(message: "threw \(error)", location: place.location))
                }
            }
        }
        let failures = owner.close().map { RecordedFailure(message: "\(what): \($0.message)", location: $0.location) }
        return (failures, skipReason)
    }
}
