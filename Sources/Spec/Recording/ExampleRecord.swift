import Foundation
import Locks
import ProcessShims
import SpecEvents

/// The record of an example while it runs. It owns the failures of the example, from any thread.
///
///     FailureDispatcher.report    of Expect
///       record                    names the line that called a helper
///         add                     late failures, and those of other code, go elsewhere
///           host.reportToXCTest   unless the failure may be excused
///     recordFailure               an assertion of XCTest: `take` in place of `record`
final class ExampleRecord: SnapshotRecorder {
    struct State {
        var attempts = Attempts()
        /// Failures on a thread, or in a block of the main queue, that Spec cannot assign to an example.
        var strays: [StrayFailure] = []
        var steps = StepList()
        var attachments: [ExampleAttachment] = []
        var snapshots: [SnapshotUse] = []
        /// The ticket of the last expectation that an error or a skip may have kept from its matcher.
        var lastExcusedExpectation: UInt64?
        /// How much the earlier examples of an ordered group expected, on which this one builds.
        var foreignExpectations: UInt64 = 0
        var stage = Stage.running
        /// The hook that runs.
        var hook: String?
    }

    enum Stage: Int, Comparable {
        case running
        /// Only the hooks after the last example of a group remain, so it is too late to skip the example.
        case endingGroup
        /// The example has ended, and XCTest has not yet finished the test case.
        case over
        case closed

