import Foundation
import SpecEvents

/// A test process with the examples that it was given, and what has become of them.
final class Worker {
    private let process: TestProcess
    private let watch: RunningExample
    private var left: [String: ExampleIdentity]
    private let order: [ExampleIdentity]
    private(set) var hasFinished = false
    private var hasFailed = false

    /// Sets a process to work that was started for these examples.
    init(_ process: TestProcess, _ examples: [ExampleIdentity], timeLimit: Duration) {
        self.process = process
        process.goOn()
        watch = RunningExample(defaultLimit: timeLimit)
        order = examples
        left = Dictionary(examples.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// What was given and has not ended, in order.
    var remaining: [ExampleIdentity] { order.filter { left[$0.identifier] != nil } }
    var hasEndedAny: Bool { left.count < order.count }
    var running: RunningExample { watch }
    var outputDescriptor: Int32 { process.outputDescriptor }

    func kill() {
        process.kill()
    }

    /// Hands on what has happened since the last time; when the process is gone, also what that means.
    ///
    /// - Returns: Whether the process is gone.
    func poll(_ receive: (Event) -> Void) -> Bool {
        var end = readEvents(receive)
        if end == nil, watch.isOverdue {
            // Stopped first, so that it cannot go on to another example between the last look and the end.
            process.pause()
            end = readEvents(receive)
            if watch.isOverdue {
                watch.end()
                process.kill()
            } else {
                process.resume()
            }
        }
        guard let end else { return false }
        if !hasFinished {
            accountForDeath(end, receive)
        } else if end != .exited(0), !hasFailed {
            fail("the test process \(end), although no example failed", process.strayOutput, receive)
        }
        return true
    }

    private func readEvents(_ receive: (Event) -> Void) -> TestProcess.End? {
        process.poll { event in
            note(event)
            receive(event)
        }
    }

    private func note(_ event: Event) {
        watch.note(event)
        switch event {
        case .exampleFinished(let example, let result):
            left[example.identifier] = nil
            hasFailed = hasFailed || result.isFailure
        case .failedOutsideExamples: hasFailed = true
        case .runFinished: hasFinished = true
        case .exampleListed, .exampleStarted, .stepStarted, .runStarted: break
        }
    }

    /// The process is gone before its time. The example that was running is the one that took it along.
    private func accountForDeath(_ end: TestProcess.End, _ receive: (Event) -> Void) {
        guard let example = watch.example else {
            return fail("the test process \(end) while no example was running", process.strayOutput, receive)
        }
        let report = CrashReport(output: process.claimOutput(of: example) ?? [], hasExited: !end.isSignal)
        let exit = report.exitCall.map { "the example called \($0)" }
        let result = ExampleResult(
            status: watch.wasOverdue ? .timedOut : end.isSignal ? .crashed : .exited,
            duration: watch.duration / .seconds(1),
            failures: report.location.map { [.crash(at: $0)] } ?? [],
            reason: watch.wasOverdue ? watch.overdueText : exit ?? "the process \(end)",
            output: report.printed
        )
        let event = Event.exampleFinished(example, result)
        note(event)
        receive(event)
        skipRest(ofGroupOf: example, receive)
    }

    /// What builds upon the example that took the process along cannot run.
    private func skipRest(ofGroupOf example: ExampleIdentity, _ receive: (Event) -> Void) {
        guard let group = example.orderedGroup else { return }
        let reason = SkipReason.failedBefore(example.fullName)
        for other in remaining where other.orderedGroup == group {
            let event = Event.exampleFinished(other, ExampleResult(status: .skipped, duration: 0, reason: reason))
            note(event)
            receive(event)
        }
    }

    private func fail(_ message: String, _ output: [String], _ receive: (Event) -> Void) {
        let text = ([message] + output.suffix(10)).joined(separator: "\n")
        receive(.failedOutsideExamples(RecordedFailure(message: text, location: nil)))
    }
}
