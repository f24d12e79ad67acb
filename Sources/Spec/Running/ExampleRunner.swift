import SpecEvents

/// Runs one example in the test case that XCTest made for it.
///
///     invokeTest
///       beforeSuite, if this is the first example; its time is not that of the example
///       for each attempt:
///         setUpWithError, setUp (or around all attempts, where XCTest's own `invokeTest` has to do that)
///         spec() evaluated afresh -> run path
///           aroundEach of all levels, outside in
///             beforeAll if the level is new, beforeEach: of each level, outside in
///             justBeforeEach of each level, outside in
///               body
///             justAfterEach, then afterEach, of each level that was entered, inside out
///             clean-ups, last first
///         tear-down blocks, tearDown, tearDownWithError
///       afterAll of each level that is over
@MainActor final class ExampleRunner: RunningWork {
    let example: Example
    let record: ExampleRecord
    let host: any ExampleHost
    let state: RunState
    /// What the example's own hooks and body register.
    private let ownCleanups = CleanupList()
    /// What `deferCleanup` adds to: the example's list, or that of a group while its `beforeAll` or `afterAll` runs.
    private(set) var cleanups: CleanupList
    let events: (any EventSink)?
    private(set) var timeLimit: TimeLimit?
    private var levels: [RunPath.Level] = []
    /// Set by the first error that is thrown; expectations that fail do not stop an example.
    private(set) var hasStopped = false
    private var hasExceededTime = false

    /// Runs the example and writes its first event. The second is written when XCTest, too, is done with the test case:
    /// it then still fails an example that left an `XCTestExpectation` without a wait.
    static func begin(
        _ example: Example,
        in host: any ExampleHost,
        _ state: RunState,
        events: (any EventSink)?
    ) -> ExampleRun {
        state.noteBeginning()
        let record = ExampleRecord(of: example, in: host)
        host.exampleRecord = record
        let runner = { ExampleRunner(example, in: host, record, state, events) }
        if state.skipReason(of: example) == nil {
            // Before the example's time begins to count.
            runner().live { _ = state.suiteHooks(of: $0.example).begin() }
        }
        let run = ExampleRun(of: example, record, state, events)
        if let reason = state.skipReason(of: example) {
            record.skip(reason)
        } else {
            runAttempts(of: example, in: host, record, runner)
        }
        if example.orderedGroup != nil { runner().live { $0.endInOrderedGroup() } }
        record.end()
        return run
    }

    private static func runAttempts(
        of example: Example,
        in host: any ExampleHost,
        _ record: ExampleRecord,
        _ runner: @escaping () -> ExampleRunner
    ) {
        guard example.waitsForXCTest else { return attempt(example, record, runner) }
        CurrentFailureOwner.$value.withValue(record) {
            let hasRun = host.invokeAsXCTestDoes { attempt(example, record, runner) }
            // XCTest takes an error in a fixture in its own way, and then leaves the example out.
            if !hasRun, !record.hasFailed { record.skip(host.reasonOfXCTestsSkip) }
        }
    }

    private static func attempt(_ example: Example, _ record: ExampleRecord, _ runner: () -> ExampleRunner) {
        let retries = example.retries
        for attempt in 0...retries {
            runner().live { $0.run() }
            guard attempt < retries, record.hasFailed, !record.hasFault else { break }
            record.beginNextAttempt()
        }
        record.endAttempts()
    }

    init(
        _ example: Example,
        in host: any ExampleHost,
        _ record: ExampleRecord,
        _ state: RunState,
        _ events: (any EventSink)?
    ) {
        self.example = example
        self.host = host
        self.record = record
        self.state = state
        self.events = events
        cleanups = ownCleanups
    }

    /// Does something as the running example: what fails belongs to it.
    func live(_ body: (ExampleRunner) -> Void) {
        timeLimit = example.timeLimit.map(TimeLimit.init)
        CurrentActivity.run(self) {
            CurrentFailureOwner.$value.withValue(record) {
                body(self)
                settleStrayFailures()
            }
        }
    }

    /// Finds out which of the failures without an owner are this example's. The others fail the run. Where a failure stands
    /// says little about whose it is, so no trait of the example excuses it.
    private func settleStrayFailures() {
        for stray in record.takeStrays() {
            let hookPlaces = levels.flatMap { $0.hooks.map(\.place) + $0.arounds.map(\.place) }
            switch stray.origin(during: example, hooks: hookPlaces) {
            case .own: record.recordFault(stray.failure)
            case .unknown where stray.isOnMainThread: record.recordFault(stray.failure)
            case .unknown: reportStray(stray.failure, besides: nil)
            case .other(let name): reportStray(stray.failure, besides: name)
            }
        }
    }

    private func reportStray(_ failure: RecordedFailure, besides other: String?) {
        FailureOutsideExamples.report(Misuse.strayFailure(failure, during: example.name, besides: other).failure)
    }

    private func run() {
        let suite = state.suiteHooks(of: example).begin()
        if let reason = suite.skipReason { return record.skip(reason) }
        guard suite.failures.isEmpty else { return suite.failures.forEach(record.recordFault) }
        guard !example.waitsForXCTest else { return runExample() }
        attempt { try host.setUpWithError() }
        if !hasStopped {
            host.setUp()
            runExample()
        }
        runTeardownBlocks()
        host.tearDown()
        attempt { try host.tearDownWithError() }
        runTeardownBlocks()
        runCleanups(ownCleanups)
    }

