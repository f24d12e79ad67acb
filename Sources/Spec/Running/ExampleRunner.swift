import SpecEvents
import XCTest

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
@MainActor final class ExampleRunner {
    /// The runner whose hooks or body are running now.
    private(set) static var running: ExampleRunner?

    /// How many examples this process has begun.
    private(set) static var begunCount = 0

    /// Whether any example of this process has failed.
    private static var hasFailed = false

    let example: Example
    let record: ExampleRecord
    private let cleanups = CleanupList()
    let testCase: SpecCase
    private let events: (any EventSink)?
    private var timeLimit: TimeLimit?
    private var levels: [RunPath.Level] = []
    private var hookPlaces: [Place] { levels.flatMap { $0.hooks.map(\.place) + $0.arounds.map(\.place) } }
    /// Set by the first error that is thrown; expectations that fail do not stop an example.
    private var hasStopped = false
    private var hasExceededTime = false

    /// Runs the example and writes its two events.
    static func run(_ example: Example, in testCase: SpecCase, events: (any EventSink)? = EventFile.shared) {
        begin(example, in: testCase, events: events).finish()
    }

    /// Runs the example and writes its first event. The second is written when XCTest, too, is done with the test case:
    /// it then still fails an example that left an `XCTestExpectation` without a wait.
    static func begin(
        _ example: Example,
        in testCase: SpecCase,
        events: (any EventSink)? = EventFile.shared
    ) -> ExampleRun {
        begunCount += 1
        let record = ExampleRecord(of: example, in: testCase)
        testCase.exampleRecord = record
        if reasonToSkip(example) == nil {
            ExampleRunner(example, in: testCase, record, events).live { $0.beginSuite() }
        }
        let run = ExampleRun(of: example, record, events)
        if let reason = reasonToSkip(example) {
            record.skip(reason)
        } else {
            runAttempts(of: example, in: testCase, record, events)
        }
        if example.orderedGroup != nil {
            ExampleRunner(example, in: testCase, record, events).live { $0.endInOrderedGroup() }
        }
        record.end()
        return run
    }

    private static func reasonToSkip(_ example: Example) -> String? {
        if hasFailed, Environment.failsFast { return SkipReason.stoppedAtFirstFailure }
        return RunnerInput.reasonToStop ?? example.skipReason
    }

    /// Notes that an example has failed, for those that come after it.
    static func noteFailure() {
        hasFailed = true
    }

    private static func runAttempts(
        of example: Example,
        in testCase: SpecCase,
        _ record: ExampleRecord,
        _ events: (any EventSink)?
    ) {
        guard example.waitsForXCTest else { return attempt(example, in: testCase, record, events) }
        CurrentFailureOwner.$value.withValue(record) {
            let hasRun = testCase.invokeAsXCTestDoes { attempt(example, in: testCase, record, events) }
            // XCTest takes an error in a fixture in its own way, and then leaves the example out.
            if !hasRun, !record.hasFailed { record.skip(testCase.reasonOfXCTestsSkip) }
        }
    }

    private static func attempt(
        _ example: Example,
        in testCase: SpecCase,
        _ record: ExampleRecord,
        _ events: (any EventSink)?
    ) {
        let retries = example.retries
        for attempt in 0...retries {
            ExampleRunner(example, in: testCase, record, events).live { $0.run() }
            guard attempt < retries, record.hasFailed, !record.hasFault else { break }
            record.beginNextAttempt()
        }
        record.endAttempts()
    }

    private init(_ example: Example, in testCase: SpecCase, _ record: ExampleRecord, _ events: (any EventSink)?) {
        self.example = example
        self.testCase = testCase
        self.record = record
        self.events = events
    }

    /// Notes that a step begins, and tells whoever watches.
    ///
    /// - Returns: What the record closes the step by.
    func beginStep(_ name: String) -> Int {
        defer { events?.write(.stepStarted(example: example.identity.identifier, name: name)) }
        return record.beginStep(name)
    }

