import SpecEvents

/// The suite hooks of one test target. Each runs once, for sync and async examples.
@MainActor final class SuiteHooks {
    /// The outcome of one hook, or of all `beforeSuite` hooks.
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

    init(_ hooks: [Hook], namesThrowSites: Bool = false) {
        self.namesThrowSites = namesThrowSites
        before = hooks.filter { $0.kind == .beforeSuite }
        after = hooks.filter { $0.kind == .afterSuite }
    }

    var haveBegun: Bool { beginning != nil }

    /// Runs the `beforeSuite` hooks, unless they have run.
    @discardableResult
    func begin() -> Outcome {
        if let beginning { return beginning }
        // A hook that runs the run loop must not begin the suite again.
        beginning = Outcome()
        let outcomes = before.map { run($0) }
        let reasons = outcomes.lazy.compactMap(\.skipReason)
        let made = Outcome(failures: outcomes.flatMap(\.failures), skipReason: reasons.first)
        beginning = made
        return made
    }

    /// Whether there are hooks or clean-ups to run after the suite.
    var hasWorkAfter: Bool { beginning != nil && !(after.isEmpty && cleanups.isEmpty) }

    /// Runs the `afterSuite` hooks, if the suite began.
    ///
    /// - Returns: Their failures.
    func runAfter() -> [RecordedFailure] {
        guard beginning != nil else { return [] }
        phase = .afterSuite
        return after.reversed().flatMap { run($0).failures } + runCleanups()
    }

    /// Tells the runner which hook or clean-up begins, so that the runner can name it if it hangs.
    private func announce(_ what: String, at place: Place) {
        let subject = what == phase.rawValue ? nil : what
        RunPhase(phase, subject: subject, location: place.location).announce()
    }

    /// Runs the clean-ups, the last first, including those that they register themselves.
    private func runCleanups() -> [RecordedFailure] {
        var failures: [RecordedFailure] = []
        while let cleanup = cleanups.takeLast() {
            failures += run("deferCleanup", cleanup.body, at: cleanup.place).failures
        }
        return failures
    }

    private func run(_ hook: Hook) -> Outcome {
        run(hook.kind.rawValue, hook.body, at: hook.place)
    }

    /// Runs a body. Its failures name the kind of hook.
    private func run(
        _ what: String,
        _ body: Body,
        at place: Place
    ) -> Outcome {
        announce(what, at: place)
        if namesThrowSites { ThrowSites.listen() }
        let owner = GroupFailureOwner(of: what)
        var skipReason: String?
        CurrentActivity.run(SuiteHookWork(cleanups, CurrentActivity.example)) {
            CurrentFailureOwner.$value.withValue(owner) {
                do {
                    try body.run()
                    owner.takePendingExpectations().map(\.failure).forEach(owner.record)
                } catch let skip as any SkipError {
                    if phase == .afterSuite {
                        owner.record(Misuse.lateSkip(skip.skipReason, at: place.location).failure)
                    } else {
                        skipReason = "\(what) skipped all examples: \(skip.skipReason)"
                    }
                } catch is any ReportedError {
                    // The failure behind this error is already recorded, at its own place.
                } catch {
                    let lines = namesThrowSites ? ThrowSites.locations(of: error) : []
                    owner.record(ThrownFailure(error, from: lines, at: place.location).failure)
                }
                // An error may have come between an expectation and its matcher.
                _ = owner.takePendingExpectations()
            }
        }
        let failures = owner.close().map { RecordedFailure(message: "\(what): \($0.message)", location: $0.location) }
        return Outcome(failures: failures, skipReason: skipReason)
    }
}

/// A suite hook while it runs.
@MainActor private final class SuiteHookWork: RunningWork {
    let cleanups: CleanupList
    let runningExample: (any RunningExample)?

    init(_ cleanups: CleanupList, _ example: (any RunningExample)?) {
        (self.cleanups, runningExample) = (cleanups, example)
    }
}
