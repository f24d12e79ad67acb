import Foundation
import SpecEvents

/// The record of a running example, including its failures, which may come from any thread.
///
///     FailureDispatcher.report    in Expect
///       record                    adds the line that called a helper
///         add                     writes an event; tells XCTest if nothing can excuse the failure
///     recordFailure               XCTest's assertions: `add`, unless the task has another owner
final class ExampleRecord: SnapshotRecorder {
    struct State {
        var attempts = Attempts()
        var steps = StepList()
        var attachments: [ExampleAttachment] = []
        var snapshots: [SnapshotUse] = []
        /// Whether an expectation has passed. Meaningful only if the run requires expectations.
        var hasExpected = false
        var hook: String?
        /// Whether it is too late to skip the example, because only `afterAll` hooks remain to run.
        var refusesSkips = false
        /// Whether failures are held back from XCTest until it is certain that they count.
        var holdsFailures: Bool
        var hasEnded = false
    }

    let example: Example
    let identity: ExampleIdentity
    private let whole: ExampleRecord?
    /// Whether failures include the lines where helpers were called.
    let namesLines: Bool
    private let events: (any EventSink)?
    let state: Lock<State>
    @MainActor var trackedObjects: [TrackedObject] = []
    @MainActor var timeLimit: TimeLimit?
    /// The test case, which can report failures to XCTest from any thread.
    private nonisolated(unsafe) unowned let host: any ExampleHost

    /// Creates a record. If it covers only one run of a repeated example, or the suite hooks before
    /// an example, `whole` is the record for the whole example.
    @MainActor init(
        of example: Example,
        in host: any ExampleHost,
        within whole: ExampleRecord? = nil,
        namesLines: Bool = false,
        events: (any EventSink)? = nil
    ) {
        (self.example, identity, self.host, self.whole) = (example, example.identity, host, whole)
        (self.namesLines, self.events) = (namesLines, events)
        state = Lock(State(holdsFailures: example.traits.knownIssue != nil || example.retries > 0))
    }

    var stepRecorder: (any StepRecorder)? { self }

    var snapshotRecorder: any SnapshotRecorder { whole ?? self }

    var subject: (any FailureSubject)? { currentAttempt }

    var currentAttempt: ExampleAttempt { state.withLock { $0.attempts.current } }

    // MARK: Failures

    func record(_ failure: RecordedFailure) {
        // Once the example ends, its task may be freed at any time. Walking its frames could crash.
        guard namesLines, Thread.isMainThread, !isOver else { return add(failure) }
        add(MainActor.assumeIsolated { example.withCallingLine(failure) })
    }

    func add(_ failure: RecordedFailure) {
        let taken: (failure: RecordedFailure, isHeld: Bool)? = state.withLock { state in
            guard !state.hasEnded else { return nil }
            let failure = state.steps.naming(failure)
            state.attempts.failures.append(failure)
            // Write the event while holding the lock, so that it precedes the example's last event.
            if whole == nil {
                events?.write(
                    .exampleFailed(example: identity.identifier, attempt: state.attempts.number, failure)
                )
            }
            return (failure, state.holdsFailures)
        }
        guard let taken else {
            return FailureOutsideExamples.report(Misuse.lateFailure(failure, of: example.name).failure)
        }
        if whole == nil, !taken.isHeld { host.reportToXCTest(taken.failure) }
    }

    /// Records a failure that no trait excuses, such as a mistake in the spec.
    func recordFault(_ failure: RecordedFailure) {
        noteFault()
        add(failure)
    }

    func noteFault() {
        state.withLock { $0.attempts.hasFault = true }
    }

    /// Records a failure from XCTest in the task's failure owner, or here if there is none.
    func take(_ failure: RecordedFailure) {
        if let owner = CurrentFailureOwner.value, owner !== self { owner.record(failure) } else { add(failure) }
    }

    var failures: [RecordedFailure] { state.withLock { $0.attempts.failures } }
    var hasFailed: Bool { !failures.isEmpty }
    var hasFault: Bool { state.withLock { $0.attempts.hasFault } }
    var hasFailedUnexpectedly: Bool {
        state.withLock { state in
            guard let issue = example.traits.knownIssue, !state.attempts.hasFault, !state.hasEnded else {
                return !state.attempts.failures.isEmpty
            }
            return state.attempts.hasPassed && !issue.isIntermittent
        }
    }

    // MARK: Expectations

    func recordPass(at location: CodeLocation) {
        state.withLock { $0.hasExpected = true }
        whole?.recordPass(at: location)
    }

    @MainActor func requireExpectations() {
        let passesWithoutAny = state.withLock { state in
            !state.hasExpected && state.attempts.hasPassed && state.attempts.earlier.isEmpty
        }
        guard passesWithoutAny, !example.traits.expectsNothing, example.traits.knownIssue == nil else { return }
        recordFault(Misuse.expectsNothing(at: example.location).failure)
    }

    // MARK: Skips

