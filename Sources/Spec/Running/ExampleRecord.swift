import Foundation
import ProcessShims
import SpecEvents
import Locks

/// The record of an example while it runs. It owns the failures of the example, from any thread.
final class ExampleRecord: StepRecorder {
    private struct State {
        var attempt = Attempt()
        /// The failures of the current attempt.
        var failures: [RecordedFailure] = []
        var earlierAttempts: [[RecordedFailure]] = []
        var expectedFailures: [RecordedFailure] = []
        var skipReason: String?
        /// Whether there is a failure that neither another attempt nor a known issue excuses.
        var hasFault = false
        /// Failures on a thread, or in a block of the main queue, that Spec cannot assign to an example.
        var strays: [StrayFailure] = []
        var stepCount = 0
        var openSteps: [(id: Int, name: String)] = []
        /// The innermost step that threw an error, and the description of the error.
        var throwingStep: (name: String, error: String)?
        var steps: [ExampleStep] = []
        var attachments: [ExampleAttachment] = []
        /// Whether it is too late to skip the example.
        var refusesSkips = false
        var isOver = false
        var isClosed = false
    }

    /// An attempt to run the example: what an earlier one has left pending does not explain a failure of this one.
    private final class Attempt: FailureSubject {}

    private let name: String
    /// Set if the example must fail: to the reason, if there is one.
    private let knownIssue: String??
    /// The place of a known issue, for the failure if it passes.
    private let location: CodeLocation?
    /// Whether XCTest gets failures only when it is certain that they count.
    private let holdsFailures: Bool
    private let isSilent: Bool
    /// The example, if its failures name the lines that called helpers.
    private let example: Example?
    /// How many calls of the main run loop are around the example.
    private let runLoopDepth: Int32
    let ticket = expectation_last_ticket()
    /// `nil` if the example need not expect anything.
    private let expectations: ExpectationWatch?
    private let state = Lock(State())
    /// The objects that must not outlive the example.
    @MainActor private var trackedObjects: [TrackedObject] = []
    /// Takes failures for XCTest's own record, from any thread.
    private nonisolated(unsafe) unowned let sink: any FailureSink

    /// Makes a record for an example; a silent record reports nothing to XCTest.
    @MainActor init(of example: Example, in sink: any FailureSink, isSilent: Bool = false, namesLines: Bool = false) {
        name = example.name
        location = example.traits.knownIssue == nil ? nil : example.location
        knownIssue = example.traits.knownIssue
        let mayExpectNothing = example.traits.expectsNothing || example.traits.knownIssue != nil
        expectations = mayExpectNothing ? nil : ExpectationWatch()
        holdsFailures = isSilent || knownIssue != nil || example.retries > 0
        self.isSilent = isSilent
        self.example = namesLines ? example : nil
        self.sink = sink
        runLoopDepth = main_run_loop_depth()
    }

    /// `nil`, because the code that runs while an example waits may come from an earlier example.
    var whileWaiting: (any FailureOwner)? { nil }

    var stepRecorder: (any StepRecorder)? { self }

    var subject: (any FailureSubject)? { state.withLock { $0.attempt } }

    /// Takes a failure of an expectation, and names the line of the example that called the code in which it is.
    func record(_ failure: RecordedFailure) {
        guard let example, Thread.isMainThread else { return add(failure) }
        add(MainActor.assumeIsolated { example.withCallingLine(failure) })
    }

    /// Takes a failure. After the end of the example it is a failure outside of examples.
    func add(_ failure: RecordedFailure) {
        if state.withLock({ $0.isOver }) {
            FailureOutsideExamples.report(Misuse.lateFailure(failure, of: name).failure)
        } else if isInBlockOfRunLoop {
            state.withLock { $0.strays.append(StrayFailure(failure: failure, isOnMainThread: true)) }
        } else {
            // XCTest passes the failure back to `take`, possibly on a thread without an owner.
            CurrentFailureOwner.$value.withValue(self) { sink.report(failure) }
        }
    }

