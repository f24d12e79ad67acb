import Foundation
import SpecEvents

/// Runs one example in the test case that XCTest created for it.
///
///     invokeTest
///       beforeSuite, if this is the first example; its time does not count toward the example
///       for each attempt:
///         setUpWithError, setUp (around all attempts, if run inside XCTest's own `invokeTest`)
///         spec() evaluated again -> run path
///           aroundEach of all levels, outside in
///             for each level, outside in: beforeAll if the level is new, then beforeEach
///             justBeforeEach of each level, outside in
///               body
///             justAfterEach, then afterEach, of each entered level, inside out
///             cleanups, last first
///         teardown blocks, tearDown, tearDownWithError
///         the check for memory leaks
///       afterAll of each level that has no more examples to run
@MainActor final class ExampleRunner: RunningWork {
    let example: Example
    let record: ExampleRecord
    let host: any ExampleHost
    let state: RunState
    let ownCleanups = CleanupList()
    /// Receives cleanups. In `beforeAll` and `afterAll` hooks, this is the group's list.
    private(set) var cleanups: CleanupList
    let events: (any EventSink)?
    /// Whether a thrown error or a skip stopped the example. If so, the body and the remaining
    /// hooks before it do not run. Failed expectations do not stop the example.
    var hasStopped = false

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

    /// Runs `body` as part of the example, whose record receives the failures that occur.
    func enter(_ body: (ExampleRunner) -> Void) {
        CurrentActivity.run(self) {
            CurrentFailureOwner.$value.withValue(record) {
                let outer = FailureReport.runningExample.withLock { running in
                    defer { running = record }
                    return running
                }
                body(self)
                FailureReport.runningExample.withLock { $0 = outer }
            }
        }
    }

    func beginTimeLimit() {
        record.timeLimit = example.timeLimit.map { TimeLimit($0, grace: state.configuration.cancellationGrace) }
    }

