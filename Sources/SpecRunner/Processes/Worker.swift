import Foundation
import SpecEvents

/// A test process with the examples that it was given, and what has become of them.
final class Worker {
    private let process: TestProcess
    private var left: [String: ExampleIdentity]
    private let order: [ExampleIdentity]
    private(set) var hasFinished = false
    private var hasFailed = false

    /// Sets a process to work that was started for these examples.
    init(_ process: TestProcess, _ examples: [ExampleIdentity]) {
        self.process = process
        process.goOn()
        order = examples
        left = Dictionary(examples.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// What was given and has not ended, in order.
    var remaining: [ExampleIdentity] { order.filter { left[$0.identifier] != nil } }
    /// What another process may run when this one is gone. What a process that came to nothing has left would come to
    /// nothing again; so would a class that could not be set up, but not the others.
    var forAnotherProcess: [ExampleIdentity] {
        guard !hasFinished, hasEndedAny || lostClass != nil else { return [] }
        return remaining.filter { $0.className != lostClass }
    }
    private var hasEndedAny: Bool { left.count < order.count }
    /// The class whose own `setUp` took the process along.
    private var lostClass: String?
    /// Whether any other process would fare as this one did: it hung before its first example, or could not write.
    private(set) var isHopeless = false
    var activity: ProcessActivity { process.activity }
    var outputDescriptor: Int32 { process.outputDescriptor }

    /// Lets the process skip what it has not begun, and come to its end.
    func skipRest(because reason: String) {
        process.skipRest(because: reason)
    }

    func kill() {
        process.kill()
    }

    /// Hands on what has happened since the last time; when the process is gone, also what that means.
    ///
    /// - Returns: Whether the process is gone.
    func poll(_ receive: (Event) -> Void) -> Bool {
        let end = process.pollWithinLimit { event in
            note(event)
            receive(event)
        }
        guard let end else { return false }
        account(for: end, receive)
        return true
    }

    /// Says what became of the examples that are left, and of the process.
    private func account(for end: ChildProcess.End, _ receive: (Event) -> Void) {
        lostClass = activity.classInSetUp
        let hungAtOnce = activity.wasOverdue && activity.example == nil && lostClass == nil && !hasEndedAny
        isHopeless = hungAtOnce || process.couldNotWrite(end)
        if process.couldNotWrite(end) {
            fail("the test process could not write its events", receive)
        } else if let example = activity.example, !hasFinished {
            accountForDeath(end, of: example, receive)
        } else if activity.wasOverdue {
            fail(activity.overdueText, receive)
        } else if !hasFinished {
            fail("the test process \(end) while \(activity.phaseInWords ?? "no example was running")", receive)
        } else if end != .exited(0), !hasFailed {
            fail("the test process \(end), although no example failed", receive)
        }
    }

    private func note(_ event: Event) {
        switch event {
        case .exampleFinished(let example, let result):
            left[example.identifier] = nil
            hasFailed = hasFailed || result.isFailure
        case .failedOutsideExamples: hasFailed = true
        case .runFinished: hasFinished = true
        case .exampleListed, .phaseStarted, .exampleStarted, .stepStarted, .runStarted: break
        }
    }

    /// The process is gone before its time. The example that was running is the one that took it along.
    private func accountForDeath(
        _ end: ChildProcess.End,
        of example: ExampleIdentity,
        _ receive: (Event) -> Void
    ) {
        let report = CrashReport(output: process.claimOutput(of: example) ?? [], hasExited: !end.isSignal)
        let exit = report.exitCall.map { "the example called \($0)" }
        let result = ExampleResult(
            status: activity.wasOverdue ? .timedOut : end.isSignal ? .crashed : .exited,
            duration: activity.duration / .seconds(1),
            failures: report.location.map { [.crash(at: $0)] } ?? [],
            reason: activity.wasOverdue ? activity.overdueText : exit ?? "the process \(end)",
            output: report.printed
        )
        finish(example, result, receive)
        skipRest(ofGroupOf: example, receive)
    }

    /// What builds upon the example that took the process along cannot run.
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
        let output = process.latestOutput.suffix(10)
        let text = ([message] + output).joined(separator: "\n")
        receive(.failedOutsideExamples(RecordedFailure(message: text, location: activity.location)))
    }
}