    /// Whether the code that runs is a block, a timer or the like that the main run loop runs inside of the example, as when
    /// the example waits for an `XCTestExpectation`. It sees the owner of the code around it, but any example may have
    /// queued it. The body of an async example runs in a task, which has the right owner.
    private var isInBlockOfRunLoop: Bool {
        Thread.isMainThread && main_run_loop_depth() > runLoopDepth && withUnsafeCurrentTask { $0 == nil }
    }

    /// Takes a failure that counts whatever the traits of the example: in a hook that runs once for all, or a mistake
    /// in the spec.
    func recordFault(_ failure: RecordedFailure) {
        noteFault()
        add(failure)
    }

    func noteFault() {
        state.withLock { $0.hasFault = true }
    }

    /// Takes a failure that XCTest passes to this example's test case, because XCTest reports to the running one.
    ///
    /// The failure belongs to the owner of the code that failed. If the code has no owner, the failure is kept as a
    /// stray until the example ends.
    func take(_ failure: RecordedFailure) {
        if let owner = CurrentFailureOwner.value, owner !== self { return owner.record(failure) }
        let isOwned = CurrentFailureOwner.value != nil && !isInBlockOfRunLoop
        let isOnMainThread = Thread.isMainThread
        let isOwn = state.withLock { state -> Bool? in
            // After the hooks, XCTest checks the test case, for example for expectations without a wait.
            if isOwned || state.isOver { return !state.isClosed && (isOwned || isOnMainThread) }
            state.strays.append(StrayFailure(failure: failure, isOnMainThread: isOnMainThread))
            return nil
        }
        switch isOwn {
        case true?: note(failure).map(sink.reportToXCTest)
        case false?: FailureOutsideExamples.report(Misuse.strayFailure(failure, during: nil, besides: nil).failure)
        case nil: break
        }
    }

    func takeStrays() -> [StrayFailure] {
        state.withLock { state in
            defer { state.strays = [] }
            return state.strays
        }
    }

    /// Notes a failure, with the step that it came from, before XCTest gets it.
    ///
    /// - Returns: The failure to report to XCTest now; `nil` if it is held back.
    private func note(_ failure: RecordedFailure) -> RecordedFailure? {
        state.withLock { state in
            var failure = failure
            if let step = state.openSteps.last {
                let name = step.name.split(whereSeparator: \.isNewline).joined(separator: " ")
                failure.message = "in step “\(name)”: \(failure.message)"
            }
            state.failures.append(failure)
            return holdsFailures && !state.isOver ? nil : failure
        }
    }

    /// Skips the example, or the rest of it.
    ///
    /// - Parameter location: The place of the hook that skips the example.
    func noteSkip(_ reason: String, at location: CodeLocation? = nil) {
        let isTooLate = state.withLock { state in
            if !state.refusesSkips { state.skipReason = state.skipReason ?? reason }
            return state.refusesSkips
        }
        if isTooLate { recordFault(Misuse.lateSkip(reason, at: location).failure) }
    }

    /// Notes that only the hooks after the last example of a group remain.
    func refuseSkips() {
        state.withLock { $0.refusesSkips = true }
    }

    func acceptSkip(_ reason: String) -> Bool {
        noteSkip(reason)
        return true
    }

    var failures: [RecordedFailure] { state.withLock { $0.failures } }
    var hasFailed: Bool { !failures.isEmpty }
    var hasFault: Bool { state.withLock { $0.hasFault } }
    /// Whether the example failed unexpectedly, or passed although it must fail.
    var hasFailedUnexpectedly: Bool {
        state.withLock { state in
            let isKnownIssue = knownIssue != nil && !state.hasFault && !state.isOver
            return isKnownIssue ? state.failures.isEmpty && state.skipReason == nil : !state.failures.isEmpty
        }
    }
    var openStep: String? { state.withLock { $0.openSteps.last?.name } }
    /// Why the example was skipped; `nil` if it ran, or failed before the skip.
    var skipReason: String? { state.withLock { $0.failures.isEmpty ? $0.skipReason : nil } }

    // MARK: Steps and attachments

    /// Opens a step.
    ///
    /// - Returns: The identifier of the step. A step that outlives its attempt does not belong to the next attempt.
    func beginStep(_ name: String) -> Int {
        state.withLock { state in
            state.stepCount += 1
            state.openSteps.append((state.stepCount, name))
            return state.stepCount
        }
    }