    /// Records a skip. If the skip comes too late, records a failure at `location` instead.
    func noteSkip(_ reason: String, at location: CodeLocation? = nil) {
        let isTooLate = state.withLock { state in
            if !state.refusesSkips { state.attempts.skip(reason) }
            return state.refusesSkips
        }
        if isTooLate { recordFault(Misuse.lateSkip(reason, at: location).failure) }
    }

    func refuseSkips() {
        state.withLock { $0.refusesSkips = true }
    }

    func acceptSkip(_ reason: String) -> Bool {
        noteSkip(reason)
        return true
    }

    var skipReason: String? { state.withLock { $0.attempts.failures.isEmpty ? $0.attempts.skipReason : nil } }

    /// The reason why the attempt was skipped, even if it has also failed.
    var skipReasonOfAttempt: String? { state.withLock { $0.attempts.skipReason } }

    // MARK: Steps, hooks and attachments

    var openStep: String? { state.withLock { $0.steps.innermost } }

    func beginStep(_ name: String) -> Int { state.withLock { $0.steps.begin(name) } }

    func endStep(_ id: Int, duration: Duration, throwing error: (any Error)?, hasFailed: Bool) {
        // Describe the error before taking the lock, because the description may record failures.
        let error = error.map { "\($0)" }
        state.withLock { $0.steps.end(id, duration: duration, throwing: error, hasFailed: hasFailed) }
    }

    func takeStep(thatThrew error: any Error) -> String? {
        let error = "\(error)"
        return state.withLock { $0.steps.take(thatThrew: error) }
    }

    func attach(_ attachment: ExampleAttachment) {
        state.withLock { state in
            var attachment = attachment
            attachment.during = state.steps.innermost
            if attachment.during == nil { attachment.after = state.steps.ended.last?.name }
            if attachment.during == nil, attachment.after == nil { attachment.during = state.hook }
            state.attachments.append(attachment)
        }
    }

    func noteHook(_ name: String?) {
        state.withLock { $0.hook = name }
    }

    // MARK: Tracked objects

    @MainActor func takeTrackedObjects() -> [TrackedObject] {
        defer { trackedObjects = [] }
        return trackedObjects
    }

    // MARK: The end

    var attempt: Int { state.withLock { $0.attempts.number } }

    func beginNextAttempt() {
        state.withLock { state in
            state.attempts.beginNext()
            state.steps.forget()
            state.snapshots = []
        }
    }

    func endAttempts() {
        state.withLock { $0.attempts.endLast() }
    }

    /// Decides which failures count, and then reports the failures that were held back.
    @MainActor func settle() {
        let knownIssue = example.traits.knownIssue
        if knownIssue?.isIntermittent == false, state.withLock({ !$0.attempts.hasFault && $0.attempts.hasPassed }) {
            recordFault(Misuse.knownIssuePasses(at: example.location).failure)
        }
        let (attempts, attachments, wereHeld) = state.withLock { state in
            defer { state.holdsFailures = false }
            if knownIssue != nil { state.attempts.expectFailures() }
            return (state.attempts, state.attachments, state.holdsFailures)
        }
        if wereHeld { attempts.failures.forEach(host.reportToXCTest) }
        host.reportExpected(attempts.expectedFailures, because: knownIssue?.reason)
        host.show(attachments)
    }

    /// Ends the record. Later failures count as failures outside of examples.
    func end() {
        state.withLock { $0.hasEnded = true }
    }

    func result(duration: Duration) -> ExampleResult {
        state.withLock { state in
            let attempts = state.attempts
            var result = ExampleResult(
                status: !attempts.failures.isEmpty ? .failed : attempts.skipReason != nil ? .skipped : .passed,
                duration: duration / .seconds(1),
                failures: attempts.failures,
                reason: attempts.skipReason
            )
            if !attempts.expectedFailures.isEmpty {
                result.reason = example.traits.knownIssue?.reason
                result.expectedFailures = attempts.expectedFailures
            }
            result.earlierAttempts = attempts.earlier.nilIfEmpty
            result.steps = state.steps.ended.nilIfEmpty
            result.attachments = state.attachments.nilIfEmpty
            result.snapshots = state.snapshots.nilIfEmpty
            return result
        }
    }
}

// MARK: Snapshots

extension ExampleRecord {
    var isOver: Bool { state.withLock(\.hasEnded) }

    func record(_ use: SnapshotUse) -> String? {
        state.withLock { state in
            guard !state.hasEnded else { return "its example has ended: await the task that compares" }
            guard !state.refusesSkips, state.hook != HookKind.beforeAll.rawValue else {
                return "a hook for all has no snapshots, because it belongs to no example: compare in an example"
            }
            if state.snapshots.contains(where: { $0.contradicts(use) }) {
                return "it was compared with another text before; " + use.adviceForSeveral
            }
            // Polling repeats a comparison. Record the result only when it changes.
            let last = state.snapshots.last
            if last != use || last?.actual.map({ Array($0.utf8) }) != use.actual.map({ Array($0.utf8) }) {
                state.snapshots.append(use)
            }
            return nil
        }
    }
}
