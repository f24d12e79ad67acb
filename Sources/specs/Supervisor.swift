import Foundation
import SpecEvents
import SpecReports

/// Sees to it that every example is run, or accounted for: starts the test process, and starts it again for the rest
/// when an example has taken it down.
struct Supervisor {
    private let bundle: TestBundle
    private let request: Request
    private let reporter: any Reporter
    private var summary = Summary()
    private let examples: [ExampleIdentity]
    /// The identifiers of the examples that have ended, in whichever way.
    private var ended: Set<String> = []
    private var hasFinished = false

    init(bundle: TestBundle, examples: [ExampleIdentity], request: Request, reporter: any Reporter) {
        self.bundle = bundle
        self.request = request
        self.reporter = reporter
        self.examples = examples
    }

    /// Runs all examples, and says what came of it.
    mutating func run() -> Summary {
        let start = ContinuousClock.now
        var isFirstRound = true
        while true {
            let countBefore = ended.count
            do {
                try runRound(isFirst: isFirstRound)
            } catch {
                fail("the test process could not be run: \(error)")
                break
            }
            isFirstRound = false
            // A round in which nothing ended would come again and again.
            if hasFinished || ended.count == countBefore || remaining.isEmpty { break }
        }
        accountForRemaining()
        summary.duration = (ContinuousClock.now - start) / .seconds(1)
        reporter.finish(summary)
        return summary
    }

    private mutating func runRound(isFirst: Bool) throws {
        let events = try EventFile()
        let remaining = remaining
        let selection = isFirst && request.places.isEmpty ? nil : try SelectionFile(remaining)
        var process = try TestProcess(
            bundle,
            arguments: [Self.classNames(of: remaining)],
            events: events,
            request,
            selectionPath: selection?.path
        )
        hasFinished = false
        let failuresBefore = summary.failed.count + summary.failuresOutsideExamples.count
        let watch = RunningExample()
        let end = process.follow(until: { watch.hasToEnd }) { event in
            watch.note(event)
            receive(event)
        }
        if !hasFinished {
            accountForDeath(end, of: watch, process.strayOutput, outputOf: { process.claimOutput(of: $0) })
        } else if end != .exited(0), failuresBefore == summary.failed.count + summary.failuresOutsideExamples.count {
            fail("the test process \(end), although no example failed\n\(process.strayOutput.joined(separator: "\n"))")
        }
    }

    /// What has not ended yet, in the order of the list.
    private var remaining: [ExampleIdentity] {
        examples.filter { !ended.contains($0.identifier) }
    }

    /// What XCTest is asked to run: whole classes, so that the command line stays short.
    private static func classNames(of examples: [ExampleIdentity]) -> String {
        var seen = Set<String>()
        return examples.map(\.className).filter { seen.insert($0).inserted }.joined(separator: ",")
    }

    private mutating func receive(_ event: Event) {
        switch event {
        case .exampleFinished(let example, _): ended.insert(example.identifier)
        case .runFinished: hasFinished = true
        case .exampleListed, .exampleStarted, .runStarted, .failedOutsideExamples: break
        }
        pass(event)
    }

    private mutating func pass(_ event: Event) {
        summary.count(event)
        reporter.report(event)
    }

    /// The process is gone before its time. The example that was running is the one that took it along.
    private mutating func accountForDeath(
        _ end: TestProcess.End,
        of running: RunningExample,
        _ strayOutput: [String],
        outputOf: (ExampleIdentity) -> [String]?
    ) {
        guard let example = running.example else {
            let output = strayOutput.suffix(10).joined(separator: "\n")
            return fail("the test process \(end) while no example was running\n\(output)")
        }
        let report = CrashReport(output: outputOf(example) ?? [])
        let place = report.location.map { RecordedFailure(message: "this is where it crashed", location: $0) }
        let result = ExampleResult(
            status: running.wasOverdue ? .timedOut : end.isSignal ? .crashed : .exited,
            duration: running.duration / .seconds(1),
            failures: place.map { [$0] } ?? [],
            reason: running.wasOverdue ? running.overdueText : "the process \(end)",
            output: report.printed
        )
        receive(.exampleFinished(example, result))
    }

    /// What was listed and has not ended did not run, and a run with such examples is not green.
    private mutating func accountForRemaining() {
        let remaining = remaining
        guard !remaining.isEmpty else { return }
        let names = remaining.prefix(10).map { "  " + NameFilter.subject(of: $0) }
        let more = remaining.count > 10 ? ["  and \(remaining.count - 10) more"] : []
        fail((["\(remaining.count) of the listed examples did not run:"] + names + more).joined(separator: "\n"))
    }

    private mutating func fail(_ message: String) {
        pass(.failedOutsideExamples(RecordedFailure(message: message, location: nil)))
    }
}