    func run() {
        beginTimeLimit()
        let suite = state.suiteHooks(of: example).begin()
        guard suite.failures.isEmpty else { return suite.failures.forEach(record.recordFault) }
        if let reason = suite.skipReason { return record.noteSkip(reason) }
        guard !example.waitsForXCTest else {
            runExample()
            return checkTime()
        }
        attempt("setUpWithError()") { try host.setUpWithError() }
        // As in XCTest, `tearDown()` always runs after `setUp()`.
        host.setUp()
        if !hasStopped { runExample() }
        runTeardownBlocks()
        host.tearDown()
        attempt("tearDownWithError()") { try host.tearDownWithError() }
        runTeardownBlocks()
        runCleanups(ownCleanups)
        checkTime()
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
            checkTime()
            runCleanups(ownCleanups)
        }
    }

    // MARK: The path

    func run(_ path: RunPath) {
        let levels = [example.plan.settings.level] + path.levels
        let arounds = levels.flatMap(\.hooks).filter { $0.kind == .aroundEach }
        let inQuickOrder = host is any FollowsQuick && !arounds.isEmpty
        run((inQuickOrder ? levels.flatMap(\.hooksInOrder) : arounds)[...]) {
            self.run(path.body, inside: levels, inQuickOrder: inQuickOrder)
        }
        // The `aroundEach` hooks may have registered cleanups after the body ran.
        runCleanups(ownCleanups)
    }

    /// Runs hooks around `inner`. The first hook is the outermost.
    private func run(_ hooks: ArraySlice<Hook>, _ inner: @escaping @MainActor () -> Void) {
        guard let hook = hooks.first else { return inner() }
        let rest: @MainActor () -> Void = { self.run(hooks.dropFirst(), inner) }
        switch hook.kind {
        case .beforeEach:
            run(hook)
            if !hasStopped { rest() }
        case .afterEach:
            rest()
            run(hook)
        default: attempt(hook.kind.rawValue, at: hook.place) { try hook.run(around: rest) }
        }
    }

    /// Runs the body inside its hooks. If `inQuickOrder` is true, the caller runs `beforeEach` and
    /// `afterEach` hooks around this call, as Quick does.
    private func run(_ body: Body, inside levels: [RunPath.Level], inQuickOrder: Bool) {
        var entered = 0
        for level in levels where !hasStopped {
            begin(level)
            if hasStopped { break }
            entered += 1
            if !inQuickOrder { run(.beforeEach, of: level) }
        }
        for level in levels where !hasStopped { run(.justBeforeEach, of: level) }
        if !hasStopped { attempt { try body.run(within: record.timeLimit) } }
        checkTime()
        waitForDebugger()
        // If a level's `beforeEach` hooks have begun, its `afterEach` hooks run despite failures.
        let left = levels.prefix(entered).reversed()
        for kind in HookKind.afterBody where !(inQuickOrder && kind == .afterEach) {
            for level in left { run(kind, of: level) }
        }
        if !inQuickOrder { runCleanups(ownCleanups) }
    }

    /// If the run has a debug path, waits for a debugger after a failure, before `afterEach` hooks
    /// reset the state. Writes a file for the runner, and waits until the runner empties the file.
    private func waitForDebugger() {
        guard let path = state.configuration.debugPath, let failure = record.failures.first else { return }
        let text = """
            \(failure.prefix)\(failure.message)
            “\(example.identity.fullName)” failed and waits before its `afterEach`, in the process \(getpid())
            to look at it: lldb -p \(getpid())

            """
        // Without the file, nothing would ever end the wait.
        if (try? text.write(toFile: path, atomically: false, encoding: .utf8)) != nil {
            var status = stat()
            while stat(path, &status) == 0, status.st_size > 0 { usleep(50_000) }
        }
        record.timeLimit?.start = .now
    }

    /// Records a failure if the time limit is exceeded, once per attempt. Async code that exceeds
    /// the limit has already recorded its own failure.
    func checkTime() {
        if record.timeLimit?.wasExceeded == false { recordExceededTime() }
    }

    func recordExceededTime() {
        guard let failure = record.timeLimit?.failureIfOver(at: example.location) else { return }
        record.timeLimit?.noteExceeded()
        record.add(failure)
    }

    func runTeardownBlocks() {
        host.runTeardownBlocks { block in attempt("a tear-down block") { try block() } }
    }

    /// Runs the cleanups in a list, including those that other cleanups register.
    func runCleanups(_ list: CleanupList) {
        collectCleanups(in: list) {
            while let cleanup = list.hooks.popLast() { run(cleanup) }
        }
    }

    func collectCleanups(in list: CleanupList, _ body: () -> Void) {
        let outer = cleanups
        cleanups = list
        body()
        cleanups = outer
    }

    func run(_ kind: HookKind, of level: RunPath.Level) {
        for hook in level.hooks where hook.kind == kind && !(kind.moment == .before && hasStopped) {
            run(hook)
        }
    }

    private func run(_ hook: Hook) {
        record.noteHook(hook.kind.rawValue)
        defer { record.noteHook(nil) }
        attempt(hook.kind.rawValue, at: hook.place) { try hook.body.run(within: record.timeLimit) }
    }

    /// Evaluates the spec again, which creates new variables, and returns the run paths.
    func evaluate(along path: NodePath) throws -> [NodePath: RunPath] {
        let plan = example.plan
        let owner = GroupFailureOwner(of: plan.tree.root.declaration.text, refusesPasses: true)
        let runPaths = try CurrentFailureOwner.$value.withValue(owner) {
            try PathEvaluation.runPaths(of: plan, along: path) { host.evaluateSpec() }
        }
        // Ignore mistakes that the listing found, which are reported only once for all examples.
        for misuse in owner.close().map(Misuse.expectationInsideGroup) where !plan.misuses.contains(misuse) {
            record.recordFault(misuse.failure)
        }
        return runPaths
    }

    func attempt(_ hook: String? = nil, at place: Place? = nil, _ step: () throws -> Void) {
        do {
            try step()
        } catch {
            hasStopped = true
            handle(error, thrownBy: hook, at: place?.location ?? example.location)
        }
    }

    private func handle(_ error: any Error, thrownBy hook: String?, at location: CodeLocation?) {
        switch error {
        case let skip as any SkipError: record.noteSkip(skip.skipReason, at: location)
        // The failure for this error has already been recorded, at its own source location.
        case is any ReportedError: break
        case let misuse as Misuse: record.recordFault(state.failure(of: misuse, in: example))
        case let exceeded as TimeLimit.Exceeded:
            record.timeLimit?.noteExceeded()
            record.add(RecordedFailure(message: exceeded.description, location: location))
        case _ where record.hasFailed && Self.isReportedByToolchain(error): break
        default:
            let lines = state.configuration.namesThrowSites ? ThrowSites.locations(of: error) : []
            let step = record.takeStep(thatThrew: error)
            record.add(RecordedFailure(thrown: error, from: lines, hook: hook, step: step, at: location))
        }
    }

    /// Returns whether `#require` or `XCTUnwrap` threw the error. Both record their own failures.
    private static func isReportedByToolchain(_ error: any Error) -> Bool {
        let reported = ["Testing.ExpectationFailedError", "XCTest.XCTestErrorWhileUnwrappingOptional"]
        return reported.contains(String(reflecting: type(of: error)))
    }
}
