import Foundation
import SpecEvents
import Synchronization

/// What is noted down about an example while it runs. The owner of its failures, whichever thread they come from.
final class ExampleRecord: FailureOwner {
    private struct State {
        /// Of the attempt that is running.
        var failures: [RecordedFailure] = []
        var earlierAttempts: [[RecordedFailure]] = []
        var expectedFailures: [RecordedFailure] = []
        var skipReason: String?
        /// Whether something failed that neither another attempt nor a known issue excuses.
        var hasFault = false
        /// Recorded on a thread, or in a block of the main queue, of which nobody knows which example started it.
        var strays: [StrayFailure] = []
        var stepCount = 0
        var openSteps: [(id: Int, name: String)] = []
        /// The innermost step that an error came out of, and how the error reads.
        var throwingStep: (name: String, error: String)?
        var steps: [ExampleStep] = []
        var attachments: [ExampleAttachment] = []
        /// Whether it is too late to skip the example.
        var refusesSkips = false
        var isOver = false
        var isClosed = false
    }

    private let name: String
    /// Set if the example has to fail: to the reason, if one was given.
    private let knownIssue: String??
    /// Where it stands, if it is a known issue: to say so when it passes.
    private let location: CodeLocation?
    /// Whether failures are kept from XCTest until it is certain that they count.
    private let holdsFailures: Bool
    private let isSilent: Bool
    private let state = Mutex(State())
    /// XCTest's own record is kept along with this one. It takes failures from any thread.
    private nonisolated(unsafe) unowned let sink: any FailureSink

    /// A record for an example; a silent one tells XCTest nothing.
    @MainActor init(of example: Example, in sink: any FailureSink, isSilent: Bool = false) {
        name = example.name
        location = example.traits.knownIssue == nil ? nil : example.location
        knownIssue = example.traits.knownIssue
        holdsFailures = isSilent || knownIssue != nil || example.retries > 0
        self.isSilent = isSilent
        self.sink = sink
    }

    /// Nobody: what runs while an example waits was queued by somebody, maybe by an earlier example.
    var whileWaiting: (any FailureOwner)? { nil }

    /// Takes a failure: of the example while it runs, and of nobody once it is over.
    func record(_ failure: RecordedFailure) {
        if state.withLock({ $0.isOver }) {
            FailureOutsideExamples.report(Misuse.lateFailure(failure, of: name).failure)
        } else {
            // XCTest hands it back to `take`, maybe on a thread that the example does not own.
            CurrentFailureOwner.$value.withValue(self) { sink.report(failure) }
        }
    }

    /// Takes a failure that counts whatever the example's traits are: a hook for all that failed, a mistake in the spec.
    func recordFault(_ failure: RecordedFailure) {
        noteFault()
        record(failure)
    }

    /// Notes that one of the failures is such a one.
    func noteFault() {
        state.withLock { $0.hasFault = true }
    }

    /// Takes a failure that XCTest hands to this example's case because that case happens to run.
    ///
    /// It is the example's if the code that failed ran for the example. If that code ran for another one, it is that
    /// one's; if nobody knows what it ran for, it is put aside until the example has ended.
    func take(_ failure: RecordedFailure) {
        if let owner = CurrentFailureOwner.value, owner !== self { return owner.record(failure) }
        let isOwned = CurrentFailureOwner.value != nil
        let isOnMainThread = Thread.isMainThread
        let isOwn = state.withLock { state -> Bool? in
            // Between its hooks and its end XCTest itself looks at the case: whether its expectations were waited for.
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

    /// Takes what was put aside.
    func takeStrays() -> [StrayFailure] {
        state.withLock { state in
            defer { state.strays = [] }
            return state.strays
        }
    }

    /// Notes a failure on its way to XCTest, with the step that it came from.
    ///
    /// - Returns: What to tell XCTest now; `nil` if nothing yet.
    private func note(_ failure: RecordedFailure) -> RecordedFailure? {
        state.withLock { state in
            var failure = failure
            if let step = state.openSteps.last { failure.message = "in step “\(step.name)”: \(failure.message)" }
            state.failures.append(failure)
            return holdsFailures && !state.isOver ? nil : failure
        }
    }

    /// Skips the example, or what is left of it.
    ///
    /// - Parameter location: Where the hook stands that wants it to be skipped.
    func skip(_ reason: String, at location: CodeLocation? = nil) {
        let isTooLate = state.withLock { state in
            if !state.refusesSkips { state.skipReason = state.skipReason ?? reason }
            return state.refusesSkips
        }
        if isTooLate { recordFault(Misuse.lateSkip(reason, at: location).failure) }
    }

    /// Notes that only what is done after the last example of a group is still to come.
    func refuseSkips() {
        state.withLock { $0.refusesSkips = true }
    }

    func acceptSkip(_ reason: String) -> Bool {
        skip(reason)
        return true
    }

    var failures: [RecordedFailure] { state.withLock { $0.failures } }
    var hasFailed: Bool { !failures.isEmpty }
    var hasFault: Bool { state.withLock { $0.hasFault } }
    /// Whether the example failed and was not meant to, or passed and was meant to fail.
    var hasFailedUnexpectedly: Bool {
        state.withLock { state in
            let isKnownIssue = knownIssue != nil && !state.hasFault && !state.isOver
            return isKnownIssue ? state.failures.isEmpty && state.skipReason == nil : !state.failures.isEmpty
        }
    }
    var openStep: String? { state.withLock { $0.openSteps.last?.name } }
    /// Why the example did not run, or stopped itself; `nil` if it ran, or failed before it was skipped.
    var skipReason: String? { state.withLock { $0.failures.isEmpty ? $0.skipReason : nil } }

    // MARK: Steps and attachments

    /// Opens a step.
    ///
    /// - Returns: What to close it by. A step may outlive its attempt, and then it is none of the next attempt's.
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

    /// The step that the error came out of, if it came out of one.
    func takeStep(thatThrew error: any Error) -> String? {
        state.withLock { state in
            defer { state.throwingStep = nil }
            return state.throwingStep?.error == "\(error)" ? state.throwingStep?.name : nil
        }
    }

    func attach(_ attachment: ExampleAttachment) {
        state.withLock { $0.attachments.append(attachment) }
    }

    // MARK: The end

    /// Puts the attempt's failures aside; the next attempt begins without any.
    func beginNextAttempt() {
        state.withLock { state in
            state.earlierAttempts.append(state.failures)
            state.failures = []
            state.skipReason = nil
            state.steps = []
            state.openSteps = []
            state.throwingStep = nil
        }
    }

    /// Ends the last attempt. One that skips mends nothing of what an earlier one failed in.
    func endAttempts() {
        state.withLock { state in
            guard state.skipReason != nil, state.failures.isEmpty, let last = state.earlierAttempts.popLast() else {
                return
            }
            state.failures = last
        }
    }

    /// Ends the example: settles which failures count, and tells XCTest those that were held back. What fails from now
    /// on comes too late.
    func end() {
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
    }

    /// Notes that XCTest, too, is done with the example.
    func close() {
        state.withLock { $0.isClosed = true }
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
            return result
        }
    }
}