    func endStep(_ id: Int, duration: Duration, throwing error: (any Error)?, hasFailed: Bool) {
        state.withLock { state in
            guard let level = state.openSteps.lastIndex(where: { $0.id == id }) else { return }
            let name = state.openSteps.remove(at: level).name
            if let error, state.throwingStep?.error != "\(error)" { state.throwingStep = (name, "\(error)") }
            state.steps.append(
                ExampleStep(name: name, level: level, duration: duration / .seconds(1), hasFailed: hasFailed)
            )
        }
    }

    func takeStep(thatThrew error: any Error) -> String? {
        state.withLock { state in
            defer { state.throwingStep = nil }
            return state.throwingStep?.error == "\(error)" ? state.throwingStep?.name : nil
        }
    }

    func attach(_ attachment: ExampleAttachment) {
        state.withLock { $0.attachments.append(attachment) }
    }

    @MainActor func track(_ objects: [TrackedObject]) {
        // That an object does not leak is an expectation, too.
        expectation_note()
        trackedObjects += objects
    }

    @MainActor func takeTrackedObjects() -> [TrackedObject] {
        defer { trackedObjects = [] }
        return trackedObjects
    }

    // MARK: The end

    /// Keeps the failures as those of an earlier attempt; the next attempt begins without any.
    func beginNextAttempt() {
        state.withLock { state in
            state.attempt = Attempt()
            state.earlierAttempts.append(state.failures)
            state.failures = []
            state.skipReason = nil
            state.steps = []
            state.openSteps = []
            state.throwingStep = nil
        }
    }

    /// Ends the last attempt. If it was skipped, the failures of the attempt before it count.
    func endAttempts() {
        state.withLock { state in
            guard state.skipReason != nil, state.failures.isEmpty, let last = state.earlierAttempts.popLast() else {
                return
            }
            state.failures = last
        }
    }

    /// Ends the example: decides which failures count, and reports to XCTest those that were held back. Later failures
    /// are failures outside of examples.
    @MainActor func end() {
        let failures = state.withLock { state in
            if knownIssue != nil, !state.hasFault, state.skipReason == nil || !state.failures.isEmpty {
                state.expectedFailures = state.failures
                let passes = Misuse.knownIssuePasses(at: location).failure
                state.failures = state.failures.isEmpty ? [passes] : []
                state.skipReason = nil
            }
            state.isOver = true
            return holdsFailures && !isSilent ? state.failures : []
        }
        failures.forEach(sink.reportToXCTest)
        guard !isSilent else { return }
        let (expected, attachments) = state.withLock { ($0.expectedFailures, $0.attachments) }
        sink.reportExpected(expected, because: knownIssue ?? nil)
        sink.show(attachments)
    }

    /// Notes that XCTest has finished the test case.
    func close() {
        state.withLock { $0.isClosed = true }
    }

    /// Whether it passes at the first attempt and nothing was expected, although it should be.
    var expectsNothing: Bool { state.withLock { expectsNothing($0) } }

    private func expectsNothing(_ state: State) -> Bool {
        let passes = state.failures.isEmpty && state.skipReason == nil && state.earlierAttempts.isEmpty
        return passes && expectations?.sawNothing == true
    }

    func result(duration: Duration) -> ExampleResult {
        state.withLock { state in
            var result = ExampleResult(
                status: !state.failures.isEmpty ? .failed : state.skipReason != nil ? .skipped : .passed,
                duration: duration / .seconds(1),
                failures: state.failures,
                reason: state.skipReason
            )
            if !state.expectedFailures.isEmpty {
                result.reason = knownIssue ?? nil
                result.expectedFailures = state.expectedFailures
            }
            result.earlierAttempts = state.earlierAttempts.isEmpty ? nil : state.earlierAttempts
            result.steps = state.steps.isEmpty ? nil : state.steps
            result.attachments = state.attachments.isEmpty ? nil : state.attachments
            result.expectsNothing = expectsNothing(state)
            return result
        }
    }
}
