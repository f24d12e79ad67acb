import ChildProcesses
import Foundation
import SpecEvents
import SpecReports

/// A test process with the examples that it has to run, and their state.
final class Worker {
    let process: TestProcess
    private var left: [ByteKey: ExampleIdentity]
    /// All examples that it has to run, in order.
    let examples: [ExampleIdentity]
    private(set) var hasFinished = false
    private var hasFailed = false

    /// - Parameter process: A process that was started for these examples.
    init(_ process: TestProcess, _ examples: [ExampleIdentity]) {
        (self.process, self.examples) = (process, examples)
        left = Dictionary(examples.map { (ByteKey($0.identifier), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The examples that have not ended, in order.
    var remaining: [ExampleIdentity] { examples.filter { left[ByteKey($0.identifier)] != nil } }
    /// The examples that another process may run when this one has ended. If no example ended,
    /// another process would fail in the same way.
    var forAnotherProcess: [ExampleIdentity] { !hasFinished && hasEndedAny ? remaining : [] }
    private var hasEndedAny: Bool { left.count < examples.count }
    private var told = ToldFailures()
    /// Whether every other process would fail in the same way: this one hung before its first
    /// example, or could not write.
    private(set) var isHopeless = false
    var activity: ProcessActivity { process.activity }
    /// What the process has printed outside of its examples, if no failure shows it.
    private(set) var strayOutput: [String] = []

    /// Passes on the events since the last call and, after the end of the process, what it left.
    ///
    /// - Returns: Whether the process has ended.
    func poll(_ receive: (Event) -> Void) -> Bool {
        let end = process.pollWithinLimit { event in
            note(event)
            receive(event)
        }
        guard let end else { return false }
        reportEnd(end, receive)
        return true
    }

    /// Reports how the process ended, and the examples that it has not finished.
    private func reportEnd(_ end: ChildProcess.End, _ receive: (Event) -> Void) {
        strayOutput = process.strayOutput
        let hungAtOnce = activity.wasOverdue && activity.example == nil && !hasEndedAny
        isHopeless = hungAtOnce || process.couldNotWrite(end)
        if process.couldNotWrite(end) {
            fail("the test process could not write its events", receive)
        } else if let example = activity.example, !hasFinished {
            // The one that took too long may have ended at the last moment: another runs again.
            if activity.wasOverdue, example != activity.overdueExample { return }
            reportLoss(of: example, end, receive)
        } else if activity.wasOverdue {
            let name = activity.overdueExample.map { "“\($0.fullName)” " } ?? ""
            fail(name + activity.overdueText, receive)
        } else if !hasFinished {
            fail("the test process \(end) while \(activity.phaseDescription ?? "no example was running")", receive)
        } else if end != .exited(0), !hasFailed {
            fail("the test process \(end), although no example failed", receive)
        }
    }

    private func note(_ event: Event) {
        _ = told.completed(event)
        switch event {
        case .exampleFinished(let example, let result):
            left[ByteKey(example.identifier)] = nil
            hasFailed = hasFailed || result.isFailure
        case .failedOutsideExamples: hasFailed = true
        case .runFinished: hasFinished = true
        case .exampleListed, .otherTestsFound, .phaseStarted, .exampleStarted, .stepStarted, .exampleFailed,
            .runStarted:
            break
        }
    }

    /// Reports the example that ran when the process ended; it counts as the one that ended it.
    private func reportLoss(
        of example: ExampleIdentity,
        _ end: ChildProcess.End,
        _ receive: (Event) -> Void
    ) {
        let report = CrashReport(output: process.claimOutput(of: example) ?? [], hasExited: !end.isSignal)
        let step = activity.step.map { ", in step “\($0)”" } ?? ""
        let exit = report.exitCall.map { "the example called \($0)" } ?? "the process \(end)"
        let place = activity.wasOverdue ? RecordedFailure.hang(at: report.locations) : .crash(at: report.locations)
        let result = ExampleResult(
            status: activity.wasOverdue ? .timedOut : end.isSignal ? .crashed : .exited,
            duration: activity.duration / .seconds(1),
            failures: told.failures(of: example) + (report.locations.isEmpty ? [] : [place]),
            reason: activity.wasOverdue ? activity.overdueText : exit + step,
            output: report.printed
        )
        finish(example, result, receive)
        skipRest(ofGroupOf: example, receive)
    }

    /// Skips the examples of an ordered group after the one that ended the process.
    private func skipRest(ofGroupOf example: ExampleIdentity, _ receive: (Event) -> Void) {
        guard let group = example.orderedGroup else { return }
        let reason = SkipReason.failedBefore(example.fullName)
        for other in remaining where other.orderedGroup == group {
            finish(other, ExampleResult(status: .skipped, duration: 0, reason: reason), receive)
        }
    }

    private func finish(_ example: ExampleIdentity, _ result: ExampleResult, _ receive: (Event) -> Void) {
        let event = Event.exampleFinished(example, result)
        note(event)
        receive(event)
    }

    private func fail(_ message: String, _ receive: (Event) -> Void) {
        strayOutput = []
        let report = CrashReport(output: process.latestOutput)
        let text = ([message] + report.lastLines).joined(separator: "\n")
        let location = report.locations.first ?? activity.location
        receive(.failedOutsideExamples(RecordedFailure(message: text, location: location)))
    }
}