        static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }
    }

    let example: Example
    let identity: ExampleIdentity
    /// Whether XCTest gets failures only when it is certain that they count.
    private let holdsFailures: Bool
    private let isSilent: Bool
    /// The record of all runs of a repeated example; `nil` if this is none of one of them.
    private let whole: ExampleRecord?
    /// Whether failures name the lines that called helpers.
    let namesLines: Bool
    /// How many calls of the main run loop are around the example.
    private let runLoopDepth = main_run_loop_depth()
    let start = ContinuousClock.now
    let ticket = expectation_last_ticket()
    /// How much had been expected before the example.
    let expectationCount = expectation_count()
    let state = Lock(State())
    /// The objects that must not outlive the example.
    @MainActor private var trackedObjects: [TrackedObject] = []
    /// Takes failures for XCTest's own record, from any thread.
    private nonisolated(unsafe) unowned let host: any ExampleHost

    /// Makes a record for an example; a silent record reports nothing to XCTest.
    @MainActor init(
        of example: Example,
        in host: any ExampleHost,
        isSilent: Bool = false,
        within whole: ExampleRecord? = nil,
        namesLines: Bool = false
    ) {
        self.whole = whole
        self.example = example
        identity = example.identity
        self.host = host
        self.isSilent = isSilent
        self.namesLines = namesLines
        holdsFailures = isSilent || example.traits.knownIssue != nil || example.retries > 0
    }

    /// The record of the example that runs, for failures on a thread without task-local values that XCTest does not pass on.
    static let running = Lock<ExampleRecord?>(nil)

    /// `nil`, because the code that runs while an example waits may come from an earlier example.
    var whileWaiting: (any FailureOwner)? { nil }

    var stepRecorder: (any StepRecorder)? { self }

    var snapshotRecorder: any SnapshotRecorder { whole ?? self }

    var subject: (any FailureSubject)? { currentAttempt }

    var currentAttempt: ExampleAttempt { state.withLock { $0.attempts.current } }

    // MARK: Failures

    /// Takes a failure of an expectation, and names the line of the example that called the code in which it is.
    func record(_ failure: RecordedFailure) {
        // After the end a task may be about to go: to walk over its frames would crash.
        guard namesLines, Thread.isMainThread, state.withLock({ $0.stage < .over }) else { return add(failure) }
        add(MainActor.assumeIsolated { example.withCallingLine(failure) })
    }

    /// Takes a failure. After the end of the example it is a failure outside of examples.
    func add(_ failure: RecordedFailure) {
        let isStray = isInBlockOfRunLoop
        let fate = state.withLock { state -> Fate in
            guard state.stage < .over else { return .refused }
            return isStray ? keep(failure, isOnMainThread: true, in: &state) : note(failure, in: &state)
        }
        settle(fate, orElse: Misuse.lateFailure(failure, of: example.name))
    }

    /// Takes a failure that counts whatever the traits of the example: in a hook that runs once for all, or a mistake
    /// in the spec.
    func recordFault(_ failure: RecordedFailure) {
        noteFault()
        add(failure)
    }

    func noteFault() {
        state.withLock { $0.attempts.hasFault = true }
    }

    /// Takes a failure that XCTest passes to this example's test case, because XCTest reports to the running one.
    ///
    /// The failure belongs to the owner of the code that failed. If the code has no owner, the failure is kept as a
    /// stray until the example ends.
    func take(_ failure: RecordedFailure) {
        if let owner = CurrentFailureOwner.value, owner !== self { return owner.record(failure) }
        let isOwned = CurrentFailureOwner.value != nil && !isInBlockOfRunLoop
        let isOnMainThread = Thread.isMainThread
        let fate = state.withLock { state -> Fate in
            guard isOwned || state.stage >= .over else {
                return keep(failure, isOnMainThread: isOnMainThread, in: &state)
            }
            // After the hooks, XCTest checks the test case, for example for expectations without a wait.
            return state.stage < .closed && (isOwned || isOnMainThread) ? note(failure, in: &state) : .refused
        }
        settle(fate, orElse: Misuse.strayFailure(failure, during: nil, besides: nil))
    }

    /// Whether the code that runs is a block, a timer or the like that the main run loop runs inside of the example, as when
    /// the example waits for an `XCTestExpectation`. It sees the owner of the code around it, but any example may have
    /// queued it. The body of an async example runs in a task, which has the right owner.
    private var isInBlockOfRunLoop: Bool {
        Thread.isMainThread && main_run_loop_depth() > runLoopDepth && withUnsafeCurrentTask { $0 == nil }
    }

    private enum Fate {
        case kept(RecordedFailure)
        /// XCTest gets the failure at once.
        case reported(RecordedFailure)
        /// The failure is not the example's.
        case refused
    }

    /// Keeps a failure until the example ends.
    private func keep(_ failure: RecordedFailure, isOnMainThread: Bool, in state: inout State) -> Fate {
        state.strays.append(StrayFailure(failure: failure, isOnMainThread: isOnMainThread))
        return .kept(failure)
    }

    /// Notes a failure, with the step that it came from.
    private func note(_ failure: RecordedFailure, in state: inout State) -> Fate {
        let failure = state.steps.naming(failure)
        state.attempts.failures.append(failure)
        return holdsFailures && state.stage < .over ? .kept(failure) : .reported(failure)
    }

    private func settle(_ fate: Fate, orElse misuse: @autoclosure () -> Misuse) {
        switch fate {
        case .kept(let failure):
            if !isSilent { host.tellRunner(failure) }
        case .reported(let failure):
            host.tellRunner(failure)
            host.reportToXCTest(failure)
        case .refused: FailureOutsideExamples.report(misuse().failure)
        }
    }

    func takeStrays() -> [StrayFailure] {
        state.withLock { state in
            defer { state.strays = [] }
            return state.strays
        }
    }

    var failures: [RecordedFailure] { state.withLock { $0.attempts.failures } }
    var hasFailed: Bool { !failures.isEmpty }
    var hasFault: Bool { state.withLock { $0.attempts.hasFault } }
    /// Whether the example failed unexpectedly, or passed although it must fail.
    var hasFailedUnexpectedly: Bool {
        state.withLock { state in
            let mustFail = example.traits.knownIssue != nil && !state.attempts.hasFault && state.stage < .over
            return mustFail ? state.attempts.hasPassed : !state.attempts.failures.isEmpty
        }
    }

    // MARK: Skips

    /// Skips the example, or the rest of it.
    ///
    /// - Parameter location: The place of the hook that skips the example.
    func noteSkip(_ reason: String, at location: CodeLocation? = nil) {
        excuseExpectations()
        let isTooLate = state.withLock { state in
            guard state.stage != .endingGroup else { return true }
            state.attempts.skip(reason)
            return false
        }
        if isTooLate { recordFault(Misuse.lateSkip(reason, at: location).failure) }
    }

    /// Notes that an error or a skip may have kept the expectations so far from their matchers.
    func excuseExpectations() {
        state.withLock { $0.lastExcusedExpectation = expectation_last_ticket() }
    }

    var lastExcusedExpectation: UInt64? { state.withLock(\.lastExcusedExpectation) }

    /// Notes that only the hooks after the last example of a group remain.
    func refuseSkips() {
        state.withLock { $0.stage = .endingGroup }
    }

    /// Runs hooks after other examples of a group, in the middle of this one.
    func refusingSkips(_ body: () -> Void) {
        refuseSkips()
        body()
        state.withLock { $0.stage = .running }
    }

    func acceptSkip(_ reason: String) -> Bool {
        noteSkip(reason)
        return true
    }

    /// Why the example was skipped; `nil` if it ran, or failed before the skip.
    var skipReason: String? { state.withLock { $0.attempts.failures.isEmpty ? $0.attempts.skipReason : nil } }

    /// Why a hook or the body skipped the example, also after a failure.
    var skipReasonOfAttempt: String? { state.withLock { $0.attempts.skipReason } }

    // MARK: Tracked objects

    @MainActor func track(_ objects: [TrackedObject]) {
        trackedObjects += objects
    }

    @MainActor func takeTrackedObjects() -> [TrackedObject] {
        defer { trackedObjects = [] }
        return trackedObjects
    }

    // MARK: The end

    /// Which attempt runs, counted from 1.
    var attempt: Int { state.withLock { $0.attempts.earlier.count + 1 } }

    /// Keeps the failures as those of an earlier attempt; the next attempt begins without any.
    func beginNextAttempt() {
        state.withLock { state in
            state.attempts.beginNext()
            state.steps.forget()
            state.lastExcusedExpectation = nil
            state.snapshots = []
        }
    }

    /// Ends the last attempt.
    func endAttempts() {
        state.withLock { $0.attempts.endLast() }
    }

    /// Ends the example: decides which failures count, and reports to XCTest those that were held back. Later failures
    /// are failures outside of examples.
    @MainActor func end() {
        let knownIssue = example.traits.knownIssue
        let passes = knownIssue.map { _ in Misuse.knownIssuePasses(at: example.location).failure }
        let (attempts, attachments) = state.withLock { state in
            if let passes { state.attempts.expectFailures(orElse: passes) }
            state.stage = .over
            return (state.attempts, state.attachments)
        }
        guard !isSilent else { return }
        if holdsFailures { attempts.failures.forEach(host.reportToXCTest) }
        host.reportExpected(attempts.expectedFailures, because: knownIssue ?? nil)
        host.show(attachments)
    }

    /// Notes that XCTest has finished the test case.
    func close() {
        state.withLock { $0.stage = .closed }
    }
}
