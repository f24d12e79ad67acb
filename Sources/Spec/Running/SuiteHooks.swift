import SpecEvents

@MainActor final class SuiteHooks {
    struct Outcome {
        var failures: [RecordedFailure] = []
        var skipReason: String?
    }

    private let before: [Hook]
    private let after: [Hook]
    private let cleanups = CleanupList()
    private var beginning: Outcome?
    private var phase = RunPhase.Kind.beforeSuite
    private let namesThrowSites: Bool

    init(_ hooks: [Hook], namesThrowSites: Bool) {
        self.namesThrowSites = namesThrowSites
        before = hooks.filter { $0.kind == .beforeSuite }
        after = hooks.filter { $0.kind == .afterSuite }
    }

    var haveBegun: Bool { beginning != nil }

    @discardableResult
    func begin() -> Outcome {
        if let beginning { return beginning }
        // A hook that runs the run loop must not begin the suite again.
        beginning = Outcome()
        let outcomes = before.map { run($0) }
        let made = Outcome(failures: outcomes.flatMap(\.failures), skipReason: outcomes.compactMap(\.skipReason).first)
        beginning = made
        return made
    }

    /// Adds failures that occurred during the `beforeSuite` hooks and that have no owner.
    func fail(_ failures: [RecordedFailure]) {
        beginning?.failures += failures.map { $0.with(message: "beforeSuite: \($0.message)") }
    }

    var hasWorkAfter: Bool { beginning != nil && !(after.isEmpty && cleanups.hooks.isEmpty) }

    func runAfter() -> [RecordedFailure] {
        guard beginning != nil else { return [] }
        phase = .afterSuite
        var failures = after.reversed().flatMap { run($0).failures }
        while let cleanup = cleanups.hooks.popLast() { failures += run(cleanup).failures }
        return failures
    }

    private func run(_ hook: Hook) -> Outcome {
        let (what, location) = (hook.kind.rawValue, hook.place.location)
        // If the hook hangs, this lets the runner name it.
        RunPhase(phase, subject: what == phase.rawValue ? nil : what, location: location).announce()
        let owner = GroupFailureOwner(of: what, refusesPasses: false)
        var skipReason: String?
        CurrentActivity.run(SuiteHookWork(cleanups, CurrentActivity.example)) {
            CurrentFailureOwner.$value.withValue(owner) {
                do {
                    try hook.body.run()
                } catch let skip as any SkipError {
                    if phase == .afterSuite {
                        owner.record(Misuse.lateSkip(skip.skipReason, at: location).failure)
                    } else {
                        skipReason = "\(what) skipped all examples: \(skip.skipReason)"
                    }
                } catch is any ReportedError {
                    // The failure for this error has already been recorded, at its own location.
                } catch {
                    let lines = namesThrowSites ? ThrowSites.locations(of: error) : []
                    owner.record(RecordedFailure(thrown: error, from: lines, at: location))
                }
            }
        }
        let failures = owner.close().map { $0.with(message: "\(what): \($0.message)") }
        return Outcome(failures: failures, skipReason: skipReason)
    }
}

@MainActor private final class SuiteHookWork: RunningWork {
    let cleanups: CleanupList
    let runningExample: (any RunningExample)?

    init(_ cleanups: CleanupList, _ example: (any RunningExample)?) {
        (self.cleanups, runningExample) = (cleanups, example)
    }
}