    private func runExample() {
        switch example.kind {
        case .misuses(let misuses):
            misuses.forEach { record.recordFault($0.failure) }
        case .declared(let path):
            attempt {
                if let group = example.orderedGroup {
                    try run(path, inOrderedGroup: group)
                } else if let runPath = try evaluate(along: path)[path] {
                    run(runPath)
                }
            }
        case .testMethod:
            attempt { try host.performTestMethod() }
            if let failure = timeLimit?.failureIfOver(at: example.location) { record.record(failure) }
        }
    }

    // MARK: The path

    func run(_ path: RunPath) {
        let settings = example.plan.target.settings.level
        let levels = settings.isEmpty ? path.levels : [settings] + path.levels
        self.levels = levels
        run(levels.flatMap(\.arounds)[...]) { self.run(path.body, inside: levels) }
        // What the hooks around the example registered after it.
        runCleanups(ownCleanups)
    }

    private func run(_ arounds: ArraySlice<AroundHook>, _ inner: @escaping @MainActor () -> Void) {
        guard let around = arounds.first else { return inner() }
        attempt(at: around.place) { try around.run { self.run(arounds.dropFirst(), inner) } }
    }

    private func run(_ body: Body, inside levels: [RunPath.Level]) {
        var entered = 0
        for level in levels where !hasStopped {
            entered += 1
            begin(level)
            run(.beforeEach, of: level)
        }
        for level in levels where !hasStopped { run(.justBeforeEach, of: level) }
        if !hasStopped { attempt { try body.run(within: timeLimit) } }
        if let failure = timeLimit?.failureIfOver(at: example.location), !hasExceededTime { record.record(failure) }
        // What puts things back gets its time, also after an example that took too much.
        timeLimit?.restart()
        // A level whose hooks began is left through its own, whatever happened inside.
        let left = levels.prefix(entered).reversed()
        for level in left { run(.justAfterEach, of: level, isPreparing: false) }
        for level in left { run(.afterEach, of: level, isPreparing: false) }
        runCleanups(ownCleanups)
    }

    /// Runs XCTest's blocks, unless XCTest keeps the pace and runs them itself.
    func runTeardownBlocks() {
        guard !example.waitsForXCTest else { return }
        host.runTeardownBlocks { block in attempt { try block() } }
    }

    /// Runs clean-ups, last first, also those that they register themselves.
    func runCleanups(_ list: CleanupList) {
        collectCleanups(in: list) {
            while let cleanup = list.takeLast() {
                attempt(at: cleanup.place) { try cleanup.body.run(within: timeLimit) }
            }
        }
    }

    /// Lets `body` register its clean-ups in a list.
    func collectCleanups<Result>(in list: CleanupList, _ body: () throws -> Result) rethrows -> Result {
        let outer = cleanups
        cleanups = list
        defer { cleanups = outer }
        return try body()
    }

    /// Runs the hooks of a kind. What prepares ends with the first that throws; what puts back goes on.
    func run(_ kind: Hook.Kind, of level: RunPath.Level, isPreparing: Bool = true) {
        for hook in level.hooks where hook.kind == kind && !(isPreparing && hasStopped) {
            attempt(at: hook.place) { try hook.body.run(within: timeLimit) }
        }
    }

    /// The run paths at the end of a path, from an evaluation of its own, so that no `var` of a group is ever seen by two
    /// examples.
    func evaluate(along path: NodePath) throws -> [NodePath: RunPath] {
        let plan = example.plan
        let owner = GroupFailureOwner(of: plan.tree.root.declaration.text)
        let runPaths = try CurrentFailureOwner.$value.withValue(owner) {
            try PathEvaluation.runPaths(of: plan, along: path) { host.evaluateSpec() }
        }
        // What failed in the same way when the class was listed has been reported there, once for all examples.
        for misuse in owner.close().map(Misuse.expectationInsideGroup) where !plan.misuses.contains(misuse) {
            record.recordFault(misuse.failure)
        }
        return runPaths
    }

    /// Keeps what prepares the example, and its body, from running.
    func stop() {
        hasStopped = true
    }

    /// Does one step of the example; what it throws is recorded at the place of the step.
    func attempt(at place: Place? = nil, _ step: () throws -> Void) {
        do {
            try step()
        } catch let skip as any SkipError {
            record.skip(skip.skipReason, at: place?.location ?? example.location)
            hasStopped = true
        } catch is any ReportedError {
            // The failure that it stands for has been recorded where it happened.
            hasStopped = true
        } catch let misuse as Misuse {
            record.recordFault(misuse.failure)
            hasStopped = true
        } catch {
            hasExceededTime = hasExceededTime || error is TimeLimit.Exceeded
            let step = record.takeStep(thatThrew: error).map { "in step “\($0)”: " } ?? ""
            let message = error is TimeLimit.Exceeded ? "\(error)" : "\(step)threw \(error)"
            record.record(RecordedFailure(message: message, location: place?.location ?? example.location))
            hasStopped = true
        }
    }
}
