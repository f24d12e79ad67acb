import SpecEvents
import XCTest

/// Runs one example in the test case that XCTest made for it.
///
///     invokeTest
///       beforeSuite, if this is the first example
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

    /// Whether any example of this process has failed.
    private static var hasFailed = false

    let example: Example
    let record: ExampleRecord
    private let cleanups = CleanupList()
    let testCase: SpecCase
    private let events: (any EventSink)?
    private var timeLimit: TimeLimit?
    /// Set by the first error that is thrown; expectations that fail do not stop an example.
    private var hasStopped = false
    private var hasExceededTime = false

    /// Runs the example and writes its two events.
    static func run(_ example: Example, in testCase: SpecCase, events: (any EventSink)? = EventFile.shared) {
        let record = ExampleRecord(of: example, in: testCase)
        testCase.exampleRecord = record
        let identity = events == nil ? nil : example.identity
        if let identity { events?.write(.exampleStarted(identity)) }
        let start = ContinuousClock.now
        if hasFailed, Environment.failsFast {
            record.skip(SkipReason.stoppedAtFirstFailure)
        } else if let reason = example.skipReason {
            record.skip(reason)
        } else if example.plan.waitsForXCTest {
            testCase.invokeAsXCTestDoes { runAttempts(of: example, in: testCase, record, events) }
        } else {
            runAttempts(of: example, in: testCase, record, events)
        }
        record.end()
        hasFailed = hasFailed || record.hasFailed
        if let identity { events?.write(.exampleFinished(identity, record.result(duration: .now - start))) }
    }

    private static func runAttempts(
        of example: Example,
        in testCase: SpecCase,
        _ record: ExampleRecord,
        _ events: (any EventSink)?
    ) {
        let retries = example.retries
        for attempt in 0...retries {
            ExampleRunner(example, in: testCase, record, events).live { $0.run() }
            guard attempt < retries, record.hasFailed else { break }
            record.beginNextAttempt()
        }
        if example.orderedGroup != nil {
            ExampleRunner(example, in: testCase, record, events).live { $0.endInOrderedGroup() }
        }
    }

    private init(_ example: Example, in testCase: SpecCase, _ record: ExampleRecord, _ events: (any EventSink)?) {
        self.example = example
        self.testCase = testCase
        self.record = record
        self.events = events
    }

    /// Notes that a step begins, and tells whoever watches.
    func beginStep(_ name: String) {
        record.beginStep(name)
        events?.write(.stepStarted(example: example.identity.identifier, name: name))
    }

    /// Does something as the running example: what fails belongs to it.
    private func live(_ body: (ExampleRunner) -> Void) {
        let outer = Self.running
        Self.running = self
        defer { Self.running = outer }
        timeLimit = example.timeLimit.map(TimeLimit.init)
        cleanups.collect {
            CurrentFailureOwner.$value.withValue(record) { body(self) }
        }
    }

    private func run() {
        let suite = example.plan.bundle.suiteHooks.begun
        if let reason = suite.skipReason { return record.skip(reason) }
        guard suite.failures.isEmpty else { return suite.failures.forEach(record.record) }
        guard !example.plan.waitsForXCTest else { return runExample() }
        attempt { try testCase.setUpWithError() }
        if !hasStopped {
            testCase.setUp()
            runExample()
        }
        testCase.runTeardownBlocks()
        testCase.tearDown()
        attempt { try testCase.tearDownWithError() }
        runCleanups(cleanups)
    }

    private func runExample() {
        switch example.kind {
        case .misuses(let misuses):
            misuses.forEach { record.record($0.failure) }
        case .way(let way):
            attempt {
                if let group = example.orderedGroup {
                    try run(way, inOrderedGroup: group)
                } else if let path = try evaluate(along: way)[way] {
                    run(path)
                }
            }
        }
    }

    // MARK: The path

    private func run(_ path: RunPath) {
        let settings = example.plan.bundle.settings.level
        let levels = settings.isEmpty ? path.levels : [settings] + path.levels
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

    private func runCleanups(_ cleanups: CleanupList) {
        while let cleanup = cleanups.takeLast() {
            attempt(at: cleanup.place) { try cleanup.body.run(within: timeLimit) }
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
        let owner = GroupFailureOwner()
        let plan = example.plan
        let paths = try CurrentFailureOwner.$value.withValue(owner) {
            try PathEvaluation.runPaths(in: plan.tree, along: way, sharing: plan.bundle.settings.sharedExamples) {
                type(of: testCase).spec()
                testCase.spec()
            }
        }
        // What failed in the same way when the class was listed has been reported there, once for all examples.
        for misuse in owner.failures.map(Misuse.expectationInsideGroup) where !plan.tree.misuses.contains(misuse) {
            record.record(misuse.failure)
        }
        return paths
    }

    // MARK: Ordered groups

    private func run(_ way: [Int], inOrderedGroup groupWay: [Int]) throws {
        let group = try example.plan.orderedGroup(groupWay) { try evaluate(along: groupWay) }
        for earlier in group.unmetConditions(of: way) where group.failedExample == nil {
            runGroundwork(earlier, in: group)
        }
        if let failed = group.failedExample {
            record.skip(SkipReason.failedBefore(failed))
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
        if earlier.traits.skipReason == nil {
            for _ in 0...earlier.retries {
                silent.beginNextAttempt()
                ExampleRunner(earlier, in: testCase, silent, nil).live { $0.run(path) }
                if !silent.hasFailed { break }
            }
        }
        testCase.exampleRecord = record
        group.end(way, failedAs: silent.hasFailed && !silent.isKnownIssue ? earlier.name : nil)
    }

    private func begin(_ level: RunPath.Level) {
        if !level.hasBegun {
            level.hasBegun = true
            level.cleanups.collect { run(.beforeAll, of: level) }
            level.skipReason = record.skipReason
        } else if let reason = level.skipReason {
            record.skip(reason)
            hasStopped = true
        }
    }

    private func endInOrderedGroup() {
        guard let groupWay = example.orderedGroup, let way = example.way,
            let group = example.plan.knownOrderedGroup(groupWay)
        else { return }
        group.end(way, failedAs: record.hasFailed && !record.isKnownIssue ? example.name : nil)
        for level in group.path(of: way)?.levels.reversed() ?? []
        where level.hasBegun && level.depth >= groupWay.count && group.isOver(level, on: way) {
            run(.afterAll, of: level, isPreparing: false)
            runCleanups(cleanups)
            runCleanups(level.cleanups)
        }
    }

    // MARK: Steps

    /// Does one step of the example; what it throws is recorded at the place of the step.
    private func attempt(at place: Place? = nil, _ step: () throws -> Void) {
        do {
            try step()
        } catch let skip as XCTSkip {
            record.skip(skip.message ?? "no reason given")
            hasStopped = true
        } catch is any ReportedError {
            // The failure that it stands for has been recorded where it happened.
            hasStopped = true
        } catch let misuse as Misuse {
            record.record(misuse.failure)
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