    /// Does something as the running example: what fails belongs to it.
    private func live(_ body: (ExampleRunner) -> Void) {
        let outer = Self.running
        Self.running = self
        defer { Self.running = outer }
        timeLimit = example.timeLimit.map(TimeLimit.init)
        cleanups.collect {
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

    /// Runs the hooks before the suite, if they have not run. To be called before the example's time begins to count.
    private func beginSuite() {
        _ = example.plan.target.suiteHooks.begun
    }

    private func run() {
        let suite = example.plan.target.suiteHooks.begun
        if let reason = suite.skipReason { return record.skip(reason) }
        guard suite.failures.isEmpty else { return suite.failures.forEach(record.recordFault) }
        guard !example.waitsForXCTest else { return runExample() }
        attempt { try testCase.setUpWithError() }
        if !hasStopped {
            testCase.setUp()
            runExample()
        }
        runTeardownBlocks()
        testCase.tearDown()
        attempt { try testCase.tearDownWithError() }
        runTeardownBlocks()
        runCleanups(cleanups)
    }

    private func runExample() {
        switch example.kind {
        case .misuses(let misuses):
            misuses.forEach { record.recordFault($0.failure) }
        case .way(let way):
            attempt {
                if let group = example.orderedGroup {
                    try run(way, inOrderedGroup: group)
                } else if let path = try evaluate(along: way)[way] {
                    run(path)
                }
            }
        case .testMethod:
            attempt { try testCase.performTestMethod() }
            if let failure = timeLimit?.failureIfOver(at: example.location) { record.record(failure) }
        }
    }

    // MARK: The path

    private func run(_ path: RunPath) {
        let settings = example.plan.target.settings.level
        let levels = settings.isEmpty ? path.levels : [settings] + path.levels
        self.levels = levels
        run(levels.flatMap(\.arounds)[...]) { self.run(path.body, inside: levels) }
        // What the hooks around the example registered after it.
        runCleanups(cleanups)
    }

    private func run(_ arounds: ArraySlice<Around>, _ inner: @escaping @MainActor () -> Void) {
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
        runCleanups(cleanups)
    }

    /// Runs XCTest's blocks, unless XCTest keeps the pace and runs them itself.
    private func runTeardownBlocks() {
        guard !example.waitsForXCTest else { return }
        testCase.runTeardownBlocks { block in attempt { try block() } }
    }

    /// Runs clean-ups, last first, also those that they register themselves.
    private func runCleanups(_ cleanups: CleanupList) {
        cleanups.collect {
            while let cleanup = cleanups.takeLast() {
                attempt(at: cleanup.place) { try cleanup.body.run(within: timeLimit) }
            }
        }
    }

    /// Runs the hooks of a kind. What prepares ends with the first that throws; what puts back goes on.
    private func run(_ kind: Hook.Kind, of level: RunPath.Level, isPreparing: Bool = true) {
        for hook in level.hooks where hook.kind == kind && !(isPreparing && hasStopped) {
            attempt(at: hook.place) { try hook.body.run(within: timeLimit) }
        }
    }

    /// The paths at the end of `way`, from an evaluation of its own, so that no `var` of a group is ever seen by two
    /// examples.
    private func evaluate(along way: [Int]) throws -> [[Int]: RunPath] {
        let owner = GroupFailureOwner(of: example.plan.tree.root.declaration.text)
        let plan = example.plan
        let paths = try CurrentFailureOwner.$value.withValue(owner) {
            try PathEvaluation.runPaths(in: plan.tree, along: way, in: plan.target.settings) {
                type(of: testCase).spec()
                testCase.spec()
            }
        }
        // What failed in the same way when the class was listed has been reported there, once for all examples.
        for misuse in owner.close().map(Misuse.expectationInsideGroup) where !plan.tree.misuses.contains(misuse) {
            record.recordFault(misuse.failure)
        }
        return paths
    }

    // MARK: Ordered groups

    private func run(_ way: [Int], inOrderedGroup groupWay: [Int]) throws {
        let group = try example.plan.orderedGroup(groupWay) { try evaluate(along: groupWay) }
        for earlier in group.unmetConditions(of: way) where group.failure == nil {
            runGroundwork(earlier, in: group)
        }
        // The failure of an example that was not asked for shows in no report but in that of this one.
        guard !hasStopped else { return }
        if let reason = group.failure {
            record.skip(reason)
        } else if let path = group.path(of: way) {
            run(path)
        }
    }

    /// Runs an example that this one builds upon and that was not asked for. Nobody reports it.
    private func runGroundwork(_ way: [Int], in group: OrderedGroup) {
        guard let earlier = example.plan.example(at: way), let path = group.path(of: way) else { return }
        let silent = ExampleRecord(of: earlier, in: testCase, isSilent: true)
        testCase.exampleRecord = silent
        // Whether others are focused makes no difference: this one is, and it needs the other.
        if let reason = earlier.traits.skipReason {
            silent.skip(reason)
        } else {
            for _ in 0...earlier.retries {
                silent.beginNextAttempt()
                ExampleRunner(earlier, in: testCase, silent, nil).live { $0.run(path) }
                if !silent.hasFailed { break }
            }
            silent.endAttempts()
            silent.end()
        }
        testCase.exampleRecord = record
        group.end(way, failedBecause: reasonToSkipTheRest(after: silent, of: earlier, path.levels))
        guard let reason = group.failure else { return }
        for failure in silent.failures {
            record.recordFault(RecordedFailure(message: "\(reason): \(failure.message)", location: failure.location))
        }
        hasStopped = true
    }

    private func begin(_ level: RunPath.Level) {
        guard level.hasBegun else { return beginForAll(level) }
        guard let reason = level.skipReason else { return }
        record.skip(reason)
        hasStopped = true
    }

    /// Runs `beforeAll`. It runs once, so what fails in it is not mended by another attempt.
    private func beginForAll(_ level: RunPath.Level) {
        level.hasBegun = true
        level.cleanups.collect {
            level.failure = firstFault { run(.beforeAll, of: level) }
        }
        level.skipReason = record.skipReason
    }

    /// Ends the example for its ordered group, and runs `afterAll` of the levels that are over.
    private func endInOrderedGroup() {
        guard let groupWay = example.orderedGroup, let way = example.way,
            let group = example.plan.knownOrderedGroup(groupWay)
        else { return }
        record.refuseSkips()
        let levels = group.path(of: way)?.levels ?? []
        group.end(way, failedBecause: reasonToSkipTheRest(after: record, of: example, levels))
        for level in levels.reversed()
        where level.isOpen && level.depth >= groupWay.count && group.isOver(level, on: way) {
            level.hasEnded = true
            _ = firstFault {
                level.cleanups.collect { run(.afterAll, of: level, isPreparing: false) }
                runCleanups(level.cleanups)
            }
        }
        runTeardownBlocks()
    }

    /// Does something for a whole group: what fails in it is excused by no trait of the example that happens to run.
    ///
    /// - Returns: What failed first, if anything did.
    private func firstFault(in body: () -> Void) -> RecordedFailure? {
        let count = record.failures.count
        body()
        let fault = record.failures.dropFirst(count).first
        if fault != nil { record.noteFault() }
        return fault
    }

    private func reasonToSkipTheRest(
        after record: ExampleRecord,
        of example: Example,
        _ levels: [RunPath.Level]
    ) -> String? {
        if let failure = levels.lazy.compactMap(\.failure).first { return SkipReason.beforeAllFailed(failure.message) }
        return record.hasFailedUnexpectedly ? SkipReason.failedBefore(example.name) : nil
    }

    // MARK: Steps

    /// Does one step of the example; what it throws is recorded at the place of the step.
    private func attempt(at place: Place? = nil, _ step: () throws -> Void) {
        do {
            try step()
        } catch let skip as XCTSkip {
            record.skip(skip.message ?? "no reason given", at: place?.location ?? example.location)
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
